import { defineTour } from '#content/define-tour.ts'

export const philipenes = defineTour({
  id: 'Philipenes',
  region: 'international',
  countries: ['philippines'],
  path: '/tour/Philipenes',
  alsoAt: ['/Philipenes'],
  duration: '7N/8D',
  place: 'Philippines',
  title: 'Philippines: Manila, Coron and El Nido',
  line: 'Lagoon to lagoon',
  location: 'Manila, Coron, El Nido',
  scene: 'philippines',
  themes: {
    beach: 'Nacpan beach, Shimizu island and Seven Commandos beach',
    honeymoon: 'The lagoons of Bacuit Bay, and sunset at Corong-Corong',
    adventure: 'The Big Lagoon by kayak, and snorkelling at Siete Pecados',
  },
  head: {
    description:
      'Eight days by air and outrigger: Kayangan Lake and the Twin Lagoon at Coron, the ferry to El Nido and its Big Lagoon, and the old walls of Manila.',
    keywords: ['Philippines tour package', 'Palawan', 'El Nido', 'Coron', 'Manila'],
  },
  description:
    'Two nights in Manila, two in Coron and three in El Nido, with hotels, vans and boats arranged. You swim in Kayangan Lake and the Twin Lagoon, take the ferry to El Nido, and paddle into the Big Lagoon. Breakfast, two lunches, shared boat tours, the ferry and the fees are in the price. The two flights inside the Philippines are not.',
  days: [
    {
      title: 'Manila: arrival and sunset on the bay',
      activities: [
        'Land in Manila; the hotel is 30 to 60 minutes away, depending on traffic',
        'Check in and rest',
        'The bay front near Rizal Park for the sunset the city is known for',
      ],
      overnight: 'Manila',
      meals: [],
    },
    {
      title: 'Manila → Coron: flight and Mount Tapyas',
      activities: [
        'Morning flight to Busuanga, about an hour, and 40 minutes by van to Coron town',
        'Check in and rest through the midday heat',
        'Mount Tapyas before sunset: about 720 steps and a view of the islands',
        'Maquinit hot spring after dark, salt water at the edge of the mangroves',
      ],
      overnight: 'Coron',
      meals: ['B'],
    },
    {
      title: 'Coron: Kayangan Lake and the Twin Lagoon',
      activities: [
        'By outrigger boat to Kayangan Lake: a short climb with a famous view, then clear, deep water',
        'Twin Lagoon, where you swim or paddle through the gap in the wall',
        'Lunch on a small beach',
        'Snorkelling over the corals of Siete Pecados on the way home',
      ],
      overnight: 'Coron',
      meals: ['B', 'L'],
    },
    {
      title: 'Coron → El Nido: ferry and a sunset beach',
      activities: [
        'Fast ferry from Coron to El Nido, about four hours among the islands',
        'Check in under the limestone cliffs',
        'Walk the bay front, and out to Corong-Corong for sunset',
      ],
      overnight: 'El Nido',
      meals: ['B'],
    },
    {
      title: 'El Nido: the lagoons of Bacuit Bay',
      activities: [
        'Outrigger across the bay to Miniloc island',
        'The Big Lagoon by kayak, slowly, between grey walls',
        'Shimizu island for fish and lunch on the sand',
        'The Secret Lagoon, entered by a hole in the rock, then Seven Commandos beach',
      ],
      overnight: 'El Nido',
      meals: ['B', 'L'],
    },
    {
      title: 'El Nido → Nacpan: a beach day',
      activities: [
        'North by road to Nacpan beach, about 45 minutes, four kilometres of sand and coconut palms',
        'Swim, walk to the headland, rest in the shade',
        'Back by way of Lio for an evening by the water',
      ],
      overnight: 'El Nido',
      meals: ['B'],
    },
    {
      title: 'El Nido → Manila: the walled city',
      activities: [
        'Flight from El Nido to Manila, about an hour and a quarter',
        'Intramuros, the Spanish walled city: Fort Santiago and the stones of San Agustin church',
        'Binondo across the river, said to be the oldest Chinatown in the world',
      ],
      overnight: 'Manila',
      meals: ['B'],
    },
    {
      title: 'Manila: shopping and departure',
      activities: [
        'A late breakfast',
        'Dried mango and pearls from a market, as your flight allows',
        'Transfer to Manila airport for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Manila', at: [14.5995, 120.9842] },
    { name: 'Coron', at: [11.9986, 120.2043] },
    { name: 'El Nido', at: [11.1949, 119.4013] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Fast ferry from Coron to El Nido',
    'Shared outrigger day tours at Coron Island and Bacuit Bay, with life vests, and a kayak in the Big Lagoon',
    'Environment fees and entry to the lakes, lagoons and Fort Santiago',
  ],
  exclusions: [
    'The flights from Manila to Busuanga on day 2 and from El Nido to Manila on day 7',
    'Airport terminal fees in Palawan, and snorkel hire',
  ],
  beforeYouGo: [
    'December to May is the dry time. From June to November the coast guard may stop boats and ferries for weather. Then we change the order of days, or you fly by way of Manila at extra cost.',
    'The planes to Coron and El Nido are small and strict about weight. Take one soft bag, and check the limit on your ticket.',
    'Lunch on the boats is mostly grilled fish. Tell us early if you eat vegetarian, and the crew serves rice, vegetables and fruit. Pure vegetarian food is hard to find outside Manila.',
    'Carry cash in Palawan, shoes that may get wet, and sun cream that is safe for corals.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Dec'], why: 'The dry season, with calm boats' },
      { is: 'fair', months: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'], why: 'Boats and ferries may stop for weather' },
    ],
    pace: 'moderate',
    longestRoadDay: 4,
    vehicle: { kind: 'mixed', what: 'Shared boats; your quote says whether the van is private' },
    papers: 'A passport valid for six months beyond the stay, the hotel booking and a return ticket.',
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 59099, cut: 69099 },
      deluxe: { current: 63899, cut: 73899 },
      superDeluxe: { current: 71899, cut: 81899 },
    },
  ],
  ranks: { visaFree: 5 },
})
