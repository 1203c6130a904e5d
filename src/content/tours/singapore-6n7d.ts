import { defineTour } from '#content/define-tour.ts'

export const singapore6n7d = defineTour({
  id: 'Singapore6n7d',
  region: 'international',
  countries: ['singapore'],
  path: '/tour/Singapore6n7d',
  alsoAt: ['/Singapore6n7d'],
  duration: '6N/7D',
  place: 'Singapore',
  title: 'Singapore, garden by garden',
  location: 'Marina Bay, Pulau Ubin, Sentosa, Mandai',
  scene: 'gardens',
  head: {
    description:
      'Seven days in Singapore, in depth: the Botanic Gardens and Gardens by the Bay, Pulau Ubin by bicycle, Sentosa by cable car, Bird Paradise and old streets.',
    keywords: [
      'Singapore tour package',
      'Gardens by the Bay',
      'Pulau Ubin',
      'Sentosa',
      'Botanic Gardens',
      'Bird Paradise',
      'Singapur',
      'Singapoor',
      'सिंगापुर',
    ],
  },
  description:
    'A week for people who suspect there is more to Singapore than the mall. There are two gardens in one day, one old and one impossible, an island where the roads belong to bicycles and wild pigs, a ridge walk that ends in a cable car, and a full day for the old quarters. The hotel stays the same; the city does not.',
  days: [
    {
      title: 'Kampong Glam at dusk',
      activities: [
        'Arrive at Changi, where the driver waits at the gate with your name',
        'Transfer to the hotel, about half an hour, and rest',
        'An evening in Kampong Glam: the Sultan Mosque, Arab Street and narrow Haji Lane',
      ],
      overnight: 'Singapore',
      meals: [],
    },
    {
      title: 'Two gardens',
      activities: [
        'The Botanic Gardens early, founded in 1859 and a World Heritage Site since 2015',
        'The National Orchid Garden inside them, and a morning tea in the shade',
        'Flower Dome and Cloud Forest at Gardens by the Bay, in the cool of the afternoon',
        'OCBC Skyway between the Supertrees before dark',
        'Garden Rhapsody from the lawn below, lying down if you can find the space',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Pulau Ubin by bicycle',
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
      title: 'Ridge, cable car, fort',
      activities: [
        'Morning walk over Henderson Waves, the wooden footbridge that rises and falls, to Mount Faber',
        'Cable car from Mount Faber over the harbour to Sentosa',
        'Fort Siloso by its skywalk in the treetops, and the guns that waited for ships',
        'Luge down the hill as often as dignity allows, then Siloso beach until sunset',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Birds and rivers at Mandai',
      activities: [
        'Drive to Mandai, about thirty minutes, for Bird Paradise as it opens',
        'Hornbills, pelicans and penguins, in aviaries large enough to get rained on in',
        'River Wonders in the afternoon: giant pandas, and manatees in a flooded forest',
        'Back to the city in the evening',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Old quarters, new lights',
      activities: [
        'Little India: the Tekka market, the Sri Veeramakaliamman temple and Serangoon Road',
        'Chinatown: Sri Mariamman, the Thian Hock Keng temple and the Buddha Tooth Relic temple',
        'The Asian Civilisations Museum by the river, with a good deal of India in it',
        'A bumboat down the Singapore River to Marina Bay at dusk',
        'Merlion Park, and Spectra over the water',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'An indoor forest, then home',
      activities: [
        'Breakfast like the neighbours in Tiong Bahru, among its flats of the 1930s',
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
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'National Orchid Garden, Flower Dome, Cloud Forest and OCBC Skyway',
    'Bumboats to Pulau Ubin and back, and a bicycle for the day',
    'Cable car to Sentosa and two luge rides',
    'Bird Paradise, River Wonders, the Asian Civilisations Museum and a river bumboat',
  ],
  beforeYouGo: [
    'Indian passports need a visa for Singapore before travel, applied for through an authorised agent, and the SG Arrival Card in the three days before landing. Rules as of November 2026; we check them again before you book.',
    'The domes, the Skyway and the parks close for a day or early now and then, and the Skyway in rain. We set the order of the days by their calendars and by the tide at Chek Jawa.',
    'On Pulau Ubin take water, cash and insect repellent, and do not feed the pigs or the monkeys.',
  ],
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
