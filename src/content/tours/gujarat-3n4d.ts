import { defineTour } from '#content/define-tour.ts'

export const gujarat3n4d = defineTour({
  id: 'Gujarat3n4d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Gujarat3n4d',
  alsoAt: ['/Gujarat3n4d'],
  duration: '3N/4D',
  place: 'Gujarat',
  title: 'Kutch, salt to the horizon',
  location: 'Bhuj, Mandvi, Dhordo',
  scene: 'gujarat',
  head: {
    description:
      'Four days in Kutch: the palaces of Bhuj, the shipyards of Mandvi, Kalo Dungar, and sunset and sunrise on the White Rann at Dhordo.',
    keywords: [
      'Rann of Kutch tour',
      'Kutch',
      'Kachchh',
      'White Rann',
      'Rann Utsav',
      'Bhuj',
      'Dhordo',
      'Mandvi',
      'Gujrat',
      'कच्छ',
    ],
  },
  description:
    'Salt as far as you can see, and then more salt. You start in Bhuj, watch dhows being built by hand at Mandvi, and climb Kalo Dungar to see how large the emptiness is. Then one evening and one dawn on the White Rann, which are the reason for the trip.',
  days: [
    {
      title: 'Bhuj, palace side',
      activities: [
        'Arrive at Bhuj airport or station and check in',
        'Prag Mahal and its clock tower, with Aina Mahal beside it on the days it opens',
        'A walk along Hamirsar lake at dusk, and a dabeli from a cart',
      ],
      overnight: 'Bhuj',
      meals: ['D'],
    },
    {
      title: 'Ships and a summer palace',
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
      title: 'Black hill, white desert',
      activities: [
        'North through Bhirandiyara, where the Rann permit is checked and the mawa is worth the halt',
        'Kalo Dungar, 462 metres, the highest point of Kutch, with the Rann lying below it',
        'West to Dhordo, about an hour and a half, and check in at the tents',
        'Out on the White Rann for sunset, and again under the moon if there is one',
      ],
      overnight: 'Dhordo',
      meals: ['B', 'D'],
    },
    {
      title: 'Dawn on the salt',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: ['Private air-conditioned car with driver, fuel, tolls and parking', 'Entry permit for the White Rann'],
  exclusions: ['Palace and museum tickets, camel carts and activities at the Rann'],
  beforeYouGo: [
    'The salt is dry from about mid-November to the end of February; in the monsoon the Rann lies under water.',
    'The Rann permit needs the original ID of each guest; the area is close to the border.',
    'Nights on the Rann fall below 10 degrees in winter; carry a warm layer and a torch.',
    'Full-moon nights during Rann Utsav book out first.',
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
