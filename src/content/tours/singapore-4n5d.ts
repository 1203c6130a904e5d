import { defineTour } from '#content/define-tour.ts'

export const singapore4n5d = defineTour({
  id: 'Singapore4n5d',
  region: 'international',
  countries: ['singapore'],
  path: '/tour/Singapore4n5d',
  alsoAt: ['/Singapore4n5d'],
  duration: '4N/5D',
  place: 'Singapore',
  title: 'Singapore with Sentosa and Night Safari',
  line: 'Lights over the bay',
  location: 'Marina Bay, Sentosa, Mandai',
  scene: 'singapore',
  themes: {
    family: 'Universal Studios, the zoo and the tram of the Night Safari',
    wildlife: 'Singapore Zoo by day and the Night Safari after dark',
    senior: 'An easy pace, with the hot hours at the hotel and no drive over an hour',
  },
  head: {
    description:
      'Five days in Singapore from one hotel: Marina Bay by night, three old quarters, a day at Universal Studios on Sentosa, the zoo and the Night Safari.',
    keywords: ['Singapore tour package', 'Marina Bay', 'Sentosa', 'Universal Studios Singapore', 'Night Safari'],
  },
  description:
    'Four nights in one Singapore hotel. You see Marina Bay by night, the Indian, Chinese and Malay quarters, Universal Studios on Sentosa, the zoo, and the Night Safari. Breakfast and all these tickets are in the price. The car from and to the airport is private; sightseeing is by shared coach. It is an easy tour with children.',
  days: [
    {
      title: 'Singapore: arrival and Marina Bay by night',
      activities: [
        'Arrive at Changi, where the driver waits with your name',
        'Transfer to the hotel, about half an hour, and rest',
        'Merlion Park at dusk, then along the water as the towers light up',
        'Spectra, the light and water show in front of Marina Bay Sands',
      ],
      overnight: 'Singapore',
      meals: [],
    },
    {
      title: 'Singapore: Chinatown, Little India, gardens',
      activities: [
        'Chinatown: the Sri Mariamman temple of 1827 and the Buddha Tooth Relic temple down the road',
        'Kampong Glam, around the gold dome of the Sultan Mosque',
        'Little India for lunch: Serangoon Road has many pure vegetarian restaurants',
        'Flower Dome and Cloud Forest at Gardens by the Bay in the late afternoon',
        'Garden Rhapsody, the light and music show of the Supertrees',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Sentosa: Universal Studios',
      activities: [
        'Across to Sentosa for the opening of Universal Studios; start at the far end and work back',
        'Transformers, Jurassic Park and the Minions, with shows in between',
        'The sand at Siloso or Palawan beach towards evening',
        'Back to the hotel, twenty minutes by car',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Mandai: zoo and Night Safari',
      activities: [
        'Singapore Zoo in the morning, with orang-utans in the trees and few fences',
        'Back to the hotel for the hot hours, about thirty minutes each way',
        'Night Safari as it opens after sunset: the tram first, then the leopard and fishing cat trails on foot',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore: shopping, Jewel and departure',
      activities: [
        'Last shopping on Orchard Road or along Serangoon Road',
        'Jewel at Changi, and the Rain Vortex, forty metres of indoor waterfall',
        'Through to your terminal for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Singapore', at: [1.2834, 103.8607] },
    { name: 'Sentosa', at: [1.2494, 103.8303] },
    { name: 'Mandai', at: [1.4043, 103.793] },
  ],
  facts: ['lunar-new-year'],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'One-day ticket for Universal Studios Singapore',
    'Flower Dome and Cloud Forest at Gardens by the Bay',
    'Singapore Zoo with tram, and Night Safari with tram',
    'Shared coach transfers for the sights; private car to and from the airport',
  ],
  beforeYouGo: [
    'The domes at Gardens by the Bay and the parks sometimes close for a day or close early. We set the order of the days by their calendars.',
    'It can rain on any afternoon, most of all from November to January. Carry an umbrella. Chewing gum may not be brought in.',
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
    vehicle: { kind: 'mixed', what: 'Private car from and to the airport; shared coach for the sights' },
    papers: 'A passport valid for six months for every guest.',
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 44966, cut: 51500 },
      deluxe: { current: 52909, cut: 61500 },
      superDeluxe: { current: 64600, cut: 79900 },
    },
  ],
  ranks: { home: 4 },
})
