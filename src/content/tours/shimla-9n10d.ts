import { defineTour } from '#content/define-tour.ts'

export const shimla9n10d = defineTour({
  id: 'Shimla9n10d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Shimla9n10d',
  alsoAt: ['/Shimla9n10d'],
  duration: '9N/10D',
  place: 'Himachal Pradesh',
  title: 'Himachal: Shimla, Manali and Dharamshala',
  line: 'Himachal, the long way round',
  states: ['Himachal Pradesh', 'Punjab'],
  location: 'Shimla, Manali, Dharamshala, Dalhousie, Amritsar, Himachal Pradesh, Punjab',
  scene: 'shimla-ridge',
  themes: {
    heritage: 'Viceregal Lodge, Kangra fort and the Lakshmi Narayan temples of Chamba',
    pilgrimage: 'The Golden Temple by night and at dawn, and the Shiva temple of Baijnath',
  },
  head: {
    description:
      'Ten days round Himachal by road: Shimla, Manali and Sissu, McLeod Ganj, Dalhousie, Khajjiar and Chamba, ending at the Golden Temple in Amritsar.',
    keywords: [
      'Himachal tour package',
      'Shimla Manali',
      'Dharamshala',
      'McLeod Ganj',
      'Dalhousie',
      'Khajjiar',
      'Chamba',
      'Amritsar',
    ],
  },
  description:
    'Nine nights by private car from Chandigarh to Amritsar: two in Shimla, two in Manali, two in McLeod Ganj, two in Dalhousie and one in Amritsar. Breakfast every day, eight dinners and three entries are in the price. You see the Ridge, Solang, the Dalai Lama temple, Khajjiar, Chamba and the Golden Temple. Two drives take eight and nine hours, and two take about five.',
  days: [
    {
      title: 'Chandigarh → Shimla: up to the Ridge',
      activities: [
        'Meet the chauffeur at Chandigarh airport or station',
        'Drive up to Shimla, 115 km and about four hours, with a halt for paranthas',
        'The Ridge in the last light, with Christ Church lit yellow at the end of it',
      ],
      overnight: 'Shimla',
      meals: ['D'],
    },
    {
      title: 'Shimla: Kufri, Viceregal Lodge and Jakhu',
      activities: [
        'Kufri early, 16 km out, for the snow peaks and the short pony track',
        'Viceregal Lodge and its lawns in the morning (closed on Mondays)',
        'Jakhu temple at the top of the town; hold your glasses, for the monkeys take them',
        'The Mall and the Lower Bazaar at your own pace',
      ],
      overnight: 'Shimla',
      meals: ['B', 'D'],
    },
    {
      title: 'Shimla → Manali: from the Sutlej to the Beas',
      activities: [
        'The first long drive: 240 km to Manali, eight hours with halts',
        'Cross the Sutlej and stop by the lake at Sundernagar',
        'Tea in Mandi, a town of stone temples where the road meets the Beas',
        'Through the gorge past Pandoh dam and up the Kullu valley by evening',
      ],
      overnight: 'Manali',
      meals: ['B', 'D'],
    },
    {
      title: 'Manali → Sissu → Manali: Solang and the Atal Tunnel',
      activities: [
        'Solang in the morning, before the crowd',
        'Atal Tunnel to Sissu in Lahaul, bare and high; in its winter closure, more time at Solang',
        'Hadimba temple in its deodars, on the way back',
        'Vashisht for a hot spring bath, or the Mall for shopping',
      ],
      overnight: 'Manali',
      meals: ['B', 'D'],
    },
    {
      title: 'Manali → McLeod Ganj: west under the Dhauladhar',
      activities: [
        'The second long drive: start at seven for McLeod Ganj, 235 km and nine hours with halts',
        'Down to Mandi, then over the hills by Jogindernagar',
        'Baijnath, a Shiva temple of 1204, still in worship and still whole',
        'Tea gardens at Palampur, with the snow of the Dhauladhar behind',
      ],
      overnight: 'McLeod Ganj',
      meals: ['B', 'D'],
    },
    {
      title: 'McLeod Ganj: temples and gardens of Little Lhasa',
      activities: [
        'Tsuglagkhang, the temple of the Dalai Lama, and the prayer path around its hill',
        'St John in the Wilderness, and the Bhagsunag temple with the waterfall behind',
        'Norbulingka in the afternoon, for painters, carvers and a quiet garden',
        'Momos and bookshops on the bazaar lanes',
      ],
      overnight: 'McLeod Ganj',
      meals: ['B', 'D'],
    },
    {
      title: 'McLeod Ganj → Dalhousie: Kangra fort, then the deodars',
      activities: [
        'Kangra fort, an hour down the road, above two rivers',
        'On by Nurpur to Dalhousie, 120 km and about four and a half hours',
        'Gandhi Chowk and the level walk along Garam Sarak at dusk',
      ],
      overnight: 'Dalhousie',
      meals: ['B', 'D'],
    },
    {
      title: 'Dalhousie → Khajjiar → Chamba → Dalhousie: meadow and temples',
      activities: [
        'Through the Kalatop forest by Lakkarmandi to Khajjiar, 22 km',
        'The meadow, its small lake, and the old timber temple of Khajji Nag',
        'Down to Chamba and the stone spires of the Lakshmi Narayan temples',
        'Back to Dalhousie by the Ravi valley road, under two hours',
      ],
      overnight: 'Dalhousie',
      meals: ['B', 'D'],
    },
    {
      title: 'Dalhousie → Amritsar: down to the Golden Temple',
      activities: [
        'Leave after breakfast by Pathankot, 190 km and about five hours',
        'Check in and rest; the plains are warm after the hills',
        'The Golden Temple after dark, langar first, then the palanquin procession at night',
      ],
      overnight: 'Amritsar',
      meals: ['B'],
    },
    {
      title: 'Amritsar: dawn at the Golden Temple, and home',
      activities: [
        'The Golden Temple once more at dawn, when the water is still',
        'Jallianwala Bagh, two minutes away on foot',
        'Drop at Amritsar airport or station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Chandigarh', at: [30.7333, 76.7794] },
    { name: 'Shimla', at: [31.1048, 77.1734] },
    { name: 'Mandi', at: [31.7119, 76.9327] },
    { name: 'Manali', at: [32.2432, 77.1892] },
    { name: 'Palampur', at: [32.1109, 76.5363] },
    { name: 'McLeod Ganj', at: [32.2426, 76.3213] },
    { name: 'Dalhousie', at: [32.5387, 75.971] },
    { name: 'Khajjiar', at: [32.5558, 76.0658] },
    { name: 'Chamba', at: [32.5553, 76.1265] },
    { name: 'Amritsar', at: [31.634, 74.8723] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May', 'Jun'], why: 'Mild in the hills, warm in Amritsar' },
      { is: 'good', months: ['Sep', 'Oct', 'Nov'], why: 'Dry and clear' },
      {
        is: 'fair',
        months: ['Dec', 'Jan', 'Feb'],
        why: 'Cold, with snow at Khajjiar and Solang; Sissu closes to visitors for some weeks',
      },
      { is: 'fair', months: ['Jul', 'Aug'], why: 'Rain; landslides between Mandi and Manali' },
    ],
    pace: 'full',
    longestRoadDay: 9,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    altitude: { top: { place: 'Sissu', metres: 3120 }, night: { place: 'Shimla', metres: 2200 } },
  },
  facts: ['sissu-winter'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'One private car and driver from Chandigarh to Amritsar, with fuel, tolls and parking',
    'Entry at the Viceregal Lodge, Kangra fort and Norbulingka',
  ],
  exclusions: ['Other entry tickets, ponies at Kufri and Khajjiar, and sports and snow suits at Solang'],
  beforeYouGo: [
    'In January and February snow can close the road to Khajjiar by Lakkarmandi, or the way to Solang; a lower day takes its place.',
    'In July and August landslides may hold up the road between Mandi and Manali. Keep your homeward ticket changeable.',
    'The workshops at Norbulingka rest on Sundays; the temple and the garden stay open.',
    'Heads are covered and shoes left outside at the Golden Temple; scarves are lent at the gate.',
  ],
  windows: [
    {
      from: '2024-11-15',
      till: '2025-02-20',
      standard: { current: 45999, cut: 64399 },
      deluxe: { current: 58999, cut: 83999 },
      superDeluxe: { current: 78999, cut: 111999 },
    },
  ],
})
