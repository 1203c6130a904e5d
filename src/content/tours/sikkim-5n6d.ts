import { defineTour } from '#content/define-tour.ts'

export const sikkim5n6d = defineTour({
  id: 'Sikkim5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Sikkim5n6d',
  alsoAt: ['/Sikkim5n6d'],
  duration: '5N/6D',
  place: 'Sikkim',
  title: 'Sikkim, facing Kanchenjunga',
  location: 'Gangtok, Tsomgo, Ravangla, Pelling',
  scene: 'sikkim',
  head: {
    description:
      'Six days from Bagdogra: Gangtok and Rumtek, Tsomgo lake by permit, the Buddha Park at Ravangla, and Pelling for Kanchenjunga at first light.',
    keywords: [
      'Sikkim tour package',
      'Gangtok',
      'Pelling',
      'Tsomgo lake',
      'Changu lake',
      'Nathula',
      'Kanchenjunga',
      'Sikim',
      'सिक्किम',
    ],
  },
  description:
    'Three nights in Gangtok, which is clean, steep and fond of momos, and two in Pelling, which is hardly a town at all but has the mountain. Between them come a frozen or a blue lake at 3,753 metres, monasteries at work, and a Buddha 39 metres tall. The roads are slow here, and nobody minds.',
  days: [
    {
      title: 'Up the Teesta to Gangtok',
      activities: [
        'Arrive at Bagdogra airport or New Jalpaiguri station, where the driver waits',
        'Up the Teesta valley to Gangtok, 125 km and about five hours with a halt for tea',
        'A stroll on MG Marg, where no car may follow you',
      ],
      overnight: 'Gangtok',
      meals: ['D'],
    },
    {
      title: 'Monasteries at work',
      activities: [
        'Tashi viewpoint early, if the sky is clear',
        'Rumtek, seat of the Karmapa, an hour across the valley',
        'Do Drul Chorten, and the Namgyal Institute of Tibetology beside it on the days it opens',
        'Banjhakri falls, and the ropeway over town for those who like heights',
      ],
      overnight: 'Gangtok',
      meals: ['B', 'D'],
    },
    {
      title: 'Tsomgo, the changing lake',
      activities: [
        'By permit to Tsomgo lake, 38 km and about two hours up to 3,753 metres',
        'A walk by the water, or on the ice, among patient yaks',
        'On to the new Baba Harbhajan Singh temple, snow allowing; Nathu La on its open days, with a separate permit',
        'Back to Gangtok by late afternoon',
      ],
      overnight: 'Gangtok',
      meals: ['B', 'D'],
    },
    {
      title: 'West, by tea and a tall Buddha',
      activities: [
        'Leave after breakfast by Singtam and the slopes of Temi tea garden',
        'The Buddha Park at Ravangla, about three hours from Gangtok',
        'Two hours more, down to the Rangit and up again, to Pelling',
      ],
      overnight: 'Pelling',
      meals: ['B', 'D'],
    },
    {
      title: 'The mountain, and what is round it',
      activities: [
        'Kanchenjunga at first light, from the window or the helipad',
        'Pemayangtse monastery and its carved seven-tier heaven, and the ruins of Rabdentse through chestnut woods',
        'Khecheopalri, the lake of wishes, about an hour away, by Rimbi and Kanchenjunga falls',
        'The tall Chenrezig statue and its glass walk, if they are open',
      ],
      overnight: 'Pelling',
      meals: ['B', 'D'],
    },
    {
      title: 'Down by Jorethang',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private car with driver, fuel and parking',
    'Permit and local vehicle for Tsomgo lake and the Baba temple',
  ],
  exclusions: ['The Nathu La permit and its vehicle surcharge', 'Ropeway, yak rides, and monastery and park tickets'],
  beforeYouGo: [
    'Tsomgo and Nathu La permits need a voter ID or passport and two passport photographs of each guest, handed over on arrival in Gangtok.',
    'Nathu La is for Indian citizens only, is usually closed to visitors on Mondays and Tuesdays, and has few permits a day; snow often shuts it in winter.',
    'Tsomgo is at 3,753 metres and freezing from December to March; gloves and boots can be hired by the road.',
    'When slides close the highway along the Teesta we come by Lava or Kalimpong, an hour or two longer.',
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
