import { defineTour } from '#content/define-tour.ts'

export const bali6d5n = defineTour({
  id: 'Bali6d5n',
  region: 'international',
  countries: ['indonesia'],
  path: '/tour/Bali6d5n',
  alsoAt: ['/Bali6d5n'],
  duration: '5N/6D',
  place: 'Bali',
  title: 'Bali, gates and green steps',
  location: 'Ubud, Kintamani, Lempuyang, Seminyak',
  scene: 'bali',
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
      'Baali',
      'Indonesia',
      'बाली',
    ],
  },
  description:
    'Three nights among the rice and two by the surf. From Ubud you see the terraces before the buses, a spring where people still come to bathe and pray, and the split gate at Lempuyang, for which one rises at an hour best not named. Then Seminyak, where nothing begins before ten, and a fire dance on the cliff at Uluwatu.',
  days: [
    {
      title: 'Up to Ubud',
      activities: [
        'Arrive at Denpasar airport, where the driver waits at the gate with your name',
        'Drive inland to Ubud, an hour and a half by villages that carve stone for a living',
        'Check in, then an easy evening walk by the lotus pond of the Saraswati temple',
      ],
      overnight: 'Ubud',
      meals: [],
    },
    {
      title: 'Terraces, spring, volcano',
      activities: [
        'Tegallalang rice terraces early, while the light is low and the paths are empty',
        'Tirta Empul, the spring temple at Tampaksiring; borrow a sarong and join the line, or watch',
        'The crater rim at Kintamani, with Mount Batur and its lake below, and lunch in the cool',
        'Penglipuran, a swept village street of bamboo roofs, on the way back through Bangli',
      ],
      overnight: 'Ubud',
      meals: ['B', 'L'],
    },
    {
      title: 'The gate at dawn',
      activities: [
        'Leave in the dark with a packed breakfast, two hours east to Lempuyang',
        'Mount Agung between the halves of the gate; the lake in the photographs is a mirror held under the lens',
        'Tirta Gangga, the water palace of the kings of Karangasem, with stepping stones among the carp',
        'Back along the Sidemen valley, with the rest of the afternoon for sleep or a massage',
      ],
      overnight: 'Ubud',
      meals: ['B'],
    },
    {
      title: 'Down to the sea',
      activities: [
        'Sacred Monkey Forest in the morning, with sunglasses in a pocket',
        'Ubud Palace and the art market across the road',
        'Drive to Seminyak, about an hour and a half',
        'Sunset on the sand, on the beach that runs all the way to Kuta',
      ],
      overnight: 'Seminyak',
      meals: ['B'],
    },
    {
      title: 'Kuta waves, Uluwatu fire',
      activities: [
        'A first surf lesson on the soft waves of Kuta; standing up is optional',
        'A free hour for lunch and the shops of Seminyak',
        'Drive to Uluwatu, an hour and a bit, and the temple on the edge of its cliff',
        'Kecak at sunset: the Ramayana, some fifty voices, no instruments and one burning Hanuman',
      ],
      overnight: 'Seminyak',
      meals: ['B'],
    },
    {
      title: 'One more swim',
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
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver, fuel and parking',
    'Tickets for Tegallalang, Tirta Empul, Penglipuran, Lempuyang with its shuttle, Tirta Gangga and the Monkey Forest',
    'One surf lesson in Kuta, board included',
    'Uluwatu temple and the Kecak performance',
  ],
  exclusions: ['The Bali tourist levy, paid online by each guest'],
  beforeYouGo: [
    'Indian passports get a visa on arrival in Indonesia, at the airport or online beforehand, and fill in the arrival declaration. Rules as of November 2026; we check them again before you book.',
    'Temples ask for a sarong and covered shoulders. At Lempuyang the wait for a photograph can be long, and cloud may hide Mount Agung.',
    'On Nyepi, one day in March, all Bali stays indoors and the airport closes.',
  ],
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
