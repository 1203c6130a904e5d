import { defineTour } from '#content/define-tour.ts'

export const rajasthan4n5d = defineTour({
  id: 'Rajasthan4n5d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Rajasthan4n5d',
  alsoAt: ['/Rajasthan4n5d'],
  duration: '4N/5D',
  place: 'Rajasthan',
  title: 'Rajasthan: Jaipur, Ajmer and Pushkar',
  line: 'The short loop',
  states: ['Rajasthan'],
  location: 'Jaipur, Ajmer, Pushkar, Sambhar',
  scene: 'amber',
  themes: {
    budget: 'Among our lower-priced tours at home',
    pilgrimage: 'The dargah of Ajmer, and the Brahma temple and ghats of Pushkar',
    heritage: 'Amber Fort, Jaigarh and the City Palace',
    senior: 'An easy pace, no drive over two and a half hours, and the aarti by the lake',
  },
  head: {
    description:
      'Five days from Jaipur and back: Amber and Jaigarh, the dargah of Ajmer, a night by the Pushkar ghats and the white salt pans of Sambhar.',
    keywords: ['Rajasthan short tour', 'Jaipur', 'Pushkar', 'Sambhar'],
  },
  description:
    'Four nights by private car from Jaipur and back: three in Jaipur and one in Pushkar. Breakfast every day, two dinners and the jeep at Amber are in the price. You see Amber and Jaigarh, the dargah of Ajmer, the ghats of Pushkar and the salt pans of Sambhar. No drive is longer than two and a half hours.',
  days: [
    {
      title: 'Jaipur: Albert Hall and an evening out',
      activities: [
        'Arrive in Jaipur by air, train or road, and settle in at the hotel',
        'Albert Hall at dusk, when its lights come on',
        'Chaat and kulfi at Masala Chowk in Ram Niwas Garden, at your own pace',
      ],
      overnight: 'Jaipur',
      meals: ['D'],
    },
    {
      title: 'Jaipur: Amber and Jaigarh, two forts on one ridge',
      activities: [
        'Amber Fort at opening time: Ganesh Pol, Sheesh Mahal and the court above the lake',
        'Jaigarh on the ridge above, with its rain tanks and the great cannon Jaivana',
        'The marble cenotaphs of Gaitor, quiet at midday',
        'City Palace in the afternoon, then lac bangles in Maniharon ka Rasta',
      ],
      overnight: 'Jaipur',
      meals: ['B'],
    },
    {
      title: 'Jaipur → Ajmer → Pushkar: the dargah and the ghats',
      activities: [
        'Drive to Ajmer, 135 km and about two and a half hours on the highway',
        'The dargah of Khwaja Moinuddin Chishti, and the carved screen of Adhai Din ka Jhonpra',
        'Over the hill to Pushkar, half an hour; the Brahma temple once it reopens after its midday rest',
        'Sunset on the ghats and the evening aarti by the lake',
      ],
      overnight: 'Pushkar',
      meals: ['B', 'D'],
    },
    {
      title: 'Pushkar → Sambhar → Jaipur: the salt lake',
      activities: [
        'Up to the Savitri temple for the view of the lake, by the steps, or by ropeway at extra cost',
        'Two hours by road to Sambhar: white salt pans, and flamingos in a good winter',
        'The ghats of Devyani Kund in Sambhar town',
        'Two hours more to Jaipur, in time for Johari bazaar',
      ],
      overnight: 'Jaipur',
      meals: ['B'],
    },
    {
      title: 'Jaipur: Hawa Mahal, Sanganer and home',
      activities: [
        'Hawa Mahal from inside, while the morning sun comes through the coloured panes',
        'Block printers and handmade paper at Sanganer, close to the airport',
        'Drop at Jaipur airport or station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Jaipur', at: [26.9124, 75.7873] },
    { name: 'Ajmer', at: [26.4499, 74.6399] },
    { name: 'Pushkar', at: [26.4898, 74.5511] },
    { name: 'Sambhar', at: [26.9088, 75.1848] },
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
        why: 'Cool and dry; flamingos at Sambhar in a good winter',
      },
      { is: 'fair', months: ['Jul', 'Aug', 'Sep'], why: 'Some rain; the salt pans may lie under water' },
      { is: 'closed', months: ['Apr', 'May', 'Jun'], why: 'Often above 40 degrees' },
    ],
    pace: 'easy',
    longestRoadDay: 4,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
  },
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'The jeep up to Amber Fort and down again',
  ],
  exclusions: ['Monument tickets and the Savitri ropeway'],
  beforeYouGo: [
    'Pushkar is a holy town: no meat, eggs or alcohol are served there.',
    'Cover your head at the dargah in Ajmer and leave large bags and cameras in the car.',
    'During the Pushkar fair, around Kartik Purnima, rooms there fill months ahead; ask us early.',
  ],
  windows: [
    {
      from: '2022-02-01',
      till: '2025-02-15',
      standard: { current: 19499, cut: 25300 },
      deluxe: { current: 23799, cut: 33300 },
      superDeluxe: { current: 33899, cut: 47450 },
    },
  ],
  ranks: { budget: 3 },
})
