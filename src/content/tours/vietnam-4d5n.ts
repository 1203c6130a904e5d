import { defineTour } from '#content/define-tour.ts'

export const vietnam4d5n = defineTour({
  id: 'Vietnam4d5n',
  region: 'international',
  countries: ['vietnam'],
  path: '/tour/Vietnam4d5n',
  alsoAt: ['/Vietnam4d5n'],
  duration: '5N/4D',
  place: 'Vietnam',
  title: 'Vietnam with flights: Da Nang and Hoi An',
  line: 'Hoi An, lit by lanterns',
  location: 'Da Nang, Ba Na Hills, Hoi An',
  scene: 'hoi-an',
  themes: {
    honeymoon: 'A paper lantern on the Thu Bon after dark',
    beach: 'An afternoon at My Khe beach',
    family: 'A cable car to the Golden Bridge, and a round basket boat',
    heritage: 'The towers of My Son, and old Hoi An on foot',
  },
  head: {
    description:
      'Four days in central Vietnam, flights from India included: Da Nang, the Golden Bridge in the Ba Na Hills, Cham towers at My Son and lantern-lit Hoi An.',
    keywords: [
      'Vietnam tour package with flights',
      'Da Nang',
      'Danang',
      'Hoi An',
      'Ba Na Hills',
      'Golden Bridge',
      'Viet Nam',
    ],
  },
  description:
    'One night in Da Nang and two in Hoi An, after a night flight from India; the fifth night belongs to the flight home. You see the Golden Bridge in the Ba Na Hills, the towers of My Son, and Hoi An with its lanterns. Return flights from India, breakfast, one lunch and the tickets are in the price. Three nights are in a hotel.',
  nightsBefore: 1,
  days: [
    {
      title: 'Da Nang: arrival, Lady Buddha and the beach',
      activities: [
        'Land in Da Nang, where the driver waits with your name; leave the bags at the hotel',
        'Linh Ung pagoda on the Son Tra peninsula: a white Lady Buddha, 67 metres, looking out to sea',
        'Check in, and an afternoon for sleep or My Khe beach',
        'The Dragon Bridge over the Han after dark; at weekends there is a show of fire',
      ],
      overnight: 'Da Nang',
      meals: [],
    },
    {
      title: 'Da Nang → Ba Na Hills → Hoi An: Golden Bridge',
      activities: [
        'Drive to the foot of the Ba Na Hills, about an hour, and up by cable car from jungle to cloud',
        'The Golden Bridge, which seems to be carried by two great stone hands',
        'Gardens, a French-style village, and lunch at the top, vegetarian dishes too',
        'Down in the afternoon and on to Hoi An, an hour and a quarter',
      ],
      overnight: 'Hoi An',
      meals: ['B', 'L'],
    },
    {
      title: 'Hoi An → My Son: towers, boats and lanterns',
      activities: [
        'My Son early, an hour inland: brick towers that the Cham raised to Shiva from the seventh century on',
        'A round basket boat among the water palms of Cam Thanh',
        'Old Hoi An on foot: the Japanese Bridge, the Fujian hall and a merchant house',
        'A small boat on the Thu Bon after dark, and a paper lantern to set down on the water',
      ],
      overnight: 'Hoi An',
      meals: ['B'],
    },
    {
      title: 'Hoi An → Da Nang: Marble Mountains, flight home',
      activities: [
        'Last morning in Hoi An: tailors, coffee, or the herb gardens of Tra Que by bicycle',
        'Marble Mountains on the road north, with pagodas inside the caves',
        'A walk by the river in Da Nang, if the flight leaves late',
        'Transfer to Da Nang airport for the evening or night flight home',
      ],
      overnight: 'In the air',
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Da Nang', at: [16.0544, 108.2022] },
    { name: 'Ba Na Hills', at: [15.995, 107.9966] },
    { name: 'My Son', at: [15.7645, 108.1242] },
    { name: 'Hoi An', at: [15.8801, 108.338] },
  ],
  facts: ['vietnam-tet'],
  includes: ['flights', 'hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Ba Na Hills cable car and the Golden Bridge, with lunch at the top',
    'Tickets for My Son, the Hoi An old town and the Marble Mountains with the lift',
    'Basket boat at Cam Thanh and a lantern boat in Hoi An',
  ],
  beforeYouGo: [
    'Five nights, four days: the first night is on the flight out, before day 1. The last belongs to the flight home; some evening flights land in India before midnight. Three nights are in a hotel.',
    'Hotel rooms are ready from about two in the afternoon on day 1, and are given up on the morning of day 4.',
    'Ba Na is at about 1,400 metres, so bring a light jacket. October and November bring heavy rain to this coast, and Hoi An can flood. Ask for “chay”, the word for vegetarian food.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'], why: 'Dry and warm on this coast' },
      {
        is: 'fair',
        months: ['Jan', 'Sep', 'Oct', 'Nov', 'Dec'],
        why: 'Heavy rain in October and November, when Hoi An can flood',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 2.5,
    vehicle: { kind: 'mixed', what: 'Car or coach; your quote says whether it is private' },
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 37699, cut: 44009 },
      deluxe: { current: 42699, cut: 49999 },
      superDeluxe: { current: 50399, cut: 58900 },
    },
  ],
})
