import { defineTour } from '#content/define-tour.ts'

export const kashmir5n6d = defineTour({
  id: 'Kashmir5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/Kashmir5n6d',
  alsoAt: ['/tour/Kashmir5n6d'],
  duration: '5N/6D',
  place: 'Kashmir',
  title: 'Kashmir: Srinagar, Gulmarg and Pahalgam',
  line: 'From lake to meadow',
  states: ['Kashmir'],
  location: 'Srinagar, Gulmarg, Pahalgam, Kashmir',
  scene: 'kashmir',
  themes: {
    honeymoon: 'A houseboat night, and Dal Lake by shikara as the light goes',
    family: 'A shikara, the gondola, and ponies among the pines of Aru',
    snow: 'Gulmarg and its gondola, in the snow if it has come',
    heritage: 'The ruins of Avantipora and the Mughal gardens of Nishat and Shalimar',
  },
  head: {
    description:
      'Six days in Kashmir: a houseboat night on Dal Lake, the Gulmarg gondola, two nights by the Lidder in Pahalgam and the Mughal gardens of Srinagar.',
    keywords: ['Kashmir tour package', 'Srinagar', 'Gulmarg', 'Pahalgam', 'Dal Lake houseboat', 'Mughal gardens'],
  },
  description:
    'Five nights by private car: one on a houseboat in Srinagar, one in Gulmarg, two in Pahalgam and one in a Srinagar hotel. Breakfast and dinner every day, a shikara ride and the first section of the gondola are in the price. You see the Mughal gardens, the meadow of Gulmarg and the valleys round Pahalgam. The longest drive is about five hours.',
  days: [
    {
      title: 'Srinagar: Dal Lake by shikara',
      activities: [
        'Arrive at Srinagar airport and drive to the lake, about an hour',
        'A shikara across to your houseboat, and kahwa on the deck',
        'An hour on Dal Lake by shikara as the light goes, past Char Chinar',
      ],
      overnight: 'Srinagar',
      stay: 'houseboat',
      meals: ['D'],
    },
    {
      title: 'Srinagar → Gulmarg: up to the gondola',
      activities: [
        'Off the houseboat after breakfast, and two hours by road through Tangmarg',
        'The gondola to Kongdoori; the second section, to Apharwat at about 3,950 metres, when the wind lets it run',
        "A walk on the meadow to St Mary's church, or in the snow if it has come",
      ],
      overnight: 'Gulmarg',
      meals: ['B', 'D'],
    },
    {
      title: 'Gulmarg → Pahalgam: saffron fields and old ruins',
      activities: [
        'Down to the plain and across it, about five hours on the road in all',
        'Pampore and its saffron fields, in flower for a few weeks from late October',
        'The ninth-century temple ruins at Avantipora',
        'Reach Pahalgam by the afternoon and walk by the Lidder',
      ],
      overnight: 'Pahalgam',
      meals: ['B', 'D'],
    },
    {
      title: 'Pahalgam: Betaab, Chandanwari and Aru',
      activities: [
        'Betaab valley, where many Hindi films were shot',
        'Chandanwari, where the Amarnath path begins, with snow bridges into early summer',
        'Aru, 12 km the other way, for a slow walk among pines and ponies',
        'An evening in Pahalgam bazaar',
      ],
      overnight: 'Pahalgam',
      meals: ['B', 'D'],
    },
    {
      title: 'Pahalgam → Srinagar: the Mughal gardens',
      activities: [
        'Back to Srinagar, about three hours; the Sun temple ruins at Martand on the way, if they are open',
        'Up to the Shankaracharya temple before it closes, for the whole lake at once',
        'Nishat and Shalimar, terraced from the hill down to the lake',
        'Walnut wood and shawls on Residency Road, if you have room',
      ],
      overnight: 'Srinagar',
      meals: ['B', 'D'],
    },
    {
      title: 'Srinagar: last views, and the flight home',
      activities: [
        'Breakfast, and a last look at the lake from the Boulevard',
        'Transfer to Srinagar airport, three hours ahead of the flight, for the checks are long',
        'Ask for a window seat, for the view of the Pir Panjal',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Srinagar', at: [34.0837, 74.7973] },
    { name: 'Gulmarg', at: [34.0484, 74.3805] },
    { name: 'Avantipora', at: [33.9236, 75.0144] },
    { name: 'Pahalgam', at: [34.0161, 75.315] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Apr', 'May', 'Jun'], why: 'Flowers and mild days' },
      { is: 'good', months: ['Sep', 'Oct'], why: 'Clear days; saffron in late October' },
      { is: 'fair', months: ['Jul', 'Aug'], why: 'Warm, some rain, and crowds of the Amarnath Yatra at Pahalgam' },
      {
        is: 'fair',
        months: ['Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
        why: 'Cold, with snow; the Chandanwari road may be closed',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 5,
    vehicle: { kind: 'mixed', what: 'Private car with driver; a local cab in Pahalgam' },
    altitude: { top: { place: 'Apharwat, by cable car', metres: 3950 }, night: { place: 'Gulmarg', metres: 2650 } },
  },
  facts: ['kashmir-safety', 'kashmir-sites', 'gulmarg-gondola'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking',
    'One night on a houseboat on Dal Lake',
    'One hour by shikara on Dal Lake',
    'Gulmarg gondola, first section, to Kongdoori',
    'Local cab in Pahalgam to Betaab, Chandanwari and Aru',
  ],
  exclusions: ['The second section of the gondola, ponies, sledges and snow gear', 'Garden entry tickets'],
  beforeYouGo: [
    'Gulmarg lies at 2,650 m, and the second stage of the gondola ends near 3,950 m. Guests with heart, lung or blood-pressure trouble ask their doctor before they go up.',
    'Prepaid SIM cards of other states do not work in Jammu and Kashmir; postpaid ones do.',
    'The administration opens and closes sites around Pahalgam from time to time, and restricts Chandanwari during the Amarnath Yatra in July and August; we check before each day.',
    'From December to March snow chains or a local 4x4 may be needed above Tangmarg, at extra cost, and the Chandanwari road may be closed.',
  ],
  ranks: { home: 5 },
})
