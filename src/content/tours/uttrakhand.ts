import { defineTour } from '#content/define-tour.ts'

export const uttrakhand = defineTour({
  id: 'Uttrakhand',
  region: 'domestic',
  countries: ['india'],
  path: '/Uttrakhand',
  alsoAt: ['/tour/Uttrakhand'],
  duration: '4N/5D',
  place: 'Uttarakhand',
  title: 'Uttarakhand: Haridwar to Mussoorie',
  line: 'Up from the Ganga',
  states: ['Uttarakhand'],
  location: 'Haridwar, Rishikesh, Mussoorie, Uttarakhand',
  scene: 'uttarakhand',
  themes: {
    pilgrimage: 'The aarti at Har Ki Pauri and at Parmarth Niketan, and Mansa Devi',
    adventure: 'Rafting from Shivpuri in season',
    family: 'The ropeway of Mansa Devi, and Kempty Falls',
    senior: 'An easy pace, the aarti by the river, and a day without rafting for those who like',
  },
  head: {
    description:
      'Five days from the river to the ridge: the aarti at Haridwar, Rishikesh and its rapids, then Mussoorie and Landour, and home by Dehradun.',
    keywords: ['Uttarakhand tour package', 'Haridwar', 'Rishikesh', 'Mussoorie', 'Landour', 'Dehradun'],
  },
  description:
    'Four nights by private car: one in Haridwar, one in Rishikesh and two in Mussoorie. Breakfast and dinner every day, a raft run in season and the ropeway to Mansa Devi are in the price. You see the evening aarti on the Ganga, the ashrams of Rishikesh and the hills from Landour. The longest drive is about three hours.',
  days: [
    {
      title: 'Haridwar: evening aarti at Har Ki Pauri',
      activities: [
        'Meet the car at Haridwar station, or at Jolly Grant airport an hour away',
        'Check in and rest until the heat goes out of the day',
        'The evening aarti at Har Ki Pauri, and a leaf boat with one lamp in it',
      ],
      overnight: 'Haridwar',
      meals: ['D'],
    },
    {
      title: 'Haridwar → Rishikesh: ropeway, ashrams and aarti',
      activities: [
        'Mansa Devi by the morning ropeway, with Haridwar and its canals laid out below',
        'Drive to Rishikesh, 25 km and about an hour',
        'Chaurasi Kutia, the forest ashram where the Beatles came to meditate and wrote songs',
        'Across the river on foot, by Ram Jhula or Janki Setu, for the aarti at Parmarth Niketan',
      ],
      overnight: 'Rishikesh',
      meals: ['B', 'D'],
    },
    {
      title: 'Rishikesh → Mussoorie: rafting, then the hill road',
      activities: [
        'Raft from Shivpuri to Nim Beach, 16 km of river in about two and a half hours, in season',
        'Or, without rafting, the Vashishta cave and the quiet sand below it',
        'After lunch, drive by Dehradun to Mussoorie, 80 km and about three hours',
        'The Mall in the evening, with the lights of the Doon valley underneath',
      ],
      overnight: 'Mussoorie',
      meals: ['B', 'D'],
    },
    {
      title: 'Mussoorie: Landour and Kempty Falls',
      activities: [
        'Up to Lal Tibba early, for the snow peaks if the morning is clear',
        'The loop round Landour by Char Dukan and the old church, on foot',
        'Kempty Falls, 13 km down the far side, loud and cheerful',
        "Camel's Back Road at sunset, three level kilometres",
      ],
      overnight: 'Mussoorie',
      meals: ['B', 'D'],
    },
    {
      title: 'Mussoorie → Dehradun: down to the valley, and home',
      activities: [
        'Breakfast, and the winding road to Dehradun, 35 km and an hour and a half',
        "Robber's Cave, a narrow gorge with a cold stream for a floor",
        'Drop at Dehradun station or Jolly Grant airport',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Haridwar', at: [29.9457, 78.1642] },
    { name: 'Rishikesh', at: [30.0869, 78.2676] },
    { name: 'Mussoorie', at: [30.4598, 78.0664] },
    { name: 'Dehradun', at: [30.3165, 78.0322] },
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['May', 'Jun'],
        why: 'Warm by the river, pleasant in the hills; rafting runs; full in the school holidays',
      },
      { is: 'good', months: ['Oct', 'Nov'], why: 'Clear and mild; rafting runs' },
      { is: 'fair', months: ['Mar', 'Apr'], why: 'Mild, but in 2027 the Kumbh fills Haridwar until 20 April' },
      { is: 'fair', months: ['Dec', 'Jan', 'Feb'], why: 'Cold in Mussoorie, with snow on some days' },
      { is: 'fair', months: ['Sep'], why: 'Rain ends; rafting begins again late in the month' },
      { is: 'closed', months: ['Jul', 'Aug'], why: 'Heavy rain, no rafting, and the Kanwar Yatra closes roads' },
    ],
    pace: 'easy',
    longestRoadDay: 3.5,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    children: 'Rafting from 14 years. For the rest, ask us',
    altitude: { top: { place: 'Lal Tibba', metres: 2275 }, night: { place: 'Mussoorie', metres: 2000 } },
  },
  facts: ['haridwar-kumbh', 'rishikesh-rafting', 'mussoorie-registration'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking',
    'One raft run from Shivpuri to Nim Beach with a licensed guide, in season',
    'Ropeway to Mansa Devi and entry at Chaurasi Kutia',
  ],
  exclusions: ['Other entry tickets, and adventure sports beside the one raft run'],
  beforeYouGo: [
    'Rafters must be 14 or older, and the guide decides on the day.',
    'Haridwar and Rishikesh are pilgrim towns: food is vegetarian and no alcohol is sold.',
    'During the Kanwar yatra in July and August, and on the big bathing days, roads around Haridwar close. Ask us before you fix dates.',
    'Mussoorie is cold from December to February, and snow falls on some days. It is full on every weekend of May and June.',
  ],
})
