import { defineTour } from '#content/define-tour.ts'

export const sikkim5n6d = defineTour({
  id: 'Sikkim5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Sikkim5n6d',
  alsoAt: ['/Sikkim5n6d'],
  duration: '5N/6D',
  place: 'Sikkim',
  title: 'Sikkim: Gangtok, Tsomgo and Pelling',
  line: 'Facing Kanchenjunga',
  states: ['Sikkim'],
  location: 'Gangtok, Tsomgo (Changu), Ravangla, Pelling',
  scene: 'sikkim',
  themes: {
    snow: 'Tsomgo lake, where the walk may be on ice',
    heritage: 'The monasteries of Rumtek and Pemayangtse',
    honeymoon: 'Kanchenjunga at first light from the window in Pelling',
  },
  head: {
    description:
      'Six days from Bagdogra: Gangtok and Rumtek, Tsomgo lake by permit, the Buddha Park at Ravangla, and Pelling for Kanchenjunga at first light.',
    keywords: ['Sikkim tour package', 'Gangtok', 'Pelling', 'Tsomgo lake', 'Nathula', 'Kanchenjunga'],
  },
  description:
    'Five nights by private car: three in Gangtok and two in Pelling. Breakfast and dinner every day and the permit and local vehicle for Tsomgo lake are in the price. You see Tsomgo, also called Changu, at 3,753 metres, monasteries, the Buddha Park of Ravangla and Kanchenjunga at sunrise. Hill roads are slow: the longest day is about six hours.',
  days: [
    {
      title: 'Bagdogra → Gangtok: up the Teesta',
      activities: [
        'Arrive at Bagdogra airport or New Jalpaiguri station, where the driver waits',
        'Up the Teesta valley to Gangtok, 125 km and about five hours with a halt for tea',
        'A stroll on MG Marg, a street without cars',
      ],
      overnight: 'Gangtok',
      meals: ['D'],
    },
    {
      title: 'Gangtok: Rumtek and other monasteries',
      activities: [
        'Tashi viewpoint early, if the sky is clear',
        'Rumtek, seat of the Karmapa, an hour across the valley',
        'Do Drul Chorten, and the Namgyal Institute of Tibetology beside it on the days it opens',
        'Banjhakri falls; the ropeway over town at extra cost',
      ],
      overnight: 'Gangtok',
      meals: ['B', 'D'],
    },
    {
      title: 'Gangtok → Tsomgo → Gangtok: Changu lake',
      activities: [
        'By permit to Tsomgo lake (Changu), 38 km and about two hours up to 3,753 metres',
        'A walk by the water, or on the ice; yak rides at extra cost',
        'On to the new Baba Harbhajan Singh temple, snow allowing; Nathu La on its open days, with a separate permit at extra cost',
        'Back to Gangtok by late afternoon',
      ],
      overnight: 'Gangtok',
      meals: ['B', 'D'],
    },
    {
      title: 'Gangtok → Ravangla → Pelling: tea and the tall Buddha',
      activities: [
        'Leave after breakfast by Singtam and the slopes of Temi tea garden',
        'The Buddha Park at Ravangla, about three hours from Gangtok',
        'Two hours more, down to the Rangit and up again, to Pelling',
      ],
      overnight: 'Pelling',
      hotelsUpTo: 4,
      meals: ['B', 'D'],
    },
    {
      title: 'Pelling: Kanchenjunga, monasteries and a lake',
      activities: [
        'Kanchenjunga at first light, from the window or the helipad',
        'Pemayangtse monastery and its carved seven-tier heaven, and the ruins of Rabdentse through chestnut woods',
        'Khecheopalri, the lake of wishes, about an hour away, by Rimbi and Kanchenjunga falls',
        'The tall Chenrezig statue and its glass walk, if they are open',
      ],
      overnight: 'Pelling',
      hotelsUpTo: 4,
      meals: ['B', 'D'],
    },
    {
      title: 'Pelling → Bagdogra: down by Jorethang, and home',
      activities: [
        'A last look at the peaks with your tea, and an early breakfast',
        'Five to six hours down by Jorethang and Melli to the plain',
        'Drop at Bagdogra airport or New Jalpaiguri station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Bagdogra', at: [26.6812, 88.3286] },
    { name: 'Gangtok', at: [27.3389, 88.6065] },
    { name: 'Tsomgo', at: [27.3743, 88.7625] },
    { name: 'Ravangla', at: [27.3057, 88.3636] },
    { name: 'Pelling', at: [27.3016, 88.233] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May'], why: 'Mild days and flowers' },
      { is: 'good', months: ['Oct', 'Nov'], why: 'The clearest views of Kanchenjunga' },
      { is: 'fair', months: ['Dec', 'Jan', 'Feb'], why: 'Cold and clear; snow may shut the way to Tsomgo' },
      { is: 'fair', months: ['Jun', 'Sep'], why: 'Rain on many days' },
      { is: 'closed', months: ['Jul', 'Aug'], why: 'Heavy rain; slides close the roads for hours' },
    ],
    pace: 'moderate',
    longestRoadDay: 6,
    vehicle: { kind: 'mixed', what: 'Private car with driver; a local vehicle to Tsomgo' },
    papers: 'A voter ID or passport for every guest, and two passport photographs. A PAN card is not enough.',
    altitude: { top: { place: 'Tsomgo lake', metres: 3753 }, night: { place: 'Pelling', metres: 2150 } },
  },
  facts: ['sikkim-permits', 'teesta-highway'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private car with driver, fuel and parking',
    'Permit and local vehicle for Tsomgo lake and the Baba temple',
  ],
  exclusions: ['The Nathu La permit and its vehicle surcharge', 'Ropeway, yak rides, and monastery and park tickets'],
  beforeYouGo: [
    'Nathu La is for Indian citizens only, is usually closed to visitors on Mondays and Tuesdays, and has few permits a day; snow often shuts it in winter.',
    'Tsomgo is at 3,753 metres and freezing from December to March; gloves and boots can be hired by the road.',
    'For the last day choose a flight that leaves Bagdogra after 3 pm.',
  ],
  windows: [
    {
      from: '2024-11-15',
      till: '2025-02-20',
      standard: { current: 35799, cut: 50199 },
      deluxe: { current: 41299, cut: 57999 },
      superDeluxe: { current: 45999, cut: 64399 },
    },
  ],
  ranks: { home: 8 },
})
