import { defineTour } from '#content/define-tour.ts'

export const singaporeMalaysia = defineTour({
  id: 'Singapore_Malaysia',
  region: 'international',
  countries: ['singapore', 'malaysia'],
  path: '/tour/Singapore_Malaysia',
  alsoAt: ['/Singapore_Malaysia'],
  duration: '6N/7D',
  place: 'Singapore and Malaysia',
  title: 'Singapore and Malaysia with Malacca',
  line: 'Over the Causeway to Kuala Lumpur',
  location: 'Singapore, Melaka (Malacca), Kuala Lumpur',
  scene: 'merlion',
  themes: {
    family: 'The cable car, the luge and the Oceanarium on Sentosa',
    heritage: 'Dutch Square and Harmony Street in Melaka',
  },
  head: {
    description:
      'Seven days and two countries by road: three nights in Singapore, the Causeway to old Melaka, and Kuala Lumpur with Putrajaya and the steps of Batu Caves.',
    keywords: ['Singapore Malaysia tour package', 'Singapore', 'Kuala Lumpur', 'Melaka', 'Batu Caves'],
  },
  description:
    'Three nights in Singapore, one in Melaka (Malacca) and two in Kuala Lumpur, by coach or car over the Causeway. You see Marina Bay and the gardens, a day on Sentosa, old Malacca, Putrajaya and Batu Caves. Breakfast, the tickets named below and the journey from Singapore to Kuala Lumpur are in the price.',
  days: [
    {
      title: 'Singapore: arrival and Merlion Park',
      activities: [
        'Arrive at Changi, where the driver waits with your name',
        'Transfer to the hotel, about half an hour, and rest',
        'Merlion Park and the promenade of Marina Bay after sunset',
      ],
      overnight: 'Singapore',
      meals: [],
    },
    {
      title: 'Singapore: old quarters, river and gardens',
      activities: [
        'The Civic District and the Padang, then Chinatown and its Sri Mariamman temple',
        'Little India for lunch, with the Mustafa shopping centre close by',
        'A bumboat along the river, from Clarke Quay to the bay and back',
        'The Flower Dome and Cloud Forest, and the Supertrees when they light up',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Sentosa: cable car and Oceanarium',
      activities: [
        'By cable car from Mount Faber over the harbour',
        'The Singapore Oceanarium, and its great window on the open sea',
        'The luge, then Palawan beach and its rope bridge to an islet',
        'Back to the hotel after sunset',
      ],
      overnight: 'Singapore',
      meals: ['B'],
    },
    {
      title: 'Singapore → Melaka (Malacca): over the Causeway',
      activities: [
        'By road across the Causeway to Johor Bahru, with two passport halts, then the highway to Melaka (Malacca): four to five hours in all',
        'Dutch Square in Melaka: the red Stadthuys and Christ Church',
        "Up St Paul's Hill to the ruined church, and down to A Famosa, one gate of a Portuguese fort",
        'The river by boat at dusk, past painted walls',
      ],
      overnight: 'Melaka',
      meals: ['B'],
    },
    {
      title: 'Melaka → Putrajaya → Kuala Lumpur: Jonker Street',
      activities: [
        'Harmony Street on foot: a Ganesha temple of 1781, the Kampung Kling mosque and Cheng Hoon Teng',
        'Jonker Street next to it, for nyonya sweets and old shopfronts',
        'Drive to Putrajaya, under two hours: the pink Putra Mosque beside its lake',
        'On to Kuala Lumpur, forty-five minutes; the Petronas Towers and KLCC fountains after dark',
      ],
      overnight: 'Kuala Lumpur',
      meals: ['B'],
    },
    {
      title: 'Kuala Lumpur → Batu Caves: 272 steps',
      activities: [
        'Batu Caves early, half an hour from the city: Murugan in gold, and 272 painted steps to his cave',
        'Merdeka Square and the Sultan Abdul Samad Building, where two rivers meet',
        'Central Market and Petaling Street in the afternoon',
        'Thean Hou temple on its hill, under its lanterns, towards evening',
      ],
      overnight: 'Kuala Lumpur',
      meals: ['B'],
    },
    {
      title: 'Kuala Lumpur: Brickfields and departure',
      activities: [
        'Check out, and a walk in Brickfields, the Little India of Kuala Lumpur',
        'Last shopping in Bukit Bintang, if the flight is late',
        'Transfer to the airport at Sepang, about an hour',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Singapore', at: [1.2834, 103.8607] },
    { name: 'Sentosa', at: [1.2494, 103.8303] },
    { name: 'Melaka', at: [2.1896, 102.2501] },
    { name: 'Putrajaya', at: [2.9264, 101.6964] },
    { name: 'Kuala Lumpur', at: [3.139, 101.6869] },
    { name: 'Batu Caves', at: [3.2379, 101.684] },
  ],
  facts: ['lunar-new-year', 'malaysia-tourism-tax', 'melaka-heritage-fee'],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Coach or car from Singapore over the Causeway to Melaka, and on to Kuala Lumpur',
    'Flower Dome, Cloud Forest and a river bumboat in Singapore',
    'Cable car, Oceanarium and two luge rides on Sentosa',
    'River boat in Melaka',
  ],
  beforeYouGo: [
    'You enter two countries: Singapore first, then Malaysia. Carry the papers of both.',
    'Book flights into Singapore and out of Kuala Lumpur.',
    'At the Causeway you carry your own bags through both checkpoints. Weekends and holidays can add an hour or two. Vegetarian food is easy in both cities and in Malacca.',
    'The Jonker Street night market is held on Friday, Saturday and Sunday only.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'], why: 'Warm, with short showers' },
      { is: 'fair', months: ['Jan', 'Oct', 'Nov', 'Dec'], why: 'The wettest months' },
    ],
    pace: 'moderate',
    longestRoadDay: 5,
    vehicle: { kind: 'mixed', what: 'Coach or car, with halts at the border; your quote says which' },
    papers: 'A passport valid for six months for every guest.',
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 56699, cut: 63900 },
      deluxe: { current: 64599, cut: 76500 },
      superDeluxe: { current: 78900, cut: 89800 },
    },
  ],
})
