import { defineTour } from '#content/define-tour.ts'

export const kerala5n6d = defineTour({
  id: 'Kerala5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/Kerala5n6d',
  alsoAt: ['/tour/Kerala5n6d'],
  duration: '5N/6D',
  place: 'Kerala',
  title: 'Kerala: Munnar, Thekkady and Alleppey',
  line: 'Tea hills to backwaters',
  states: ['Kerala'],
  location: 'Kochi, Munnar, Thekkady, Alleppey (Alappuzha)',
  scene: 'kerala',
  themes: {
    honeymoon: 'A night on a houseboat from Alleppey',
    family: 'A houseboat, a spice garden and how a leaf becomes tea',
    wildlife: 'The tahr of Eravikulam National Park, and elephants on the bank of Periyar on a good day',
  },
  head: {
    description:
      'Six days in Kerala: Fort Kochi, two nights in the tea hills of Munnar, Periyar lake at Thekkady and a night on a houseboat at Alleppey.',
    keywords: ['Kerala tour package', 'Munnar', 'Alleppey houseboat', 'Thekkady', 'Kochi'],
  },
  description:
    'Five nights by private car: one in Kochi, two in Munnar, one in Thekkady and one on a private houseboat at Alleppey (Alappuzha). Breakfast and dinner every day, all meals on the houseboat and a boat on Periyar lake are in the price. You see Fort Kochi, tea gardens, spice gardens and the backwaters. The longest day of travel is about six hours, halts included.',
  days: [
    {
      title: 'Kochi: Fort Kochi and the fishing nets',
      activities: [
        'Arrive at Kochi airport and drive to Fort Kochi, about an hour and a half',
        'The Chinese fishing nets and St Francis church, on foot',
        'A Kathakali show in the evening, at extra cost; come early to see the make-up',
      ],
      overnight: 'Kochi',
      meals: ['D'],
    },
    {
      title: 'Kochi → Munnar: from the sea to the tea hills',
      activities: [
        'An hour in Mattancherry: Jew Town, with the Dutch Palace or the synagogue, whichever is open that day',
        'Up to Munnar, 130 km and about five hours, with halts at Cheeyappara and Valara falls',
        'A cup of tea with a view of the tea gardens',
      ],
      overnight: 'Munnar',
      meals: ['B', 'D'],
    },
    {
      title: 'Munnar: the tahr, a dam and tea',
      activities: [
        'Eravikulam National Park early, for the Nilgiri tahr, which are not shy',
        'Mattupetty dam and Echo Point on the Top Station road',
        'How a leaf becomes tea, at a factory or museum that is open that day',
        'A walk in the tea gardens before dinner',
      ],
      overnight: 'Munnar',
      meals: ['B', 'D'],
    },
    {
      title: 'Munnar → Thekkady: spices and Periyar lake',
      activities: [
        'South through the cardamom hills to Thekkady, about three and a half hours',
        'A spice garden on the road in: pepper, vanilla, nutmeg, still on their stems',
        'The afternoon boat on Periyar lake, with elephants on the bank on a good day',
        'A Kalaripayattu show in Kumily in the evening, at extra cost',
      ],
      overnight: 'Thekkady',
      meals: ['B', 'D'],
    },
    {
      title: 'Thekkady → Alleppey: aboard the houseboat',
      activities: [
        'An early start downhill by Kuttikkanam and the rubber estates, four hours to Alleppey',
        'On board by noon, and lunch as the boat moves off along Punnamada and Vembanad lake',
        'Canals, paddy below the water line, ducks by the thousand',
        'The boat stops at dusk, as the rule is; dinner on deck, vegetarian if you ask',
      ],
      overnight: 'Alleppey',
      stay: 'houseboat',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'Alleppey → Kochi: ashore, and home',
      activities: [
        'Breakfast on board while the boat goes back to the jetty, and ashore by nine',
        'A look at Alleppey beach and what is left of its old pier',
        'Two and a half hours to Kochi airport or Ernakulam station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Kochi', at: [9.9658, 76.2421] },
    { name: 'Munnar', at: [10.0889, 77.0595] },
    { name: 'Thekkady', at: [9.6031, 77.1615] },
    { name: 'Alleppey', at: [9.4981, 76.3388] },
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb'],
        why: 'Dry and pleasant; Eravikulam closes in February',
      },
      { is: 'fair', months: ['Mar', 'Apr', 'May'], why: 'Warm at the coast, mild in Munnar' },
      {
        is: 'fair',
        months: ['Jun', 'Jul', 'Aug', 'Sep'],
        why: 'Heavy rain at times; hill roads and boats may be held up',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 6,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
  },
  facts: ['eravikulam-calving'],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'One night on a private houseboat at Alleppey with all meals',
    'Shared boat on Periyar lake, as seats allow',
  ],
  exclusions: ['Park and museum tickets, and the Kathakali and Kalaripayattu shows'],
  beforeYouGo: [
    'Mattancherry Palace is closed on Fridays, and the synagogue on Saturdays and Jewish holidays.',
    'From June to August it rains hard; hill roads and boats may be held up.',
    'For the last day choose a flight that leaves Kochi after 2 pm.',
  ],
  ranks: { home: 3 },
})
