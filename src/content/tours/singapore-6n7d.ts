import { defineTour } from '#content/define-tour.ts'

export const singapore6n7d = defineTour({
  id: 'Singapore6n7d',
  region: 'international',
  countries: ['singapore'],
  path: '/tour/Singapore6n7d',
  alsoAt: ['/Singapore6n7d'],
  duration: '6N/7D',
  place: 'Singapore',
  title: 'Singapore: gardens, Ubin and Sentosa',
  line: 'Garden by garden',
  location: 'Marina Bay, Pulau Ubin, Sentosa, Mandai',
  scene: 'gardens',
  themes: {
    family: 'Bird Paradise, giant pandas and two luge rides',
    wildlife: 'Bird Paradise and River Wonders at Mandai',
    senior: 'An easy pace, two gardens in one day and no drive over an hour',
  },
  head: {
    description:
      'Seven days in Singapore, in depth: the Botanic Gardens and Gardens by the Bay, Pulau Ubin by bicycle, Sentosa by cable car, Bird Paradise and old streets.',
    keywords: ['Singapore tour package', 'Gardens by the Bay', 'Pulau Ubin', 'Sentosa', 'Botanic Gardens'],
  },
  description:
    'Six nights in one Singapore hotel, at an easy pace. You see the Botanic Gardens and Gardens by the Bay, the island of Pulau Ubin by bicycle, Sentosa by cable car, Bird Paradise and River Wonders, and the old quarters. Breakfast, transfers and the tickets are in the price.',
  days: [
    {
      title: 'Singapore: arrival and Kampong Glam',
      activities: [
        'Arrive at Changi, where the driver waits with your name',
        'Transfer to the hotel, about half an hour, and rest',
        'An evening in Kampong Glam: the Sultan Mosque, Arab Street and narrow Haji Lane',
      ],
      overnight: 'Singapore',
      meals: [],
    },
    {
      title: 'Singapore: two gardens and the Supertrees',
      activities: [
        'The Botanic Gardens early, founded in 1859 and a World Heritage Site since 2015',
        'The National Orchid Garden inside them, and a morning tea in the shade',
        'Flower Dome and Cloud Forest at Gardens by the Bay, in the cool of the afternoon',
        'OCBC Skyway between the Supertrees before dark',
        'Garden Rhapsody, the light and music show, from the lawn below',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Pulau Ubin: an island by bicycle',
      activities: [
        'Drive to Changi Point and across by bumboat, ten minutes; it leaves when it has twelve people',
        'Hire bicycles at the jetty and ride past old quarries and coconut palms',
        'Chek Jawa boardwalk over mangrove and mudflat, at its best near low tide',
        'Back to Changi Village for a late lunch at the hawker centre, and an evening at leisure',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Sentosa: ridge walk and cable car',
      activities: [
        'Morning walk over Henderson Waves, the wooden footbridge that rises and falls, to Mount Faber',
        'Cable car from Mount Faber over the harbour to Sentosa',
        'Fort Siloso by its skywalk in the treetops, with its old guns',
        'Two luge rides down the hill, then Siloso beach until sunset',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Mandai: birds and river animals',
      activities: [
        'Drive to Mandai, about thirty minutes, for Bird Paradise as it opens',
        'Hornbills, pelicans and penguins in very large aviaries',
        'River Wonders in the afternoon: giant pandas, and manatees in a flooded forest',
        'Back to the city in the evening',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore: old quarters and Marina Bay',
      activities: [
        'Little India: the Tekka market, the Sri Veeramakaliamman temple and Serangoon Road',
        'Chinatown: Sri Mariamman, the Thian Hock Keng temple and the Buddha Tooth Relic temple',
        'The Asian Civilisations Museum by the river, with many works from India',
        'A bumboat down the Singapore River to Marina Bay at dusk',
        'Merlion Park, and Spectra over the water',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore: Tiong Bahru, Jewel and departure',
      activities: [
        'A morning walk in Tiong Bahru, among its flats of the 1930s',
        'Jewel at Changi: the Rain Vortex and four floors of forest',
        'Through to your terminal for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Singapore', at: [1.2834, 103.8607] },
    { name: 'Pulau Ubin', at: [1.4124, 103.957] },
    { name: 'Sentosa', at: [1.2494, 103.8303] },
    { name: 'Mandai', at: [1.4043, 103.793] },
  ],
  facts: ['lunar-new-year'],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'National Orchid Garden, Flower Dome, Cloud Forest and OCBC Skyway',
    'Bumboats to Pulau Ubin and back, and a bicycle for the day',
    'Cable car to Sentosa and two luge rides',
    'Bird Paradise, River Wonders, the Asian Civilisations Museum and a river bumboat',
  ],
  beforeYouGo: [
    'The domes, the Skyway and the parks sometimes close for a day or close early, and the Skyway closes in rain. We set the order of the days by their calendars and by the tide at Chek Jawa.',
    'On Pulau Ubin take water, cash and insect repellent, and do not feed the animals. Pure vegetarian food is easy to find in Little India.',
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        why: 'Warm, with short showers',
      },
      { is: 'fair', months: ['Jan', 'Nov', 'Dec'], why: 'The wettest months' },
    ],
    pace: 'easy',
    longestRoadDay: 1,
    vehicle: { kind: 'mixed', what: 'Car or coach; your quote says whether it is private' },
    papers: 'A passport valid for six months for every guest.',
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 59699, cut: 68500 },
      deluxe: { current: 69999, cut: 80599 },
      superDeluxe: { current: 88300, cut: 111500 },
    },
  ],
})
