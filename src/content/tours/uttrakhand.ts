import { defineTour } from '#content/define-tour.ts'

export const uttrakhand = defineTour({
  id: 'Uttrakhand',
  region: 'domestic',
  countries: ['india'],
  path: '/Uttrakhand',
  alsoAt: ['/tour/Uttrakhand'],
  duration: '4N/5D',
  place: 'Uttarakhand',
  title: 'Uttarakhand, up from the Ganga',
  location: 'Haridwar, Rishikesh, Mussoorie',
  scene: 'uttarakhand',
  head: {
    description:
      'Five days from the river to the ridge: the aarti at Haridwar, Rishikesh and its rapids, then Mussoorie and Landour, and home by Dehradun.',
    keywords: [
      'Uttarakhand tour package',
      'Uttrakhand',
      'Uttaranchal',
      'Haridwar',
      'Hardwar',
      'Rishikesh',
      'Mussoorie',
      'Landour',
      'Dehradun',
      'उत्तराखंड',
    ],
  },
  description:
    'The Ganga leaves the mountains at Rishikesh and meets the plains at Haridwar. You take it the other way: lamps on the water first, then the ashrams and the rapids, then up to Mussoorie, at 2,000 metres, for cool air and a view of the snows. Short drives, early evenings, and two nights at the top.',
  days: [
    {
      title: 'Lamps at Har Ki Pauri',
      activities: [
        'Meet the car at Haridwar station, or at Jolly Grant airport an hour away',
        'Check in and rest until the heat goes out of the day',
        'The evening aarti at Har Ki Pauri, and a leaf boat with one lamp in it',
      ],
      overnight: 'Haridwar',
      meals: ['D'],
    },
    {
      title: 'Upstream to Rishikesh',
      activities: [
        'Mansa Devi by the morning ropeway, with Haridwar and its canals laid out below',
        'Drive to Rishikesh, 25 km and about an hour',
        'Chaurasi Kutia, the forest ashram where the Beatles came to meditate and wrote songs',
        'Across Ram Jhula on foot to Swargashram, and the aarti by the river at Parmarth Niketan',
      ],
      overnight: 'Rishikesh',
      meals: ['B', 'D'],
    },
    {
      title: 'White water, then the hill road',
      activities: [
        'Raft from Shivpuri to Nim Beach, 16 km of river in about two and a half hours, in season',
        'For those who stay dry: the Vashishta cave and the quiet sand below it',
        'After lunch, drive by Dehradun to Mussoorie, 80 km and about three hours',
        'The Mall in the evening, with the lights of the Doon valley underneath',
      ],
      overnight: 'Mussoorie',
      meals: ['B', 'D'],
    },
    {
      title: 'Landour before the crowd',
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
      title: 'Down to the Doon',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking',
    'One raft run from Shivpuri to Nim Beach with a licensed guide, in season',
    'Ropeway to Mansa Devi and entry at Chaurasi Kutia',
  ],
  beforeYouGo: [
    'Rafting runs from about mid-September to June and stops in the monsoon; rafters must be 14 or older, and the guide decides on the day.',
    'Haridwar and Rishikesh are pilgrim towns: food is vegetarian and no alcohol is sold.',
    'During the Kanwar yatra in July and August, and on the big bathing days, roads around Haridwar close. Ask us before you fix dates.',
    'Mussoorie is cold from December to February, and snow falls on some days. It is full on every weekend of May and June.',
  ],
})
