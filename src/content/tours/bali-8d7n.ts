import { defineTour } from '#content/define-tour.ts'

export const bali8d7n = defineTour({
  id: 'Bali8d7n',
  region: 'international',
  countries: ['indonesia'],
  path: '/tour/Bali8d7n',
  alsoAt: ['/Bali8d7n'],
  duration: '7N/8D',
  place: 'Bali',
  title: 'Bali: Ubud, Nusa Penida and Jimbaran',
  line: 'With a night on Penida',
  location: 'Ubud, Nusa Penida, Jimbaran, Indonesia',
  scene: 'tanah-lot',
  themes: {
    honeymoon: 'Sunset at Tanah Lot, and a last dinner on the beach at Jimbaran',
    beach: 'Crystal Bay, Pandawa beach and three nights by the bay of Jimbaran',
    heritage: 'The cliff shrines of Gunung Kawi and the temples of Tanah Lot and Uluwatu',
  },
  head: {
    description:
      'Eight days in Bali: Ubud and the terraces of Jatiluwih, a night on Nusa Penida after the day boats go, Tanah Lot at sunset and the cliffs of the south.',
    keywords: [
      'Bali tour package',
      'Nusa Penida',
      'Tanah Lot',
      'Ubud',
      'Jimbaran',
      'Jatiluwih',
      'Uluwatu',
      'Indonesia',
    ],
  },
  description:
    'Three nights in Ubud, one on Nusa Penida island and three at Jimbaran Bay, with a private car and driver. You see the rice terraces of Jatiluwih and the cliffs of Nusa Penida after the day boats leave. Then come Tanah Lot at sunset and the Kecak dance at Uluwatu. Breakfast, two lunches, one dinner, the boat and the entry tickets are in the price.',
  days: [
    {
      title: 'Ubud: arrival and rest',
      activities: [
        'Arrive at Denpasar airport, where the driver waits with your name',
        'Drive to Ubud, about an hour and a half',
        'Check in and rest until dinner',
      ],
      overnight: 'Ubud',
      meals: [],
    },
    {
      title: 'Ubud: ridge walk, Goa Gajah and Gunung Kawi',
      activities: [
        'Campuhan ridge walk early, while it is cool',
        'Goa Gajah, the elephant cave, with Ganesha inside and bathing pools in front',
        'Gunung Kawi at Tampaksiring: royal shrines cut in a cliff, some three hundred steps down and the same up',
        'Wood carvers at work in Mas',
        'Evening dance in the courtyard of Ubud Palace',
      ],
      overnight: 'Ubud',
      meals: ['B'],
    },
    {
      title: 'Ubud → Jatiluwih and Bedugul: rice and lake',
      activities: [
        'Taman Ayun at Mengwi, the moated temple of the old kings, on the way west',
        'Walk in the rice terraces of Jatiluwih, watered by a system about a thousand years old',
        'Lunch with a view of the fields',
        'Ulun Danu Beratan on its lake at Bedugul, often in mist, then back to Ubud in an hour and a half',
      ],
      overnight: 'Ubud',
      meals: ['B', 'L'],
    },
    {
      title: 'Ubud → Nusa Penida: the west coast',
      activities: [
        'Drive to Sanur, an hour, and the fast boat to Nusa Penida, about forty minutes',
        "Broken Beach and the tide pool of Angel's Billabong on the west coast, then lunch",
        'The cliff of Kelingking from above; the steep path to its beach is optional',
        'Sunset at Crystal Bay, after the last day boat has gone',
      ],
      overnight: 'Nusa Penida',
      meals: ['B', 'L'],
    },
    {
      title: 'Nusa Penida → Jimbaran: the east coast',
      activities: [
        'Atuh and Diamond Beach in the early light, from the cliff path',
        'Goa Giri Putri: a narrow gap where you crawl, then a large temple in a cave',
        'Afternoon boat back to Sanur',
        'Drive to Jimbaran Bay, about forty-five minutes',
      ],
      overnight: 'Jimbaran',
      meals: ['B'],
    },
    {
      title: 'Jimbaran → Tanah Lot: sunset at the temple',
      activities: [
        'A free morning by the bay; the fish market at Kedonganan opens early',
        'Drive up the coast to Tanah Lot, an hour and a half to two with traffic',
        'The temple on its rock: at low tide you may walk to the foot, though only worshippers go up',
        'The arch of Batu Bolong next to it, and sunset from the cliff path',
      ],
      overnight: 'Jimbaran',
      meals: ['B'],
    },
    {
      title: 'Jimbaran → Uluwatu: the south coast',
      activities: [
        'Water Blow at Nusa Dua, where the swell comes up through the rock',
        'Pandawa beach, below a road cut through white limestone, with the five brothers carved beside it',
        'Uluwatu temple; keep glasses in a bag, as the monkeys take them',
        'Kecak on the cliff at sunset, then dinner on the beach at Jimbaran, seafood or vegetarian',
      ],
      overnight: 'Jimbaran',
      meals: ['B', 'D'],
    },
    {
      title: 'Jimbaran: Garuda statue and departure',
      activities: [
        'A swim and a late breakfast',
        'Garuda Wisnu Kencana, a statue of Vishnu 121 metres high with its base, if the flight leaves time',
        'Transfer to Denpasar airport, twenty to thirty minutes',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Ubud', at: [-8.5069, 115.2625] },
    { name: 'Jatiluwih', at: [-8.37, 115.1314] },
    { name: 'Bedugul', at: [-8.2752, 115.1669] },
    { name: 'Nusa Penida', at: [-8.7275, 115.5444] },
    { name: 'Jimbaran', at: [-8.7908, 115.16] },
    { name: 'Tanah Lot', at: [-8.6212, 115.0868] },
    { name: 'Uluwatu', at: [-8.8291, 115.0849] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Fast boat from Sanur to Nusa Penida and back',
    'Private car with driver on Bali and on Nusa Penida',
    'Tickets for Goa Gajah, Gunung Kawi, Taman Ayun, Jatiluwih, Ulun Danu Beratan, Tanah Lot and Garuda Wisnu Kencana',
    'Uluwatu with the Kecak, and a dance evening in Ubud',
  ],
  beforeYouGo: [
    'Roads on Nusa Penida are narrow and rough, and the viewpoints have many steps. Boats depend on the sea. Do not swim at Kelingking: the current is strong.',
    'The walk to the foot of Tanah Lot depends on the tide. Temples ask for a sarong and covered shoulders.',
    'Vegetarian food is easy on Bali and simple on Nusa Penida. Tell us about Jain meals before you travel.',
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        why: 'The dry season, and calmer boats',
      },
      { is: 'fair', months: ['Jan', 'Feb', 'Mar', 'Nov', 'Dec'], why: 'Wet and humid; boats may be late' },
    ],
    pace: 'moderate',
    longestRoadDay: 4,
    vehicle: { kind: 'private', what: 'Private car with driver on both islands; shared boat' },
  },
  facts: ['nyepi'],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 54699, cut: 64699 },
      deluxe: { current: 59699, cut: 69699 },
      superDeluxe: { current: 68999, cut: 78999 },
    },
  ],
  ranks: { home: 1 },
})
