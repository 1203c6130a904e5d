import { defineTour } from '#content/define-tour.ts'

export const lonavala3n4d = defineTour({
  id: 'lonavala3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/lonavala3n4d',
  alsoAt: ['/tour/lonavala3n4d'],
  duration: '3N/4D',
  place: 'Maharashtra',
  title: 'Maharashtra: Lonavala in the monsoon',
  line: 'When the rain comes',
  states: ['Maharashtra'],
  location: 'Lonavala, Khandala, Maharashtra',
  scene: 'lonavala',
  themes: {
    family: 'Bhushi dam, Kune Falls and chikki from the bazaar',
    senior: 'An easy pace, with viewpoints that a car reaches',
  },
  head: {
    description:
      "Four monsoon days in Lonavala and Khandala: Bhushi dam in spill, Lion's Point and Tiger's Leap in cloud, Kune Falls, Rajmachi Point and chikki.",
    keywords: [
      'Lonavala tour package',
      'Khandala',
      'Bhushi dam',
      'Tiger Point',
      'Kune Falls',
      'Rajmachi Point',
      'monsoon',
    ],
  },
  description:
    'Three nights in one hotel in Lonavala, by private car from Mumbai. Breakfast and dinner every day are in the price. You see Bhushi dam, the viewpoints, Kune Falls and Khandala in the rain. The plan is for mid-June to September, when the hills are green and the falls run.',
  days: [
    {
      title: 'Mumbai → Lonavala: up the ghat',
      activities: [
        'Meet the car at Mumbai airport or station',
        'Drive up to Lonavala, 85 km and about two and a half hours, into the cloud',
        'Check in, then the bazaar for the first chikki of the trip',
      ],
      overnight: 'Lonavala',
      meals: ['D'],
    },
    {
      title: "Lonavala: Bhushi dam and Lion's Point",
      activities: [
        'Bhushi dam early, to see the water come down its steps',
        "Lion's Point, 12 km out, at the edge of the cliff",
        "Tiger's Leap close by, a drop of some 650 metres when the cloud lets you see it",
        'Roasted corn and chai at the stalls, and back before the points close for the evening',
      ],
      overnight: 'Lonavala',
      meals: ['B', 'D'],
    },
    {
      title: 'Lonavala → Khandala → Lonavala: Kune Falls and Rajmachi Point',
      activities: [
        'Rajmachi Point on the old highway, with the twin forts across the valley',
        'Kune Falls from its viewpoint, in three leaps, some 200 metres in all',
        "Duke's Nose seen from below, and trains threading the Bhor Ghat",
        'Amrutanjan Point on the way back, with the plains below when the cloud lifts',
      ],
      overnight: 'Lonavala',
      meals: ['B', 'D'],
    },
    {
      title: 'Lonavala → Mumbai: marble temple, chikki, and home',
      activities: [
        'Narayani Dham, a white marble temple with a long garden',
        'The bazaar again, for boxes of chikki and fudge to take home',
        'Drive down to Mumbai, or to Pune, two hours the other way',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Mumbai', at: [19.076, 72.8777] },
    { name: 'Lonavala', at: [18.7528, 73.4058] },
    { name: 'Khandala', at: [18.757, 73.374] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Sep'], why: 'Green hills, full falls and fewer closures' },
      {
        is: 'fair',
        months: ['Jul', 'Aug'],
        why: 'Falls at their fullest; the district may close points and forbid entering water',
      },
      { is: 'fair', months: ['Jun'], why: 'The rain begins about the middle of the month' },
      {
        is: 'fair',
        months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
        why: 'Pleasant, but the falls are dry; we would change the plan',
      },
      { is: 'closed', months: ['Mar', 'Apr', 'May'], why: 'Hot and brown; no falls' },
    ],
    pace: 'easy',
    longestRoadDay: 3,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
  },
  facts: ['lonavala-monsoon'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with driver from Mumbai and back to Mumbai or Pune, with tolls and parking',
  ],
  exclusions: ['Entry tickets, where a point or a garden asks for one'],
  beforeYouGo: [
    'The falls run from mid-June to September. In other months the hills are brown and dry, and we would plan this tour differently.',
    'Bhushi dam and the points close by evening, and on some days altogether. We follow the order of the day.',
    'Come on weekdays if you can: on Saturdays and Sundays the roads to the dam are shut to cars for hours.',
    'Bring shoes that grip and a second pair that is dry.',
  ],
})
