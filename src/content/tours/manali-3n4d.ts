import { defineTour } from '#content/define-tour.ts'

export const manali3n4d = defineTour({
  id: 'Manali3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/Manali3n4d',
  alsoAt: ['/tour/Manali3n4d'],
  duration: '3N/4D',
  place: 'Himachal Pradesh',
  title: 'Himachal: Manali, Solang and Atal Tunnel',
  line: 'Deodar woods and a tunnel to Lahaul',
  states: ['Himachal Pradesh'],
  location: 'Manali, Solang, Sissu, Naggar, Himachal Pradesh',
  scene: 'manali',
  themes: {
    honeymoon: 'The deodar forest of Hadimba, and the baths of Vashisht',
    family: 'Snow play at Solang, the Atal Tunnel and a castle',
    snow: 'Snow play at Solang in winter',
    adventure: 'Paragliding at Solang in summer',
  },
  head: {
    description:
      'Four days in Manali: the Hadimba temple in its deodars, Solang, Sissu through the Atal Tunnel, Naggar castle and the hot springs of Vashisht.',
    keywords: ['Manali tour package', 'Solang valley', 'Sissu', 'Atal Tunnel', 'Naggar'],
  },
  description:
    'Three nights in one hotel in Manali, with a private car. Breakfast and dinner every day and the entries at Naggar are in the price. You see the Hadimba temple, Solang, the Atal Tunnel with Sissu beyond it, Naggar castle and the hot springs of Vashisht. Sissu closes to visitors for some weeks in winter; the day then stays on the Manali side.',
  days: [
    {
      title: 'Bhuntar → Manali: Hadimba and the Mall',
      activities: [
        'Meet the car at Bhuntar airport, 50 km and under two hours away, or at the bus stand in Manali',
        'Check in and rest; the air is thinner at 2,000 metres',
        'Hadimba temple of 1553, all timber, in the deodar forest of Dhungri',
        'The Mall in the evening, for walnuts, woollens and tea',
      ],
      overnight: 'Manali',
      meals: ['D'],
    },
    {
      title: 'Manali → Solang → Sissu: through the Atal Tunnel',
      activities: [
        'Leave early for Solang, half an hour away: snow play in winter, paragliding in summer',
        'The Atal Tunnel, nine kilometres under the Rohtang ridge',
        'Sissu on the Chandra river, with its waterfall; in its winter closure, more time at Solang',
        'Back to Manali before dark',
      ],
      overnight: 'Manali',
      meals: ['B', 'D'],
    },
    {
      title: 'Manali → Naggar → Manali: castle and old villages',
      activities: [
        'Left-bank road through the orchards to Naggar, 21 km, for the castle of stone and timber',
        'The Roerich house and gallery above the village (closed on Mondays)',
        'Vashisht on the way back, its temples and the hot sulphur baths',
        'Old Manali on foot, up to the temple of Manu',
      ],
      overnight: 'Manali',
      meals: ['B', 'D'],
    },
    {
      title: 'Manali → Bhuntar: down the valley, and home',
      activities: [
        'By air: breakfast early and drive down the Beas to Bhuntar, where most flights leave before noon',
        'By coach: the deodars of Van Vihar and the Tibetan monastery near the Mall, on foot',
        'Then the bus stand in Manali for the evening coach',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Bhuntar', at: [31.8767, 77.1544] },
    { name: 'Manali', at: [32.2432, 77.1892] },
    { name: 'Solang', at: [32.3166, 77.1573] },
    { name: 'Sissu', at: [32.479, 77.124] },
    { name: 'Naggar', at: [32.112, 77.165] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May', 'Jun'], why: 'Mild days and clear views' },
      { is: 'good', months: ['Oct', 'Nov'], why: 'Dry and clear' },
      { is: 'good', months: ['Dec'], why: 'Cold, with a chance of snow' },
      { is: 'fair', months: ['Jan', 'Feb'], why: 'Snow at Solang; Sissu closes to visitors for some weeks' },
      { is: 'fair', months: ['Jul', 'Aug', 'Sep'], why: 'Rain and landslides at times' },
    ],
    pace: 'easy',
    longestRoadDay: 3,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    altitude: { top: { place: 'Sissu', metres: 3120 }, night: { place: 'Manali', metres: 2050 } },
  },
  facts: ['sissu-winter', 'rohtang'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking, to Solang and Sissu too',
    'Entry at Naggar castle and the Roerich gallery',
  ],
  exclusions: ['Snow suits, skis, ropeway, paragliding and other sports at Solang'],
  beforeYouGo: [
    'After heavy snow the police stop tourist cars short of Solang or the tunnel; the days are then swapped, or spent lower in the valley.',
    'Rohtang Pass is not in this plan: it opens only from about May to November, and the car needs a permit that is limited by number. Ask us if you want it.',
    'Snow at Solang is likely from late December to early March and certain on no particular day.',
  ],
})
