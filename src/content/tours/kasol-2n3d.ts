import { defineTour } from '#content/define-tour.ts'

export const kasol2n3d = defineTour({
  id: 'Kasol2n3d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Kasol2n3d',
  alsoAt: ['/Kasol2n3d'],
  duration: '2N/3D',
  place: 'Himachal Pradesh',
  title: 'Himachal: Kasol, Manikaran and Tosh',
  line: 'River and pine',
  states: ['Himachal Pradesh'],
  location: 'Kasol, Manikaran, Tosh, Himachal Pradesh',
  scene: 'kasol',
  themes: {
    budget: 'Three days, so that the price stays low',
    pilgrimage: 'The gurdwara and the Ram temple of Manikaran, with langar',
  },
  head: {
    description:
      'Three days in the Parvati valley: Kasol by the river, the forest walk to Chalal, the hot springs of Manikaran, and Tosh at the end of the road.',
    keywords: ['Kasol tour package', 'Parvati valley', 'Manikaran', 'Tosh', 'Chalal', 'Kullu'],
  },
  description:
    'Two nights in one hotel in Kasol, by private car from Bhuntar and back. Breakfast and dinner every day are in the price. You walk through pine woods to Chalal, visit the hot springs and the gurdwara of Manikaran, and go up to Tosh, the last village on the road. No drive is longer than two hours.',
  days: [
    {
      title: 'Bhuntar → Kasol: into the Parvati valley',
      activities: [
        'Meet the car at Bhuntar, off the morning coach or the flight',
        'Up the side valley to Kasol, 31 km and about an hour and a half',
        'Over the footbridge and through the pines to Chalal, half an hour on foot',
        'Dinner with the river below',
      ],
      overnight: 'Kasol',
      hotelsUpTo: 4,
      meals: ['D'],
    },
    {
      title: 'Kasol → Manikaran → Tosh → Kasol: hot springs and the last village',
      activities: [
        'Manikaran, 4 km up: the gurdwara, the Ram temple, and pots of rice boiling in the spring',
        'Sit down to langar, which is vegetarian and open to all',
        'On to Barshaini and up to Tosh, 2,400 metres, about an hour and a half with halts',
        'Walk the lanes of timber houses, and a little beyond for the view up the valley',
        'Back in Kasol for the evening in the market',
      ],
      overnight: 'Kasol',
      hotelsUpTo: 4,
      meals: ['B', 'D'],
    },
    {
      title: 'Kasol → Bhuntar: out with the river, and home',
      activities: [
        'An early hour on the stones by the Parvati',
        'Breakfast, and the market once more',
        'Drive down to Bhuntar for the evening coach, or straight after breakfast for the flight',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Bhuntar', at: [31.8767, 77.1544] },
    { name: 'Kasol', at: [32.01, 77.315] },
    { name: 'Manikaran', at: [32.027, 77.349] },
    { name: 'Tosh', at: [32.014, 77.455] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Apr', 'May', 'Jun'], why: 'Mild days, green woods' },
      { is: 'good', months: ['Oct', 'Nov'], why: 'Dry and clear' },
      { is: 'fair', months: ['Dec', 'Jan', 'Feb', 'Mar'], why: 'Cold; snow can stop the car below Tosh' },
      { is: 'fair', months: ['Jul', 'Aug', 'Sep'], why: 'Heavy rain; the valley road may close for hours' },
    ],
    pace: 'easy',
    longestRoadDay: 3,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    altitude: { top: { place: 'Tosh', metres: 2400 }, night: { place: 'Kasol', metres: 1580 } },
  },
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: ['Private car with driver from Bhuntar and back, with fuel, tolls and parking'],
  exclusions: ['Coach tickets to and from Bhuntar, and entry to the hot baths where it is charged'],
  beforeYouGo: [
    'From July to mid-September heavy rain can close the valley road for hours; from December to March snow can stop the car below Tosh.',
    'Carry a towel for the baths at Manikaran; men and women bathe apart, and heads are covered in the gurdwara.',
    'Cash machines are few beyond Bhuntar, and the phone signal fades above Barshaini.',
  ],
  windows: [
    {
      from: '2024-11-15',
      till: '2025-02-20',
      standard: { current: 10999, cut: 15399 },
      deluxe: { current: 14999, cut: 20999 },
      superDeluxe: { current: 20899, cut: 29399 },
    },
  ],
  ranks: { budget: 1 },
})
