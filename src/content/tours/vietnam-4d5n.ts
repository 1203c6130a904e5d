import { defineTour } from '#content/define-tour.ts'

export const vietnam4d5n = defineTour({
  id: 'Vietnam4d5n',
  region: 'international',
  countries: ['vietnam'],
  path: '/tour/Vietnam4d5n',
  alsoAt: ['/Vietnam4d5n'],
  duration: '5N/4D',
  place: 'Vietnam',
  title: 'Hoi An, lit by lanterns',
  location: 'Da Nang, Ba Na Hills, Hoi An',
  scene: 'hoi-an',
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
      'Veitnam',
      'वियतनाम',
      'होई एन',
    ],
  },
  description:
    'Central Vietnam over a long weekend, with the flights in the price and slept through both ways. You land in Da Nang in the morning, ride one of the longest cable cars there is, and have two nights in Hoi An, where the old houses hang out their lanterns at dusk. Four days on the ground, three nights in a bed.',
  nightsBefore: 1,
  days: [
    {
      title: 'Da Nang, off the night flight',
      activities: [
        'Land in Da Nang, where the driver waits at the gate with your name; leave the bags at the hotel',
        'Linh Ung pagoda on the Son Tra peninsula: a white Lady Buddha, 67 metres, looking out to sea',
        'Check in, and an afternoon for sleep or My Khe beach',
        'The Dragon Bridge over the Han after dark; at weekends it breathes fire',
      ],
      overnight: 'Da Nang',
      meals: [],
    },
    {
      title: 'Ba Na and the Golden Bridge',
      activities: [
        'Drive to the foot of the Ba Na Hills, about an hour, and up by cable car from jungle to cloud',
        'The Golden Bridge, carried by two great hands that look like stone and are not',
        'Gardens, a make-believe French village, and lunch at the top, vegetarian dishes among it',
        'Down in the afternoon and on to Hoi An, an hour and a quarter',
      ],
      overnight: 'Hoi An',
      meals: ['B', 'L'],
    },
    {
      title: 'Towers, baskets, lanterns',
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
      title: 'Marble, sea, and the night flight',
      activities: [
        'Last morning in Hoi An: tailors, coffee, or the herb gardens of Tra Que by bicycle',
        'Marble Mountains on the road north, with pagodas inside the caves',
        'A walk and an early supper by the river in Da Nang',
        'Transfer to Da Nang airport for the night flight home',
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
  includes: ['flights', 'hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Ba Na Hills cable car and the Golden Bridge, with lunch at the top',
    'Tickets for My Son, the Hoi An old town and the Marble Mountains with the lift',
    'Basket boat at Cam Thanh and a lantern boat in Hoi An',
  ],
  beforeYouGo: [
    'Five nights, four days: the first night is on the flight out, before day 1, and the last on the flight home. Three nights are in a hotel.',
    'Indian passports need a visa for Vietnam before travel; an e-visa is applied for online. Rules as of November 2026; we check them again before you book.',
    'Hotel rooms are ready from about two in the afternoon on day 1, and are given up on the morning of day 4.',
    'Ba Na is at about 1,400 metres: bring a light jacket. October and November bring heavy rain to this coast, and Hoi An can flood.',
  ],
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
