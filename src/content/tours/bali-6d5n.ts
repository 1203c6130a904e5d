import { defineTour } from '#content/define-tour.ts'

export const bali6d5n = defineTour({
  id: 'Bali6d5n',
  region: 'international',
  countries: ['indonesia'],
  path: '/tour/Bali6d5n',
  alsoAt: ['/Bali6d5n'],
  duration: '5N/6D',
  place: 'Bali',
  title: 'Bali: Ubud and Seminyak',
  line: 'Gates and green steps',
  location: 'Ubud, Lempuyang, Seminyak, Indonesia',
  scene: 'bali',
  themes: {
    honeymoon: 'Sunset on the sand at Seminyak, and Kecak at Uluwatu',
    beach: 'The beach that runs from Seminyak to Kuta',
    adventure: 'A first surf lesson at Kuta, and Lempuyang before sunrise',
    budget: 'Among our lower-priced tours abroad',
  },
  head: {
    description:
      'Six days in Bali: three nights in Ubud for the Tegallalang terraces, Tirta Empul and the Lempuyang gate at dawn, then Seminyak, surf and the Kecak.',
    keywords: [
      'Bali tour package',
      'Ubud',
      'Seminyak',
      'Kuta',
      'Lempuyang gate of heaven',
      'Tegallalang rice terrace',
      'Indonesia',
    ],
  },
  description:
    'Three nights in Ubud and two in Seminyak, with a private car and driver. From Ubud you see the rice terraces, a holy spring, a volcano and the gate of Lempuyang at sunrise. From Seminyak you have the beach, a surf lesson and the Kecak fire dance at Uluwatu. Breakfast, one lunch and the entry tickets are in the price.',
  days: [
    {
      title: 'Ubud: arrival and the Saraswati temple',
      activities: [
        'Arrive at Denpasar airport, where the driver waits with your name',
        'Drive to Ubud, an hour and a half, past villages of stone carvers',
        'Check in, then an easy evening walk by the lotus pond of the Saraswati temple',
      ],
      overnight: 'Ubud',
      meals: [],
    },
    {
      title: 'Ubud → Kintamani: rice, spring and volcano',
      activities: [
        'Tegallalang rice terraces early, while the light is low and the paths are empty',
        'Tirta Empul, the spring temple at Tampaksiring; you may bathe in the spring, or watch',
        'The crater rim at Kintamani, with Mount Batur and its lake below, and lunch in the cool',
        'Penglipuran, a swept village street of bamboo roofs, on the way back through Bangli',
      ],
      overnight: 'Ubud',
      meals: ['B', 'L'],
    },
    {
      title: 'Ubud → Lempuyang: the gate at sunrise',
      activities: [
        'Leave in the dark with a packed breakfast, two hours east to Lempuyang',
        'Mount Agung seen through the gate; the “lake” in the photographs is a mirror held under the camera',
        'Tirta Gangga, the water palace of the kings of Karangasem, with stepping stones among the carp',
        'Back along the Sidemen valley, with the rest of the afternoon for sleep or a massage',
      ],
      overnight: 'Ubud',
      meals: ['B'],
    },
    {
      title: 'Ubud → Seminyak: Monkey Forest and beach',
      activities: [
        'Sacred Monkey Forest in the morning; keep glasses and phones in a bag, as the monkeys take them',
        'Ubud Palace and the art market across the road',
        'Drive to Seminyak, about an hour and a half',
        'Sunset on the sand, on the beach that runs all the way to Kuta',
      ],
      overnight: 'Seminyak',
      meals: ['B'],
    },
    {
      title: 'Seminyak → Uluwatu: surf lesson and Kecak',
      activities: [
        'A first surf lesson on the easy waves of Kuta',
        'A free hour for lunch and the shops of Seminyak',
        'Drive to Uluwatu, an hour and a bit, and the temple on the edge of its cliff',
        'Kecak at sunset: the Ramayana told by about fifty voices, with a fire dance of Hanuman',
      ],
      overnight: 'Seminyak',
      meals: ['B'],
    },
    {
      title: 'Seminyak: last swim and departure',
      activities: [
        'A last walk or swim before the beach fills',
        'Petitenget temple by the sea at Seminyak, if the flight is late',
        'Transfer to Denpasar airport, half an hour to an hour with traffic',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Ubud', at: [-8.5069, 115.2625] },
    { name: 'Kintamani', at: [-8.2833, 115.3617] },
    { name: 'Lempuyang', at: [-8.3906, 115.6311] },
    { name: 'Seminyak', at: [-8.6913, 115.1682] },
    { name: 'Uluwatu', at: [-8.8291, 115.0849] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with driver, fuel and parking',
    'Tickets for Tegallalang, Tirta Empul, Penglipuran, Lempuyang with its shuttle, Tirta Gangga and the Monkey Forest',
    'One surf lesson in Kuta, board included',
    'Uluwatu temple and the Kecak performance',
  ],
  beforeYouGo: [
    'Ask us about the surf lesson for children and for guests who do not swim; who does not surf stays on the beach.',
    'Temples ask for a sarong and covered shoulders. At Lempuyang the wait for a photograph can be long, and cloud may hide Mount Agung.',
    'Vegetarian food is easy in Ubud and Seminyak, where many kitchens cook for Indian guests. Tell us about Jain meals before you travel.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'], why: 'The dry season' },
      { is: 'fair', months: ['Jan', 'Feb', 'Mar', 'Nov', 'Dec'], why: 'Wet and humid; rain mostly in short showers' },
    ],
    pace: 'moderate',
    longestRoadDay: 4.5,
    vehicle: { kind: 'private', what: 'Private car with driver' },
  },
  facts: ['nyepi'],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 34699, cut: 41699 },
      deluxe: { current: 38699, cut: 45699 },
      superDeluxe: { current: 43699, cut: 49699 },
    },
  ],
})
