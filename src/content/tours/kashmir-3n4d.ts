import { defineTour } from '#content/define-tour.ts'

export const kashmir3n4d = defineTour({
  id: 'Kashmir3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/Kashmir3n4d',
  alsoAt: ['/tour/Kashmir3n4d'],
  duration: '3N/4D',
  place: 'Kashmir',
  title: 'Kashmir: Srinagar and Gulmarg',
  line: 'The meadow and the cable car',
  states: ['Kashmir'],
  location: 'Srinagar, Gulmarg, Kashmir',
  scene: 'gulmarg',
  themes: {
    honeymoon: 'By shikara to a houseboat on Nigeen',
    family: 'The gondola of Gulmarg, and a sledge in winter',
    snow: 'A ski lesson or a sledge at Gulmarg in winter',
  },
  head: {
    description:
      'Four days in Kashmir without long drives: Srinagar and its gardens, a night in Gulmarg with the gondola, the old city and a Nigeen houseboat.',
    keywords: ['Gulmarg tour', 'Srinagar', 'Gulmarg gondola', 'Nigeen Lake houseboat', 'Kashmir short trip'],
  },
  description:
    'Three nights by private car: one in Srinagar, one in Gulmarg and one on a houseboat on Nigeen Lake. Breakfast and dinner every day, a shikara ride at dawn and the first section of the gondola are in the price. No drive is longer than two hours. Come in summer for flowers or in winter for snow.',
  days: [
    {
      title: 'Srinagar: gardens above the lake',
      activities: [
        'Arrive at Srinagar airport and check in near the Boulevard',
        'Chashme Shahi and Pari Mahal, with the lake spread out below',
        'A stroll along the Boulevard at dusk, when the shikaras head home',
      ],
      overnight: 'Srinagar',
      meals: ['D'],
    },
    {
      title: 'Srinagar → Gulmarg: the gondola',
      activities: [
        'Leave early for Gulmarg, two hours by Tangmarg and its pines',
        'The gondola to Kongdoori, and on to Apharwat at about 3,950 metres when the wind lets it run',
        'The meadow on foot in summer; in winter a ski lesson or a sledge, at extra cost',
        'Sunset on the ridge above the golf course, with Nanga Parbat on a clear day',
      ],
      overnight: 'Gulmarg',
      meals: ['B', 'D'],
    },
    {
      title: 'Gulmarg → Srinagar → Nigeen Lake: old city and houseboat',
      activities: [
        'A morning on the outer circular walk, or in the snow; the shrine of Baba Reshi on the way down, if it is open',
        'Back to Srinagar by midday, two hours',
        'The old city on foot: Khanqah-e-Moula, and Jamia Masjid outside prayer hours, if it is open',
        'By shikara to a houseboat on Nigeen, and kahwa on the deck',
      ],
      overnight: 'Nigeen Lake',
      stay: 'houseboat',
      meals: ['B', 'D'],
    },
    {
      title: 'Nigeen Lake → Srinagar: floating market, and home',
      activities: [
        'Out at dawn by shikara to the floating vegetable market',
        'Breakfast on the houseboat, and across to the car',
        'Transfer to Srinagar airport, three hours ahead of the flight, for the checks are long',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Srinagar', at: [34.0837, 74.7973] },
    { name: 'Gulmarg', at: [34.0484, 74.3805] },
    { name: 'Nigeen Lake', at: [34.1203, 74.8327] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Apr', 'May', 'Jun'], why: 'Flowers and mild days' },
      { is: 'good', months: ['Sep', 'Oct'], why: 'Clear days and autumn colour' },
      { is: 'good', months: ['Jan', 'Feb'], why: 'Snow at Gulmarg' },
      { is: 'fair', months: ['Jul', 'Aug'], why: 'Warm and green, with some rain' },
      { is: 'fair', months: ['Mar', 'Nov', 'Dec'], why: 'Cold; snow comes and goes' },
    ],
    pace: 'easy',
    longestRoadDay: 2.5,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    altitude: { top: { place: 'Apharwat, by cable car', metres: 3950 }, night: { place: 'Gulmarg', metres: 2650 } },
  },
  facts: ['kashmir-safety', 'kashmir-sites', 'gulmarg-gondola'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking',
    'One night on a houseboat on Nigeen Lake',
    'Shikara to the floating market at dawn',
    'Gulmarg gondola, first section, to Kongdoori',
  ],
  exclusions: ['The second section of the gondola, ponies, skis, sledges and snow gear', 'Garden entry tickets'],
  beforeYouGo: [
    'Gulmarg lies at 2,650 m, and the second stage of the gondola ends near 3,950 m. Guests with heart, lung or blood-pressure trouble ask their doctor before they go up.',
    'Prepaid SIM cards of other states do not work in Jammu and Kashmir; postpaid ones do.',
    'From December to March snow chains or a local 4x4 may be needed above Tangmarg, at extra cost.',
    'For the floating market on the last morning choose a flight after 11 am.',
  ],
})
