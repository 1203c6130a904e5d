import { defineTour } from '#content/define-tour.ts'

export const bali8d7n = defineTour({
  id: 'Bali8d7n',
  region: 'international',
  countries: ['indonesia'],
  path: '/tour/Bali8d7n',
  alsoAt: ['/Bali8d7n'],
  duration: '7N/8D',
  place: 'Bali',
  title: 'Bali, with a night on Penida',
  location: 'Ubud, Nusa Penida, Tanah Lot, Jimbaran',
  scene: 'tanah-lot',
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
      'Baali',
      'Indonesia',
      'बाली',
    ],
  },
  description:
    'Most people see Nusa Penida between two boats. You stay the night, when the cliffs are quiet and the dogs have the road. Before that come three nights in Ubud and the wide terraces of Jatiluwih; after it, three by Jimbaran Bay, with Tanah Lot for one sunset and Uluwatu for the next.',
  days: [
    {
      title: 'Into the middle of the island',
      activities: [
        'Arrive at Denpasar airport, where the driver waits at the gate with your name',
        'Drive to Ubud, about an hour and a half',
        'Check in, rest, and sit with the frogs until supper',
      ],
      overnight: 'Ubud',
      meals: [],
    },
    {
      title: 'Ubud on foot and in stone',
      activities: [
        'Campuhan ridge walk before the sun is up over the palms',
        'Goa Gajah, the elephant cave, with Ganesha inside and bathing pools in front',
        'Gunung Kawi at Tampaksiring: royal shrines cut in a cliff, some three hundred steps down and the same up',
        'Wood carvers at work in Mas',
        'Evening dance in the courtyard of Ubud Palace',
      ],
      overnight: 'Ubud',
      meals: ['B'],
    },
    {
      title: 'Jatiluwih and the lake temple',
      activities: [
        'Taman Ayun at Mengwi, the moated temple of the old kings, on the way west',
        'Walk in the terraces of Jatiluwih, watered by village councils since the ninth century or so',
        'Lunch with the fields for a view',
        'Ulun Danu Beratan on its lake at Bedugul, often in mist, then back to Ubud in an hour and a half',
      ],
      overnight: 'Ubud',
      meals: ['B', 'L'],
    },
    {
      title: 'Across to Nusa Penida',
      activities: [
        'Drive to Sanur, an hour, and the fast boat to Nusa Penida, about forty minutes',
        "Broken Beach and the tide pool of Angel's Billabong on the west coast",
        'The head of Kelingking from above; the path to its beach is steep, and optional',
        'Sunset at Crystal Bay, after the last day boat has gone',
      ],
      overnight: 'Nusa Penida',
      meals: ['B', 'L'],
    },
    {
      title: 'The east of Penida, and back',
      activities: [
        'Atuh and Diamond Beach in the early light, from the cliff path',
        'Goa Giri Putri: in by a gap that makes you crawl, out into a temple the size of a hall',
        'Afternoon boat back to Sanur',
        'Drive to Jimbaran Bay, about forty-five minutes',
      ],
      overnight: 'Jimbaran',
      meals: ['B'],
    },
    {
      title: 'Tanah Lot at low sun',
      activities: [
        'A slow morning by the bay; the fish market at Kedonganan is up early if you are',
        'Drive up the coast to Tanah Lot, an hour and a half to two with traffic',
        'The temple on its rock: at low tide you may walk to the foot, though only worshippers go up',
        'The arch of Batu Bolong next to it, and sunset from the cliff path',
      ],
      overnight: 'Jimbaran',
      meals: ['B'],
    },
    {
      title: 'The south coast',
      activities: [
        'Water Blow at Nusa Dua, where the swell comes up through the rock',
        'Pandawa beach, below a road cut through white limestone, with the five brothers carved beside it',
        'Uluwatu temple, and its monkeys, who collect spectacles',
        'Kecak on the cliff at sunset, then dinner with feet in the sand at Jimbaran, seafood or vegetarian',
      ],
      overnight: 'Jimbaran',
      meals: ['B', 'D'],
    },
    {
      title: 'Vishnu sees you off',
      activities: [
        'A swim and a late breakfast',
        'Garuda Wisnu Kencana, Vishnu on his eagle, 121 metres with the plinth, if the flight leaves time',
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
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Fast boat from Sanur to Nusa Penida and back',
    'Private car with driver on Bali and on Nusa Penida',
    'Tickets for Goa Gajah, Gunung Kawi, Taman Ayun, Jatiluwih, Ulun Danu Beratan, Tanah Lot and Garuda Wisnu Kencana',
    'Uluwatu with the Kecak, and a dance evening in Ubud',
  ],
  exclusions: ['The Bali tourist levy, paid online by each guest'],
  beforeYouGo: [
    'Indian passports get a visa on arrival in Indonesia, at the airport or online beforehand, and fill in the arrival declaration. Rules as of November 2026; we check them again before you book.',
    'Roads on Nusa Penida are narrow and rough, its viewpoints have many steps, and the boats depend on the sea. A swim at Kelingking is not advised: the current is strong.',
    'The walk to the foot of Tanah Lot depends on the tide. Temples ask for a sarong and covered shoulders.',
    'On Nyepi, one day in March, all Bali stays indoors and the airport closes.',
  ],
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
