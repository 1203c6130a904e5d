import { defineTour } from '#content/define-tour.ts'

export const malaysia = defineTour({
  id: 'Malaysia',
  region: 'international',
  countries: ['malaysia'],
  path: '/tour/Malaysia',
  alsoAt: ['/Malaysia'],
  duration: '6N/7D',
  place: 'Malaysia',
  title: 'Malaysia: Kuala Lumpur to Penang',
  line: 'Towers to tea hills',
  location: 'Kuala Lumpur, Cameron Highlands, Penang',
  scene: 'malaysia',
  themes: {
    family: 'The Batu Caves, a strawberry farm and the funicular of Penang Hill',
    heritage: 'The clan house and the jetties of George Town, and old Ipoh',
    budget: 'Among our lower-priced tours abroad',
  },
  head: {
    description:
      'Seven days north by road: Kuala Lumpur and Batu Caves, two cool nights in the Cameron Highlands, Ipoh on the way, and old George Town in Penang.',
    keywords: [
      'Malaysia tour package',
      'Kuala Lumpur',
      'Batu Caves',
      'Cameron Highlands',
      'Ipoh',
      'Penang',
      'George Town',
    ],
  },
  description:
    'Two nights each in Kuala Lumpur, the Cameron Highlands and George Town on Penang, in a private car. You see the Petronas Towers and Batu Caves, cool tea hills at 1,500 metres, old Ipoh, and the temples and street art of Penang. Breakfast, the KL Tower, the Mossy Forest and the Penang Hill funicular are in the price. No drive is longer than about four hours.',
  days: [
    {
      title: 'Kuala Lumpur: arrival and the Petronas Towers',
      activities: [
        'Land at Kuala Lumpur International Airport; the drive into the city takes about an hour',
        'Check in and rest until evening',
        'KLCC Park after dark, with the Petronas Towers lit and the lake fountains playing',
      ],
      overnight: 'Kuala Lumpur',
      meals: [],
    },
    {
      title: 'Kuala Lumpur: Batu Caves and the old centre',
      activities: [
        'Batu Caves before the heat: 272 painted steps past the golden Murugan, and the temple inside the rock',
        'Merdeka Square and the Sultan Abdul Samad building, then the stalls of Central Market',
        'The roofs and lanterns of Thean Hou temple on its hill',
        'KL Tower late in the day, for the one view that has the Petronas Towers in it',
        'An evening in Brickfields, the Little India of the city, where vegetarian food is easy',
      ],
      overnight: 'Kuala Lumpur',
      meals: ['B'],
    },
    {
      title: 'Kuala Lumpur → Cameron Highlands: up to the cool',
      activities: [
        'Drive north and then up from Tapah, about four hours, with a halt at Lata Iskandar waterfall',
        'Check in; evenings are cool here',
        'Sam Poh temple above Brinchang, then corn, honey and strawberries at the Kea Farm market',
      ],
      overnight: 'Cameron Highlands',
      meals: ['B'],
    },
    {
      title: 'Cameron Highlands: Mossy Forest and tea',
      activities: [
        'By four-wheel drive up Gunung Brinchang to the Mossy Forest, and along its boardwalk at about 2,000 metres',
        'A tea estate in the valley below: the rows, how the leaf is made, and a cup with the view',
        'A strawberry farm in the afternoon, to pick your own in season',
        'A level stroll through Tanah Rata, the old hill town, before dinner',
      ],
      overnight: 'Cameron Highlands',
      meals: ['B'],
    },
    {
      title: 'Cameron Highlands → Ipoh → George Town: caves, murals',
      activities: [
        'Down the Simpang Pulai road to Ipoh, about two hours',
        'Kek Lok Tong, a temple in a limestone cave with a garden behind it',
        'Old Ipoh on foot: Concubine Lane, the murals and Ipoh white coffee',
        'Two more hours north and over the Penang Bridge to George Town',
        'Dinner time in Little India, around Penang Street',
      ],
      overnight: 'George Town',
      meals: ['B'],
    },
    {
      title: 'George Town: old streets and Penang Hill',
      activities: [
        'Khoo Kongsi clan house and the iron-and-paint street art of Armenian Street',
        'The clan jetties, whole streets of houses on stilts over the water',
        'Kek Lok Si at Air Itam, temple above temple up the slope',
        'Penang Hill by funicular for the last light over the strait',
      ],
      overnight: 'George Town',
      meals: ['B'],
    },
    {
      title: 'George Town: last walk and departure',
      activities: [
        'A slow breakfast and a last walk past the shophouses, as your flight allows',
        'Nutmeg, white coffee and pickles to carry home from the old town',
        'Transfer to Penang airport, under an hour away, for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Kuala Lumpur', at: [3.139, 101.6869] },
    { name: 'Cameron Highlands', at: [4.4721, 101.3801] },
    { name: 'Ipoh', at: [4.5975, 101.0901] },
    { name: 'George Town', at: [5.4141, 100.3288] },
  ],
  facts: ['lunar-new-year', 'malaysia-tourism-tax', 'penang-hotel-fee'],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with driver from Kuala Lumpur to Penang',
    'KL Tower observation deck and the Penang Hill funicular, both ways',
    'Four-wheel drive and entry to the Mossy Forest',
  ],
  beforeYouGo: [
    'You land in Kuala Lumpur and leave from Penang, so the tickets are for two airports.',
    'Nights in the Cameron Highlands fall to about 15 degrees, and it rains in any month. Carry a light jacket.',
    'The forestry office closes the Mossy Forest in heavy rain. The Penang Hill funicular stops for maintenance a few times a year. We have a walk or a garden ready for either.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Mar', 'Jun', 'Jul', 'Dec'], why: 'Less rain on this side of the country' },
      { is: 'fair', months: ['Apr', 'May', 'Aug', 'Sep', 'Oct', 'Nov'], why: 'Rain on many afternoons' },
    ],
    pace: 'moderate',
    longestRoadDay: 4.5,
    vehicle: { kind: 'private', what: 'Private car with driver' },
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 33999, cut: 39500 },
      deluxe: { current: 40999, cut: 49500 },
      superDeluxe: { current: 52500, cut: 69300 },
    },
  ],
  ranks: { visaFree: 3 },
})
