import { defineTour } from '#content/define-tour.ts'

export const gujarat3n4d = defineTour({
  id: 'Gujarat3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Gujarat3n4d',
  alsoAt: ['/Gujarat3n4d'],
  duration: '3N/4D',
  place: 'Gujarat',
  title: 'Gujarat: Bhuj, Mandvi and the White Rann',
  line: 'Salt to the horizon',
  states: ['Gujarat'],
  location: 'Bhuj, Mandvi, Dhordo',
  scene: 'gujarat',
  themes: {
    budget: 'Among our lower-priced tours at home',
    heritage: 'Prag Mahal, Vijay Vilas Palace and the weavers of Bhujodi',
    family: 'A night in the tents at Dhordo, and an hour on Mandvi beach',
  },
  head: {
    description:
      'Four days in Kutch: the palaces of Bhuj, the shipyards of Mandvi, Kalo Dungar, and sunset and sunrise on the White Rann at Dhordo.',
    keywords: ['Rann of Kutch tour', 'Kutch', 'White Rann', 'Bhuj', 'Dhordo', 'Mandvi'],
  },
  description:
    'Three nights by private car: two in Bhuj and one in a tent camp at Dhordo, beside the White Rann. Breakfast every day, two dinners and the Rann permit are in the price. You see the palaces of Bhuj, the shipyard of Mandvi and the view from Kalo Dungar. You see the white salt at sunset and again at sunrise.',
  days: [
    {
      title: 'Bhuj: palaces and the lake',
      activities: [
        'Arrive at Bhuj airport or station and check in',
        'Prag Mahal and its clock tower, with Aina Mahal beside it on the days it opens',
        'A walk along Hamirsar lake at dusk, and a dabeli from a cart',
      ],
      overnight: 'Bhuj',
      meals: ['D'],
    },
    {
      title: 'Bhuj → Mandvi → Bhuj: ships and a summer palace',
      activities: [
        'South to Mandvi, 60 km and an hour and a quarter',
        'The shipyard on the Rukmavati river, where wooden vessels are still built by hand',
        'Vijay Vilas Palace, sandstone above its own stretch of coast',
        "An hour on Mandvi beach, then back past Bhuj to Bhujodi, the weavers' village, if its looms are still going",
      ],
      overnight: 'Bhuj',
      meals: ['B'],
    },
    {
      title: 'Bhuj → Kalo Dungar → Dhordo: black hill, white desert',
      activities: [
        'North through Bhirandiyara, where the Rann permit is checked; try the mawa sweets',
        'Kalo Dungar, 462 metres, the highest point of Kutch, with a view over the Rann',
        'West to Dhordo, about an hour and a half, and check in at the tents',
        'Out on the White Rann for sunset, and again under the moon if there is one',
      ],
      overnight: 'Dhordo',
      stay: 'camp',
      meals: ['B', 'D'],
    },
    {
      title: 'Dhordo → Bhuj: sunrise on the salt, and home',
      activities: [
        'Sunrise on the White Rann, when it is pink for ten minutes and then white',
        'Nirona on the way south: rogan painters and makers of copper bells',
        'Drop at Bhuj airport or station, about two and a half hours from Dhordo in all',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Bhuj', at: [23.242, 69.6669] },
    { name: 'Mandvi', at: [22.8324, 69.3525] },
    { name: 'Kalo Dungar', at: [23.9317, 69.8113] },
    { name: 'Dhordo', at: [23.8283, 69.5217] },
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Nov', 'Dec', 'Jan', 'Feb'],
        why: 'The salt is dry and white, the days are mild, the nights cold',
      },
      { is: 'fair', months: ['Oct', 'Mar'], why: 'The salt is drying or getting hot; fewer camps are open' },
      {
        is: 'closed',
        months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'],
        why: 'Very hot, then the Rann lies under rain water',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 4.5,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
    papers: 'The original photo ID of every guest, for the Rann permit. A PAN card is not enough.',
  },
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: ['Private air-conditioned car with driver, fuel, tolls and parking', 'Entry permit for the White Rann'],
  exclusions: ['Palace and museum tickets, camel carts and activities at the Rann'],
  beforeYouGo: [
    'The salt is dry from about mid-November to the end of February; in the monsoon the Rann lies under water.',
    'The Rann permit needs the original ID of each guest; the area is close to the border.',
    'Nights on the Rann fall below 10 degrees in winter; carry a warm layer and a torch.',
    'Full-moon nights during Rann Utsav book out first.',
    'Gujarat is a dry state: no alcohol is served without a permit.',
  ],
  windows: [
    {
      from: '2024-11-15',
      till: '2025-02-20',
      standard: { current: 16499, cut: 23199 },
      deluxe: { current: 19999, cut: 28000 },
      superDeluxe: { current: 28699, cut: 40200 },
    },
  ],
  ranks: { budget: 2 },
})
