import { defineTour } from '#content/define-tour.ts'

export const andaman = defineTour({
  id: 'Andaman',
  region: 'domestic',
  countries: ['india'],
  path: '/Andaman',
  alsoAt: ['/tour/Andaman'],
  duration: '5N/6D',
  place: 'Andaman Islands',
  title: 'Andaman: Port Blair, Havelock and Neil',
  line: 'Three islands by ferry',
  states: ['Andaman'],
  location: 'Port Blair, Havelock, Neil, Andaman Islands',
  scene: 'andaman',
  themes: {
    beach: 'Radhanagar, Elephant Beach and Bharatpur',
    honeymoon: 'Radhanagar until the sun is down, and sunset at Laxmanpur',
    family: 'Bharatpur beach, shallow and warm, and boats between the islands',
    adventure: 'A guided snorkel over the reef of Elephant Beach',
    heritage: 'The Cellular Jail, and Ross Island with its roofless church',
  },
  head: {
    description:
      'Six days by ferry: the Cellular Jail at Port Blair, Radhanagar and Elephant Beach on Havelock, the reefs of Neil, and the ruins on Ross Island.',
    keywords: ['Andaman tour package', 'Port Blair', 'Havelock', 'Radhanagar beach'],
  },
  description:
    'Five nights on three islands: two in Port Blair, two in Havelock and one in Neil. Breakfast every day, all ferries between the islands, private cars, one guided snorkel and the Cellular Jail with its show are in the price. You swim at Radhanagar and see the reefs of Elephant Beach and the ruins of Ross Island. The islands have new names, too: Sri Vijaya Puram, Swaraj Dweep and Shaheed Dweep.',
  days: [
    {
      title: 'Port Blair: the Cellular Jail',
      activities: [
        'Land at Sri Vijaya Puram (Port Blair), where the driver waits outside the terminal',
        'Check in and rest after the early flight',
        'The Cellular Jail in the afternoon: the cells, the tower, the gallery of names',
        'The light and sound show in its yard after sunset',
      ],
      overnight: 'Sri Vijaya Puram (Port Blair)',
      meals: [],
    },
    {
      title: 'Port Blair → Havelock: ferry and Radhanagar beach',
      activities: [
        'Morning ferry to Swaraj Dweep (Havelock), about two hours over open water',
        'Check in and a free hour under the trees',
        'Radhanagar beach from mid-afternoon, two kilometres of white sand, until the sun is down',
      ],
      overnight: 'Swaraj Dweep (Havelock)',
      meals: ['B'],
    },
    {
      title: 'Havelock: snorkel at Elephant Beach',
      activities: [
        'Boat from the jetty to Elephant Beach, about half an hour',
        'A guided snorkel over the reef, close to the shore',
        'The afternoon free, for a first scuba dive at extra cost or for nothing at all',
        'Kalapathar beach towards evening: black rock, pale sand, sea almonds',
      ],
      overnight: 'Swaraj Dweep (Havelock)',
      meals: ['B'],
    },
    {
      title: 'Havelock → Neil: reefs and the Natural Bridge',
      activities: [
        'Ferry to Shaheed Dweep (Neil), about an hour',
        'Bharatpur beach beside the jetty, shallow and warm',
        'The Natural Bridge at low tide, with a guide who knows the rock pools',
        'Sunset at Laxmanpur beach',
      ],
      overnight: 'Shaheed Dweep (Neil)',
      hotelsUpTo: 4,
      meals: ['B'],
    },
    {
      title: 'Neil → Port Blair: Ross Island on the way back',
      activities: [
        'Sunrise at Sitapur if you wish, then the morning ferry to Port Blair, under two hours',
        'Boat to Netaji Subhas Chandra Bose Dweep (Ross Island), the old British capital',
        'Walk among its roofless church, fig roots and tame deer',
        "Corbyn's Cove at the end of the day",
      ],
      overnight: 'Sri Vijaya Puram (Port Blair)',
      meals: ['B'],
    },
    {
      title: 'Port Blair: Marina Park, and home',
      activities: [
        'Breakfast, and a walk along Marina Park facing Ross',
        'Aberdeen Bazaar for spices and cane work, if the flight leaves time',
        'Drop at Veer Savarkar airport',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Sri Vijaya Puram (Port Blair)', at: [11.6661, 92.7464] },
    { name: 'Swaraj Dweep (Havelock)', at: [12.0167, 92.9833] },
    { name: 'Shaheed Dweep (Neil)', at: [11.8297, 93.0487] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'], why: 'Calm sea, sunny days' },
      { is: 'fair', months: ['May'], why: 'Hot; the first storms may move a ferry' },
      { is: 'fair', months: ['Jun', 'Jul', 'Aug', 'Sep'], why: 'Monsoon: rough sea, ferries moved or cancelled' },
    ],
    pace: 'moderate',
    longestRoadDay: 2,
    vehicle: { kind: 'mixed', what: 'Private cars on the islands; shared ferries between them' },
  },
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Reserved seats on all three ferries between the islands',
    'Boat to Elephant Beach with one guided snorkel, and boat to Ross Island',
    'Entry and light and sound show at the Cellular Jail',
    'Air-conditioned cars on each island, private to your party',
  ],
  exclusions: ['Scuba, sea walk, glass-bottom boat and jet ski'],
  beforeYouGo: [
    'Indian citizens need no permit for these three islands; a photo ID is checked at every jetty.',
    'The sea decides: from May to September, and on rough days, ferries are moved or cancelled, and the order of the islands may change.',
    'The Cellular Jail may be shut on Mondays and Ross Island on Wednesdays; the days are then swapped.',
    'Low tide sets the hour of the Natural Bridge.',
    'Taking shells or coral off the beaches is an offence, and single-use plastic is banned.',
    'Carry some cash to Havelock and Neil; machines are few and mobile data is slow there.',
  ],
  ranks: { home: 6 },
})
