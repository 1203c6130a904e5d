import { defineTour } from '#content/define-tour.ts'

export const greece7n8d = defineTour({
  id: 'Greece7n8d',
  region: 'international',
  countries: ['greece'],
  path: '/tour/Greece7n8d',
  alsoAt: ['/Greece7n8d'],
  duration: '7N/8D',
  place: 'Greece',
  title: 'Greece: Athens, Mykonos and Santorini',
  line: 'Athens and two islands',
  location: 'Athens, Mykonos, Santorini',
  scene: 'greece',
  themes: {
    honeymoon: 'Oia at sunset, and Little Venice of Mykonos',
    beach: 'A swim at Platis Gialos, and the black sand of Perissa',
    heritage: 'The Acropolis, Delos and Akrotiri',
  },
  head: {
    description:
      'Eight days by ferry: the Acropolis and Cape Sounion, Mykonos with a boat to ancient Delos, and Santorini from Akrotiri to the cliff lanes of Oia.',
    keywords: [
      'Greece tour package',
      'Greece island hopping',
      'Athens',
      'Acropolis',
      'Mykonos',
      'Santorini',
      'Delos',
      'Oia sunset',
    ],
  },
  description:
    'Three nights in Athens, two on Mykonos and two on Santorini, with ferries between them. You see the Acropolis before the heat, sunset at Cape Sounion, the ruins of Delos, and Santorini from Akrotiri to Oia. Breakfast, the ferries in economy and the entry tickets are in the price. The tour runs from mid-April to mid-October only.',
  days: [
    {
      title: 'Athens: arrival and Plaka',
      activities: [
        'Land in Athens; the drive to the centre takes about 45 minutes',
        'Check in and rest',
        'The lanes of Plaka at dusk, with the lit Acropolis overhead at every corner',
      ],
      overnight: 'Athens',
      meals: [],
    },
    {
      title: 'Athens → Cape Sounion: Acropolis and sunset',
      activities: [
        'The Acropolis at opening time: the Propylaia, the Erechtheion and the Parthenon, with a guide',
        'The Acropolis Museum below, where the marbles stand at eye level',
        'A free hour at midday; Greek kitchens do well by vegetarians, with stuffed tomatoes, beans and bread',
        'Along the coast to Cape Sounion, about an hour and a quarter, for sunset at the temple of Poseidon',
      ],
      overnight: 'Athens',
      meals: ['B'],
    },
    {
      title: 'Athens → Mykonos: ferry and windmills',
      activities: [
        'Ferry from Piraeus or Rafina to Mykonos, two and a half to five hours by the boat of the day',
        'Check in and rest',
        'Mykonos town on foot: Matoyianni street, the church of Paraportiani, the windmills',
        'Little Venice at sundown, with the waves under the balconies',
      ],
      overnight: 'Mykonos',
      meals: ['B'],
    },
    {
      title: 'Mykonos → Delos: ruins and a beach',
      activities: [
        'Morning boat to Delos, half an hour, an island of ruins where nobody may stay the night',
        'The terrace of the lions, the mosaics and the theatre, with a guide',
        'Back by early afternoon for a swim at Platis Gialos or Ornos',
        'The evening is yours in town',
      ],
      overnight: 'Mykonos',
      meals: ['B'],
    },
    {
      title: 'Mykonos → Santorini: ferry and Fira',
      activities: [
        'Fast ferry south to Santorini, two to three and a half hours, sailing in under the cliffs',
        'Up the hairpins from Athinios port to your hotel',
        'Fira and Firostefani along the rim of the caldera, on foot and in no hurry',
      ],
      overnight: 'Santorini',
      meals: ['B'],
    },
    {
      title: 'Santorini: Akrotiri, Pyrgos and Oia',
      activities: [
        'Akrotiri, a Bronze Age town that the volcano buried and kept, now under one roof',
        'The look-out over Red Beach, then the black sand of Perissa',
        'Pyrgos, a hill village, and a vineyard where the vines grow as low baskets because of the wind',
        'Oia for its white lanes and its sunset; it is crowded, so we come early',
      ],
      overnight: 'Santorini',
      meals: ['B'],
    },
    {
      title: 'Santorini → Athens: across the Aegean',
      activities: [
        'Breakfast, and the caldera once more',
        'Ferry to Piraeus, five to eight hours with calls at other islands, and a seat by the window',
        'Reach Athens by evening; the Monastiraki market is close by',
      ],
      overnight: 'Athens',
      meals: ['B'],
    },
    {
      title: 'Athens: the guard at Syntagma and departure',
      activities: [
        'The changing of the guard at Syntagma, on the hour',
        'The shade of the National Garden next to it',
        'Transfer to Athens airport for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Athens', at: [37.9838, 23.7275] },
    { name: 'Cape Sounion', at: [37.6502, 24.0245] },
    { name: 'Mykonos', at: [37.4467, 25.3289] },
    { name: 'Santorini', at: [36.4167, 25.4324] },
  ],
  facts: ['greece-hotel-levy'],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Ferry tickets in economy: Athens to Mykonos, Mykonos to Santorini, Santorini to Piraeus',
    'Entry to the Acropolis, the Acropolis Museum, Sounion, Delos and Akrotiri',
    'The boat to Delos and back',
  ],
  beforeYouGo: [
    'You apply for the Schengen visa to Greece.',
    'The tour runs from mid-April to mid-October. Outside those months the ferry between the two islands and many hotels rest.',
    'July and August bring a strong north wind, the meltemi. Ferries may be late or cancelled. We rebook, and the order of days may change.',
    'On very hot afternoons the Acropolis closes for some hours, so we go early. Some sites have a closed day, and the plan is set around it.',
    'Expect steps and cobbles on both islands. Wear flat shoes, and pack so that you can lift your own bag onto a ferry.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['May', 'Jun', 'Sep'], why: 'Warm, and the ferries are steady' },
      {
        is: 'fair',
        months: ['Apr', 'Jul', 'Aug', 'Oct'],
        why: 'From mid-April to mid-October only; strong wind and crowds in July and August',
      },
      {
        is: 'closed',
        months: ['Jan', 'Feb', 'Mar', 'Nov', 'Dec'],
        why: 'The ferry between the islands and many hotels rest',
      },
    ],
    pace: 'full',
    longestRoadDay: 8,
    vehicle: { kind: 'mixed', what: 'Ferries in economy; car or coach on land, and your quote says which' },
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 139699, cut: 185500 },
      deluxe: { current: 169900, cut: 215500 },
      superDeluxe: { current: 220500, cut: 295900 },
    },
  ],
})
