import { defineTour } from '#content/define-tour.ts'

export const philipenes = defineTour({
  id: 'Philipenes',
  region: 'international',
  countries: ['philippines'],
  path: '/tour/Philipenes',
  alsoAt: ['/Philipenes'],
  duration: '7N/8D',
  place: 'Philippines',
  title: 'Philippines, lagoon to lagoon',
  location: 'Manila, Coron, El Nido',
  scene: 'philippines',
  head: {
    description:
      'Eight days by air and outrigger: Kayangan Lake and the Twin Lagoon at Coron, the ferry to El Nido and its Big Lagoon, and the old walls of Manila.',
    keywords: [
      'Philippines tour package',
      'Philipenes',
      'Philipines',
      'Phillipines',
      'Philippines visa free',
      'Palawan',
      'El Nido',
      'Coron',
      'Manila',
      'फिलीपींस',
    ],
  },
  description:
    'Palawan is a long island with a great many small ones thrown off its northern end. You fly to Coron, swim in a lake inside a cliff, take the morning ferry to El Nido, and paddle into a lagoon through a gap in the rock. Manila stands at both ends, with walls, jeepneys and a famous sunset over the bay.',
  days: [
    {
      title: 'Manila Bay, sundown',
      activities: [
        'Land in Manila; the hotel is 30 to 60 minutes away, as the traffic decides',
        'Check in and rest',
        'The bay front near Rizal Park for the sunset the city is known for',
      ],
      overnight: 'Manila',
      meals: [],
    },
    {
      title: 'Fly to Coron',
      activities: [
        'Morning flight to Busuanga, about an hour, and 40 minutes by van to Coron town',
        'Check in and rest through the midday heat',
        'Mount Tapyas before sunset: some 720 steps and a view of all the islands you will visit',
        'Maquinit hot spring after dark, salt water at the edge of the mangroves',
      ],
      overnight: 'Coron',
      meals: ['B'],
    },
    {
      title: 'Coron Island by outrigger',
      activities: [
        'By banca to Kayangan Lake, over the rise with the famous view and down to clear, deep water',
        'Twin Lagoon, where you swim or paddle through the gap in the wall',
        'Lunch on a small beach',
        'Snorkelling over the corals of Siete Pecados on the way home',
      ],
      overnight: 'Coron',
      meals: ['B', 'L'],
    },
    {
      title: 'Ferry to El Nido',
      activities: [
        'Fast ferry from Coron to El Nido, about four hours among the islands',
        'Check in under the limestone cliffs',
        'Walk the bay front, and out to Corong-Corong for sunset',
      ],
      overnight: 'El Nido',
      meals: ['B'],
    },
    {
      title: 'Lagoons of Bacuit Bay',
      activities: [
        'Outrigger across the bay to Miniloc island',
        'The Big Lagoon by kayak, slowly, between grey walls',
        'Shimizu island for fish and lunch on the sand',
        'Secret Lagoon through its hole in the rock, then Seven Commandos beach',
      ],
      overnight: 'El Nido',
      meals: ['B', 'L'],
    },
    {
      title: 'Nacpan, and nothing else',
      activities: [
        'North by road to Nacpan beach, about 45 minutes, four kilometres of sand and coconut palms',
        'Swim, walk to the headland, sleep under a tree',
        'Back by way of Lio for an evening by the water',
      ],
      overnight: 'El Nido',
      meals: ['B'],
    },
    {
      title: 'Walls of Manila',
      activities: [
        'Flight from El Nido to Manila, about an hour and a quarter',
        'Intramuros, the Spanish walled city: Fort Santiago and the stones of San Agustin church',
        'Binondo across the river, which calls itself the oldest Chinatown in the world',
      ],
      overnight: 'Manila',
      meals: ['B'],
    },
    {
      title: 'Mangoes, and home',
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
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Fast ferry from Coron to El Nido',
    'Shared outrigger day tours at Coron Island and Bacuit Bay, with life vests, and a kayak in the Big Lagoon',
    'Environment fees and entry to the lakes, lagoons and Fort Santiago',
  ],
  exclusions: [
    'Flights from Manila to Busuanga and from El Nido to Manila; we book them along with your tickets from India',
    'Airport terminal fees in Palawan, and snorkel hire',
  ],
  beforeYouGo: [
    'Indian passports enter the Philippines without a visa for up to 14 days, for tourism only, by showing a return ticket, hotel bookings, enough money and six months on the passport (rules as of November 2026; we check them again before you book).',
    'Register on eTravel within 72 hours before you land; it is free.',
    'December to May is the dry time. From June to November the coast guard may stop boats and ferries for weather; we change the order of days, or fly by Manila.',
    'The planes to Coron and El Nido are small and strict about weight: one soft bag, and check the limit on your ticket.',
    'Lunch on the boats is mostly grilled fish. Tell us a day ahead if you eat vegetarian, and the crew cooks rice, vegetables and fruit.',
    'Carry cash in Palawan, shoes that may get wet, and sun cream that is safe for corals.',
  ],
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
