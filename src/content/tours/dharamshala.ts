import { defineTour } from '#content/define-tour.ts'

export const dharamshala = defineTour({
  id: 'dharamshala',
  region: 'domestic',
  countries: ['india'],
  path: '/dharamshala',
  alsoAt: ['/tour/dharamshala'],
  duration: '3N/4D',
  place: 'Himachal Pradesh',
  title: 'Himachal: Dharamshala and McLeod Ganj',
  line: 'Under the Dhauladhar',
  states: ['Himachal Pradesh'],
  location: 'Dharamshala, McLeod Ganj, Kangra, Himachal Pradesh',
  scene: 'dharamshala',
  themes: {
    family: 'The waterfall behind Bhagsunag, painters at Norbulingka and the cricket stadium',
    heritage: 'Kangra fort, and the rock temples of Masrur',
    senior: 'An easy pace, two thousand metres high, with the prayer path on foot',
  },
  head: {
    description:
      "Four days below the Dhauladhar: the Dalai Lama's temple, Bhagsu and Naddi, Kangra fort, the rock temples of Masrur, Norbulingka and Kangra tea.",
    keywords: ['Dharamshala tour package', 'McLeod Ganj', 'Mcleodganj', 'Masrur', 'Norbulingka'],
  },
  description:
    'Three nights in one hotel in McLeod Ganj, with a private car. Breakfast and dinner every day and the entries at Kangra fort, Masrur and Norbulingka are in the price. You see the Dalai Lama temple, Bhagsu, Naddi, Kangra fort and the rock temples of Masrur. The snow wall of the Dhauladhar stands behind the town.',
  days: [
    {
      title: 'Kangra → McLeod Ganj: bazaar and momos',
      activities: [
        'Meet the car at Kangra airport, 20 km away, or at Pathankot station, three hours by road',
        'Check in and rest at 2,000 metres',
        'The square and the bazaar lanes in the evening, for momos and singing bowls',
      ],
      overnight: 'McLeod Ganj',
      meals: ['D'],
    },
    {
      title: 'McLeod Ganj: temple, church and Naddi',
      activities: [
        'Tsuglagkhang, the temple opposite the home of the Dalai Lama, in the quiet of the morning',
        'The kora, the prayer path through the pines around the hill',
        'Bhagsunag temple, and twenty minutes on foot to the waterfall behind it',
        'St John in the Wilderness, stone and stained glass among the deodars',
        'Dal Lake and sunset on the snows from Naddi',
      ],
      overnight: 'McLeod Ganj',
      meals: ['B', 'D'],
    },
    {
      title: 'McLeod Ganj → Kangra → Masrur → Norbulingka: fort and rock temples',
      activities: [
        'Kangra fort early, an hour down, on a ridge between two rivers',
        'Masrur, another hour and a quarter: temples of the eighth century cut from one ridge of sandstone',
        'Back across the valley with a halt for lunch',
        'Norbulingka before it closes: thangka painters, wood carvers, a garden of running water',
      ],
      overnight: 'McLeod Ganj',
      meals: ['B', 'D'],
    },
    {
      title: 'McLeod Ganj → Dharamshala → Kangra: tea, cricket, and home',
      activities: [
        'Down through Dharamshala, with a walk in a Kangra tea garden',
        'A look at the cricket stadium, when no match has closed it',
        'Drop at Kangra airport, or at Pathankot station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'McLeod Ganj', at: [32.2426, 76.3213] },
    { name: 'Kangra', at: [32.087, 76.254] },
    { name: 'Masrur', at: [32.072, 76.137] },
    { name: 'Dharamshala', at: [32.219, 76.3234] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May', 'Jun'], why: 'Mild days and flowers' },
      { is: 'good', months: ['Sep', 'Oct', 'Nov'], why: 'Dry and clear' },
      { is: 'fair', months: ['Dec', 'Jan', 'Feb'], why: 'Cold, with snow on some days' },
      { is: 'closed', months: ['Jul', 'Aug'], why: 'Very heavy rain; flights are often cancelled' },
    ],
    pace: 'easy',
    longestRoadDay: 4,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    altitude: { top: { place: 'Naddi', metres: 2150 }, night: { place: 'McLeod Ganj', metres: 2080 } },
  },
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: ['Private car with driver, fuel, tolls and parking', 'Entry at Kangra fort, Masrur and Norbulingka'],
  exclusions: ['Other entry tickets'],
  beforeYouGo: [
    'The Dalai Lama teaches here on some dates only. Seats are free, with registration; tell us if you wish to come for a teaching.',
    'The Norbulingka workshops rest on Sundays; the temple and the garden stay open.',
    'July and August are very wet here, and flights to Kangra are often cancelled for cloud. January and February can bring snow.',
    'The walk up to Triund takes a full day. Ask us to add one.',
  ],
})
