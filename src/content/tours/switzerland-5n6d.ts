import { defineTour } from '#content/define-tour.ts'

export const switzerland5n6d = defineTour({
  id: 'Switzerland5n6d',
  region: 'international',
  countries: ['switzerland'],
  path: '/tour/Switzerland5n6d',
  alsoAt: ['/Switzerland5n6d'],
  duration: '5N/6D',
  place: 'Switzerland',
  title: 'Switzerland: Lucerne and Interlaken',
  line: 'On one rail pass',
  location: 'Lucerne, Interlaken, Montreux',
  scene: 'switzerland',
  themes: {
    snow: 'Snow in any month at Jungfraujoch',
    honeymoon: 'Boats on Lake Lucerne, and the promenade of Montreux by the lake',
    family: 'Cogwheel trains, cable cars and boats on one pass, with no change of car',
  },
  head: {
    description:
      'Six days by train, boat and cogwheel on a Swiss Travel Pass: Lucerne and Rigi, Interlaken and Jungfraujoch, then the GoldenPass line to Montreux.',
    keywords: [
      'Switzerland tour package',
      'Swiss Travel Pass',
      'Switzerland by train',
      'Switzerland rail pass',
      'Lucerne',
      'Interlaken',
      'Jungfraujoch',
      'Montreux',
    ],
  },
  description:
    'Two nights in Lucerne, two in Interlaken and one in Montreux, all by train on a Swiss Travel Pass. You go up Rigi by boat and cogwheel train, up to Jungfraujoch at 3,454 metres, and along Lake Geneva. Breakfast, the rail pass and the Jungfraujoch tickets are in the price. There is no private car, and you carry your own bags.',
  days: [
    {
      title: 'Zurich → Lucerne: Chapel Bridge',
      activities: [
        'Land in Zurich; a direct train from the airport station reaches Lucerne in a little over an hour',
        'Check in and leave the bags',
        'Over the wooden Chapel Bridge and along the Reuss to the Lion Monument',
      ],
      overnight: 'Lucerne',
      meals: [],
    },
    {
      title: 'Lucerne → Rigi: boat and cogwheel train',
      activities: [
        'Boat across Lake Lucerne to Vitznau, about an hour',
        'Cogwheel train up to Rigi Kulm at 1,798 metres, on the oldest mountain railway in Europe',
        'Walk or ride down to Kaltbad, then the cable car to Weggis and a boat home',
        'Old Lucerne before dinner: painted house fronts and the Musegg walls',
      ],
      overnight: 'Lucerne',
      meals: ['B'],
    },
    {
      title: 'Lucerne → Interlaken: lakes and Lauterbrunnen',
      activities: [
        'The Luzern-Interlaken Express over the Brünig pass, two hours past five lakes',
        'Leave the bags in Interlaken and go on by train to Lauterbrunnen, 20 minutes',
        'Staubbach Falls, and the flat valley floor with cliffs on both sides',
        'Back for the evening light on the Jungfrau from the Höhematte meadow',
      ],
      overnight: 'Interlaken',
      meals: ['B'],
    },
    {
      title: 'Interlaken → Jungfraujoch: snow at the top',
      activities: [
        'Early train to Grindelwald Terminal, then the Eiger Express cableway to Eigergletscher',
        'The last railway, through the Eiger itself, to Jungfraujoch at 3,454 metres',
        'The Sphinx terrace above the Aletsch glacier, the Ice Palace, and snow in any month',
        'Down the other side by Kleine Scheidegg and car-free Wengen to Interlaken',
      ],
      overnight: 'Interlaken',
      meals: ['B'],
    },
    {
      title: 'Interlaken → Montreux: GoldenPass and Chillon',
      activities: [
        'GoldenPass Express from Interlaken to Montreux, three and a quarter hours by Gstaad and no change of train',
        'Chillon Castle, built on its own rock in the lake',
        'The lakeside promenade of Montreux, flowers on one side and the French Alps on the other',
      ],
      overnight: 'Montreux',
      meals: ['B'],
    },
    {
      title: 'Montreux → Geneva: the lake and departure',
      activities: [
        'Breakfast, and a last hour by the water',
        'Train along the terraced vineyards of Lavaux towards Geneva',
        'Straight on to Geneva airport, a little over an hour from Montreux, for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Zurich', at: [47.3769, 8.5417] },
    { name: 'Lucerne', at: [47.0502, 8.3093] },
    { name: 'Interlaken', at: [46.6863, 7.8632] },
    { name: 'Jungfraujoch', at: [46.5475, 7.9854] },
    { name: 'Montreux', at: [46.4312, 6.9107] },
    { name: 'Geneva', at: [46.2044, 6.1432] },
  ],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing'],
  inclusions: [
    'Swiss Travel Pass for the six days of the tour, 2nd class: trains, buses, lake boats, the Rigi railways and Chillon Castle',
    'The mountain tickets beyond the pass, from Grindelwald up to Jungfraujoch and down to Wengen',
    'Seat reservations on the GoldenPass Express, 2nd class',
  ],
  exclusions: ['Porters and luggage forwarding between hotels'],
  beforeYouGo: [
    'You apply for the Schengen visa to Switzerland.',
    'You land in Zurich and leave from Geneva, so the tickets are for two airports.',
    'All journeys are by train, bus and boat on the pass, and the airport rides too. You carry your own bags: one suitcase each, with wheels.',
    'Jungfraujoch is at 3,454 metres. Walk slowly, drink water, and ask your doctor first if you have heart or lung trouble or are pregnant.',
    'In winter the lake boats run less often and the path on Rigi is under snow; the railway goes all the way. Mountain lines close for repairs on some days in spring and autumn.',
    'Vegetarian food and Indian restaurants can be found in all three towns.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jun', 'Jul', 'Aug', 'Sep'], why: 'Green valleys, and all lifts and boats run' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Oct', 'Nov', 'Dec'],
        why: 'Snow on Rigi, fewer boats, and some lifts closed for repairs',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 5,
    vehicle: { kind: 'public', what: 'Trains, boats and cableways on a rail pass; no private car' },
    altitude: { top: { place: 'Jungfraujoch', metres: 3454 }, night: { place: 'Interlaken', metres: 568 } },
  },
  facts: ['swiss-guest-tax'],
  transfers: 'All train, bus and boat rides in the plan, from and to the airport',
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 97999, cut: 127500 },
      deluxe: { current: 119900, cut: 155500 },
      superDeluxe: { current: 149500, cut: 199500 },
    },
  ],
  ranks: { home: 2 },
})
