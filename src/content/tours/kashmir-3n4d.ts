import { defineTour } from '#content/define-tour.ts'

export const kashmir3n4d = defineTour({
  id: 'Kashmir3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/Kashmir3n4d',
  alsoAt: ['/tour/Kashmir3n4d'],
  duration: '3N/4D',
  place: 'Kashmir',
  title: 'Gulmarg, the meadow and the cable car',
  location: 'Srinagar, Gulmarg',
  scene: 'gulmarg',
  head: {
    description:
      'Four days in Kashmir without long drives: Srinagar and its gardens, a night in Gulmarg with the gondola, the old city and a Nigeen houseboat.',
    keywords: [
      'Gulmarg tour',
      'Srinagar',
      'Gulmarg gondola',
      'Nigeen Lake houseboat',
      'Kashmir short trip',
      'Gulmerg',
      'गुलमर्ग',
    ],
  },
  description:
    'A long weekend with mountains in it. One night in Srinagar, one at 2,650 metres in Gulmarg, one on a houseboat on quiet Nigeen, and never more than two hours in the car. Go in July for the flowers or in January for the snow; the plan holds for both.',
  days: [
    {
      title: 'Srinagar, below the hill',
      activities: [
        'Arrive at Srinagar airport and check in near the Boulevard',
        'Chashme Shahi and Pari Mahal, with the lake spread out below',
        'A stroll along the Boulevard at dusk, when the shikaras head home',
      ],
      overnight: 'Srinagar',
      meals: ['D'],
    },
    {
      title: 'Gondola day',
      activities: [
        'Leave early for Gulmarg, two hours by Tangmarg and its pines',
        'The gondola to Kongdoori, and on to Apharwat at about 3,950 metres when the wind lets it run',
        'The meadow on foot in summer, or a first ski lesson and a sledge in winter',
        'Sunset on the ridge above the golf course, with Nanga Parbat on a clear day',
      ],
      overnight: 'Gulmarg',
      meals: ['B', 'D'],
    },
    {
      title: 'Old city, quiet lake',
      activities: [
        'A morning on the outer circular walk, or in the snow, and the shrine of Baba Reshi on the way down',
        'Back to Srinagar by midday, two hours',
        'The old city on foot: the papier-mache walls of Khanqah-e-Moula, and Jamia Masjid outside prayer hours',
        'By shikara to a houseboat on Nigeen, and kahwa on the deck',
      ],
      overnight: 'Nigeen Lake',
      meals: ['B', 'D'],
    },
    {
      title: 'Market on the water',
      activities: [
        'Out at dawn by shikara to the floating vegetable market, if you can face the hour',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'One night on a houseboat on Nigeen Lake',
    'Shikara to the floating market at dawn',
    'Gulmarg gondola, first section, to Kongdoori',
  ],
  exclusions: ['The second section of the gondola, ponies, skis, sledges and snow gear', 'Garden entry tickets'],
  beforeYouGo: [
    'Prepaid SIM cards of other states do not work in Jammu and Kashmir; postpaid ones do.',
    'Gondola tickets are sold online by name against a photo ID; wind or snow can stop it at short notice.',
    'From December to March snow chains or a local 4x4 may be needed above Tangmarg, at extra cost.',
    'For the floating market on the last morning choose a flight after 11 am.',
  ],
})
