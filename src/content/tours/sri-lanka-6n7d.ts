import { defineTour } from '#content/define-tour.ts'

export const sriLanka6n7d = defineTour({
  id: 'SriLanka6n7d',
  region: 'international',
  countries: ['sri-lanka'],
  path: '/tour/SriLanka6n7d',
  alsoAt: ['/SriLanka6n7d'],
  duration: '6N/7D',
  place: 'Sri Lanka',
  title: 'Sri Lanka: Kandy, tea hills and Bentota',
  line: 'Rock, tea and sea',
  location: 'Sigiriya, Kandy, Nuwara Eliya, Bentota',
  scene: 'srilanka',
  themes: {
    heritage: 'The rock of Sigiriya, the caves of Dambulla and Galle Fort',
    beach: 'The sea at Negombo first, and two nights at Bentota',
    pilgrimage: 'The Sita temple of Seetha Eliya, Hanuman at Ramboda and the Temple of the Tooth in Kandy',
    honeymoon: 'Tea hills at Nuwara Eliya, then sunset from the walls of Galle',
    family: 'Turtles at Kosgoda and a boat on the Madu river',
  },
  head: {
    description:
      'Seven days in Sri Lanka: Sigiriya and Dambulla, Kandy and its temple, tea and the Sita temple at Nuwara Eliya, Bentota, Galle Fort and Colombo.',
    keywords: [
      'Sri Lanka tour package',
      'Srilanka',
      'Sigiriya',
      'Kandy',
      'Nuwara Eliya',
      'Bentota',
      'Galle',
      'Colombo',
    ],
  },
  description:
    'One night each in Negombo, Sigiriya, Kandy and Nuwara Eliya, then two by the sea at Bentota, in a private car with a chauffeur guide. You see the Sigiriya rock, the caves of Dambulla, the Temple of the Tooth, the Sita temple and Galle Fort. Breakfast, dinner on five evenings and the entries are in the price. You change hotel on four days in a row.',
  days: [
    {
      title: 'Negombo: arrival and the beach',
      activities: [
        'Land at Colombo airport, where the chauffeur waits with your name',
        'Twenty minutes to Negombo, check in and rest',
        'The old Dutch canal and the beach at sunset, as the fishing boats come and go',
      ],
      overnight: 'Negombo',
      meals: [],
    },
    {
      title: 'Negombo → Sigiriya: the lion rock',
      activities: [
        'Drive inland to Sigiriya, 150 km and about four hours, through coconut and paddy',
        'Lunch and a rest while the rock cools',
        'Climb Sigiriya from mid-afternoon: 1,200 steps, the frescoes, the lion paws, the palace on top',
      ],
      overnight: 'Sigiriya',
      meals: ['B', 'D'],
    },
    {
      title: 'Sigiriya → Dambulla → Kandy: caves and the Tooth',
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
      title: 'Kandy → Nuwara Eliya: up into the tea',
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
      title: 'Nuwara Eliya → Bentota: Sita temple and sea',
      activities: [
        'Seetha Eliya early, 5 km out: the Sita temple by the stream of Ashok Vatika',
        'Gregory Lake in the cool of the morning',
        'Down by Hatton and Kitulgala to Bentota, about six hours with halts at the falls',
        'By evening at the beach',
      ],
      overnight: 'Bentota',
      meals: ['B', 'D'],
    },
    {
      title: 'Bentota → Galle: river, turtles and the fort',
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
      title: 'Bentota → Colombo: city and departure',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with an English-speaking chauffeur guide, fuel, tolls and parking',
    'Entry at Sigiriya, Dambulla, the Temple of the Tooth and the Peradeniya gardens',
    'Boat on the Madu river',
  ],
  beforeYouGo: [
    'Cover shoulders and knees at temples, and leave shoes outside.',
    'From May to September the sea at Bentota is rough and swimming is often unsafe. The best months for this tour are December to April.',
    'The plan goes by road. It does not need the hill railway, which landslides have interrupted. Ask us for a train ride if it runs on your dates.',
    'No alcohol is sold on Poya, the full-moon holiday. Vegetarian rice and curry is easy to find.',
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Jan', 'Feb', 'Mar', 'Apr', 'Dec'],
        why: 'Dry in the hills and on this coast, and a calm sea',
      },
      {
        is: 'fair',
        months: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
        why: 'Rough sea at Bentota until September; rain in October and November',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 6,
    vehicle: { kind: 'private', what: 'Private car with a chauffeur guide' },
  },
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
