import { defineTour } from '#content/define-tour.ts'

export const lonavala4n5d = defineTour({
  id: 'lonavala4n5d',
  region: 'domestic',
  countries: ['india'],
  path: '/lonavala4n5d',
  alsoAt: ['/tour/lonavala4n5d'],
  duration: '4N/5D',
  place: 'Maharashtra',
  title: 'Maharashtra: Lonavala, Lohagad and Karla',
  line: 'Forts and rock-cut caves',
  states: ['Maharashtra'],
  location: 'Lonavala, Lohagad, Pawna, Pune, Maharashtra',
  scene: 'lohagad',
  themes: {
    adventure: 'Up to the forts of Lohagad and Tikona, and a night by Pawna lake',
    heritage: 'The rock-cut caves of Karla, Bhaja and Bedse',
  },
  head: {
    description:
      'Five days among the Maval forts and caves: Karla, Bhaja and Bedse, a climb each to Lohagad and Tikona, a night by Pawna lake, and old Pune.',
    keywords: ['Lonavala tour package', 'Karla caves', 'Bhaja caves', 'Bedse caves', 'Pawna lake'],
  },
  description:
    'Four nights by private car from Pune: two in Lonavala, one beside Pawna lake in a tent or cottage, and one in Pune. Breakfast every day, three dinners, the entries at Karla, Bhaja and Lohagad and a guide for both climbs are in the price. You see three sets of caves two thousand years old, and climb two easy forts.',
  days: [
    {
      title: 'Pune → Lonavala: up to the hills',
      activities: [
        'Meet the car at Pune airport or station',
        'Drive to Lonavala, 70 km and about two hours',
        'An easy evening: the lake, the bazaar and an early dinner, since the next days go uphill',
      ],
      overnight: 'Lonavala',
      meals: ['D'],
    },
    {
      title: 'Lonavala → Karla caves → Bhaja caves: two sets of caves',
      activities: [
        'Karla caves early, some 350 steps up, and the great chaitya with its timber ribs still in place',
        'The Ekvira Devi temple at the mouth of the caves',
        'Across the valley to Bhaja, older still, with stupas in a row',
        'Back to Lonavala, half an hour, for a quiet evening',
      ],
      overnight: 'Lonavala',
      meals: ['B', 'D'],
    },
    {
      title: 'Lonavala → Lohagad → Pawna lake: the iron fort',
      activities: [
        'To the village of Lohagadwadi, about an hour by the narrow road from Malavli',
        'Climb through four gates in a row to the top, under an hour at a family pace',
        "Along the ridge to Vinchu Kata, the scorpion's tail, if the wind allows",
        'Down by the far side of the hills to Pawna lake, and dinner outdoors by the water',
      ],
      overnight: 'Pawna lake',
      stay: 'camp',
      meals: ['B', 'D'],
    },
    {
      title: 'Pawna lake → Tikona → Bedse caves → Pune: a fort and quiet caves',
      activities: [
        'Tikona, the three-cornered fort, an hour up and steep at the end, with the lake below',
        'A lunch halt at Pawnanagar, by the dam',
        'Bedse caves, the least visited of the three, up 400 steps, with carved columns',
        'On to Pune, about an hour and a half',
      ],
      overnight: 'Pune',
      meals: ['B'],
    },
    {
      title: 'Pune: the old town, and home',
      activities: [
        'The walls and gates of Shaniwar Wada, seat of the Peshwas',
        'Kasba Ganpati and the lanes of the old peths on foot',
        'Drop at Pune airport or station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Lonavala', at: [18.7528, 73.4058] },
    { name: 'Karla caves', at: [18.7833, 73.4704] },
    { name: 'Bhaja caves', at: [18.728, 73.4818] },
    { name: 'Lohagad', at: [18.7101, 73.4765] },
    { name: 'Pawna lake', at: [18.66, 73.49] },
    { name: 'Tikona', at: [18.6317, 73.513] },
    { name: 'Bedse caves', at: [18.7216, 73.535] },
    { name: 'Pune', at: [18.5204, 73.8567] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb'], why: 'Dry and cool for climbing' },
      { is: 'fair', months: ['Mar', 'Apr', 'May', 'Jun'], why: 'Hot on the steps; start early' },
      { is: 'fair', months: ['Sep'], why: 'Green, with slippery steps' },
      { is: 'closed', months: ['Jul', 'Aug'], why: 'Heavy rain; the district may close forts, caves and lake camps' },
    ],
    pace: 'moderate',
    longestRoadDay: 2.5,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
  },
  facts: ['lonavala-monsoon'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver from Pune and back, with tolls and parking',
    'Entry at Karla, Bhaja and Lohagad, and a local guide for both climbs',
    'One night beside Pawna lake, in a cottage or a furnished tent by tier',
  ],
  exclusions: ['Other entry tickets, and boats or sports at Pawna lake'],
  beforeYouGo: [
    'Lohagad was listed by UNESCO in 2025, among the Maratha Military Landscapes of India; it is crowded on Sundays, so we go early.',
    'Both climbs are on stone steps without shade. Carry water, and shoes that grip.',
  ],
})
