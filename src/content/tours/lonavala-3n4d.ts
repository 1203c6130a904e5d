import { defineTour } from '#content/define-tour.ts'

export const lonavala3n4d = defineTour({
  id: 'lonavala3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/lonavala3n4d',
  alsoAt: ['/tour/lonavala3n4d'],
  duration: '3N/4D',
  place: 'Maharashtra',
  title: 'Lonavala, when the rain comes',
  location: 'Lonavala, Khandala',
  scene: 'lonavala',
  head: {
    description:
      "Four monsoon days in Lonavala and Khandala: Bhushi dam in spill, Lion's Point and Tiger's Leap in cloud, Kune Falls, Rajmachi Point and chikki.",
    keywords: [
      'Lonavala tour package',
      'Lonavla',
      'Khandala',
      'Bhushi dam',
      'Tiger Point',
      'Kune Falls',
      'Rajmachi Point',
      'monsoon',
      'लोणावळा',
      'लोनावला',
    ],
  },
  description:
    'From mid-June the Sahyadri turns green in a week and every cliff grows a waterfall. This plan is written for those months. You go to the dam and the points early, before the weekend does, give Khandala its own day, and keep the wet afternoons for hot corn, chikki and a chair on a balcony.',
  days: [
    {
      title: 'Up the ghat',
      activities: [
        'Meet the car at Mumbai airport or station',
        'Drive up to Lonavala, 85 km and about two and a half hours, into the cloud',
        'Check in, then the bazaar for the first chikki of the trip',
      ],
      overnight: 'Lonavala',
      meals: ['D'],
    },
    {
      title: 'The dam and the edge',
      activities: [
        'Bhushi dam early, to see the water come down its steps',
        "Lion's Point, 12 km out, where the hill simply stops",
        "Tiger's Leap close by, a drop of some 650 metres when the cloud lets you see it",
        'Roasted corn and chai at the stalls, and back before the points close for the evening',
      ],
      overnight: 'Lonavala',
      meals: ['B', 'D'],
    },
    {
      title: 'A day for Khandala',
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
      title: 'Marble, chikki, and down',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver from Mumbai and back to Mumbai or Pune, with tolls and parking',
  ],
  beforeYouGo: [
    'The falls run from mid-June to September. In other months the hills are brown and dry, and we would plan this tour differently.',
    'In the rains the district bars entry into fast water and closes Bhushi dam and the points by evening, some days altogether. We follow the order of the day.',
    'Come on weekdays if you can: on Saturdays and Sundays the roads to the dam are shut to cars for hours.',
    'Bring shoes that grip and a second pair that is dry.',
  ],
})
