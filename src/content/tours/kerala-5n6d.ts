import { defineTour } from '#content/define-tour.ts'

export const kerala5n6d = defineTour({
  id: 'Kerala5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/Kerala5n6d',
  alsoAt: ['/tour/Kerala5n6d'],
  duration: '5N/6D',
  place: 'Kerala',
  title: 'Kerala, tea hills to backwaters',
  location: 'Kochi, Munnar, Thekkady, Alleppey',
  scene: 'kerala',
  head: {
    description:
      'Six days in Kerala: Fort Kochi, two nights in the tea hills of Munnar, Periyar lake at Thekkady and a night on a houseboat at Alleppey.',
    keywords: [
      'Kerala tour package',
      'Munnar',
      'Alleppey houseboat',
      'Thekkady',
      'Kochi',
      'Cochin',
      'Alappuzha',
      'Kerela',
      'केरल',
    ],
  },
  description:
    'Start where the spice ships did, under the fishing nets of Fort Kochi, and follow the pepper uphill. Munnar gives you two cool nights among the tea, Thekkady its lake and its cardamom, and then the road drops all the way to sea level, and a little below it. You sleep the last night on the water.',
  days: [
    {
      title: 'Fort Kochi, under the nets',
      activities: [
        'Arrive at Kochi airport and drive to Fort Kochi, about an hour and a half',
        'The Chinese fishing nets and St Francis church, on foot',
        'Kathakali in the evening; come early and watch the faces being painted',
      ],
      overnight: 'Kochi',
      meals: ['D'],
    },
    {
      title: 'From pepper to tea',
      activities: [
        'An hour in Mattancherry: Jew Town, with the Dutch Palace or the synagogue, whichever is open that day',
        'Up to Munnar, 130 km and about five hours, with halts at Cheeyappara and Valara falls',
        'Evening tea with the tea itself on every slope',
      ],
      overnight: 'Munnar',
      meals: ['B', 'D'],
    },
    {
      title: 'Munnar at its own height',
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
      title: 'Cardamom road to Thekkady',
      activities: [
        'South through the cardamom hills to Thekkady, about three and a half hours',
        'A spice garden on the road in: pepper, vanilla, nutmeg, still on their stems',
        'The afternoon boat on Periyar lake, with elephants on the bank on a good day',
        'A Kalaripayattu show in Kumily in the evening',
      ],
      overnight: 'Thekkady',
      meals: ['B', 'D'],
    },
    {
      title: 'Aboard at Alleppey',
      activities: [
        'An early start downhill by Kuttikkanam and the rubber estates, four hours to Alleppey',
        'On board by noon, and lunch as the boat moves off along Punnamada and Vembanad lake',
        'Canals, paddy below the water line, ducks by the thousand',
        'Moored at dusk, as the rule is, for the fishermen take over the lake; dinner on deck, vegetarian if you ask',
      ],
      overnight: 'Alleppey',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'Ashore, and home',
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
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'One night on a private houseboat at Alleppey with all meals',
    'Shared boat on Periyar lake, as seats allow',
  ],
  exclusions: ['Park and museum tickets, and the Kathakali and Kalaripayattu shows'],
  beforeYouGo: [
    'Eravikulam National Park usually closes in February and March, while the tahr have their young; we go to Top Station instead.',
    'Mattancherry Palace is closed on Fridays, and the synagogue on Saturdays and Jewish holidays.',
    'From June to August it rains hard; hill roads and boats may be held up.',
    'For the last day choose a flight that leaves Kochi after 2 pm.',
  ],
  ranks: { home: 3 },
})
