import { defineTour } from '#content/define-tour.ts'

export const sriLanka6n7d = defineTour({
  id: 'SriLanka6n7d',
  region: 'international',
  countries: ['sri-lanka'],
  path: '/tour/SriLanka6n7d',
  alsoAt: ['/SriLanka6n7d'],
  duration: '6N/7D',
  place: 'Sri Lanka',
  title: 'Sri Lanka, rock, tea and sea',
  location: 'Sigiriya, Kandy, Nuwara Eliya, Bentota',
  scene: 'srilanka',
  head: {
    description:
      'Seven days in Sri Lanka: Sigiriya and Dambulla, Kandy and its temple, tea and the Sita temple at Nuwara Eliya, Bentota, Galle Fort and Colombo.',
    keywords: [
      'Sri Lanka tour package',
      'Srilanka',
      'Shri Lanka',
      'Sigiriya',
      'Kandy',
      'Nuwara Eliya',
      'Bentota',
      'Galle',
      'Colombo',
      'श्रीलंका',
    ],
  },
  description:
    'The island is small and the roads are slow, so this plan makes one round of it and does not rush. A rock with a palace on top, five painted caves, a tooth in a golden casket, then tea hills where the Ramayana has left addresses. The last two nights are by the sea, as they should be.',
  days: [
    {
      title: 'Ashore at Negombo',
      activities: [
        'Land at Colombo airport, where the chauffeur waits with your name',
        'Twenty minutes to Negombo, check in and rest',
        'The old Dutch canal and the beach at sunset, as the fishing boats come and go',
      ],
      overnight: 'Negombo',
      meals: [],
    },
    {
      title: 'The lion rock',
      activities: [
        'Drive inland to Sigiriya, 150 km and about four hours, through coconut and paddy',
        'Lunch and a rest while the rock cools',
        'Climb Sigiriya from mid-afternoon: 1,200 steps, the frescoes, the lion paws, the palace on top',
      ],
      overnight: 'Sigiriya',
      meals: ['B', 'D'],
    },
    {
      title: 'Painted caves to Kandy',
      activities: [
        'Dambulla, five cave shrines full of Buddhas, half an hour away',
        'A spice garden at Matale, and its Tamil temple of Muthumariamman',
        'On to Kandy, about three hours of road in the day',
        'The Temple of the Tooth for the evening drums',
      ],
      overnight: 'Kandy',
      meals: ['B', 'D'],
    },
    {
      title: 'Up into the tea',
      activities: [
        'The Royal Botanical Gardens at Peradeniya, palms and giant bamboo',
        'Climb to Nuwara Eliya, 75 km and about three hours with halts',
        'The Hanuman temple and the waterfall at Ramboda',
        'A working tea factory, from wet leaf to the cup',
      ],
      overnight: 'Nuwara Eliya',
      meals: ['B', 'D'],
    },
    {
      title: 'From Ashok Vatika to the coast',
      activities: [
        'Seetha Eliya early, 5 km out: the Sita temple by the stream of Ashok Vatika',
        'Gregory Lake in the cool of the morning',
        'Down by Hatton and Kitulgala to Bentota, about six hours with halts at the falls',
        'Feet in the sea by evening',
      ],
      overnight: 'Bentota',
      meals: ['B', 'D'],
    },
    {
      title: 'River and fort',
      activities: [
        'A boat among the mangrove islands of the Madu river at Balapitiya',
        'A turtle hatchery at Kosgoda, on the same road',
        'Galle Fort in the afternoon, an hour south: ramparts, lighthouse, Dutch church',
        'Sunset from the walls, and back to Bentota',
      ],
      overnight: 'Bentota',
      meals: ['B', 'D'],
    },
    {
      title: 'Colombo, and home',
      activities: [
        'Drive to Colombo, under two hours by the coast or the expressway',
        'Gangaramaya temple and Galle Face Green, as the flight allows',
        'Drop at the airport, 35 km north of the city',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Negombo', at: [7.2083, 79.8358] },
    { name: 'Sigiriya', at: [7.957, 80.7603] },
    { name: 'Dambulla', at: [7.8567, 80.6492] },
    { name: 'Kandy', at: [7.2906, 80.6336] },
    { name: 'Nuwara Eliya', at: [6.9497, 80.7891] },
    { name: 'Bentota', at: [6.426, 79.9958] },
    { name: 'Galle', at: [6.0269, 80.217] },
    { name: 'Colombo', at: [6.9271, 79.8612] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with an English-speaking chauffeur guide, fuel, tolls and parking',
    'Entry at Sigiriya, Dambulla, the Temple of the Tooth and the Peradeniya gardens',
    'Boat on the Madu river',
  ],
  exclusions: ['The fee for the Electronic Travel Authorisation'],
  beforeYouGo: [
    'Indian passport holders need an Electronic Travel Authorisation (ETA) before travel (rules as of November 2026; we check them again before you book).',
    'Shoulders and knees are covered and shoes left outside at temples, Hindu and Buddhist.',
    'From May to September the sea at Bentota is rough and swimming is often unsafe; the best months for this round are December to April.',
    'The plan goes by road and does not depend on the hill railway, which landslides interrupt. Ask us for a stretch of it if it runs on your dates.',
    'No alcohol is sold on Poya, the full-moon holiday. Vegetarian rice and curry is easy to find everywhere.',
  ],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 38699, cut: 44500 },
      deluxe: { current: 47500, cut: 58700 },
      superDeluxe: { current: 59600, cut: 76500 },
    },
  ],
  ranks: { home: 8 },
})
