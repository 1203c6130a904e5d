import { defineTour } from '#content/define-tour.ts'

export const andaman = defineTour({
  id: 'Andaman',
  region: 'domestic',
  countries: ['india'],
  path: '/Andaman',
  alsoAt: ['/tour/Andaman'],
  duration: '5N/6D',
  place: 'Andaman Islands',
  title: 'Andaman, three islands by ferry',
  location: 'Port Blair, Havelock, Neil',
  scene: 'andaman',
  head: {
    description:
      'Six days by ferry: the Cellular Jail at Port Blair, Radhanagar and Elephant Beach on Havelock, the reefs of Neil, and the ruins on Ross Island.',
    keywords: [
      'Andaman tour package',
      'Port Blair',
      'Sri Vijaya Puram',
      'Havelock',
      'Swaraj Dweep',
      'Neil Island',
      'Shaheed Dweep',
      'Radhanagar beach',
      'Andman',
      'अंडमान',
    ],
  },
  description:
    'The maps now say Sri Vijaya Puram, Swaraj Dweep and Shaheed Dweep; most people still say Port Blair, Havelock and Neil. The ferries go to the same places. You hear the story of the Cellular Jail, swim off Radhanagar, look a fish in the eye at Elephant Beach, and watch two sunsets over open sea.',
  days: [
    {
      title: 'The Cellular Jail',
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
      title: 'Ferry to Havelock',
      activities: [
        'Morning ferry to Swaraj Dweep (Havelock), about two hours over open water',
        'Check in and a free hour under the trees',
        'Radhanagar beach from mid-afternoon, two kilometres of white sand, until the sun is down',
      ],
      overnight: 'Swaraj Dweep (Havelock)',
      meals: ['B'],
    },
    {
      title: 'Elephant Beach',
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
      title: 'Across to Neil',
      activities: [
        'Ferry to Shaheed Dweep (Neil), about an hour',
        'Bharatpur beach beside the jetty, shallow and warm',
        'The Natural Bridge at low tide, with a guide who knows the rock pools',
        'Sunset at Laxmanpur beach',
      ],
      overnight: 'Shaheed Dweep (Neil)',
      meals: ['B'],
    },
    {
      title: 'Back by way of Ross',
      activities: [
        'Sunrise at Sitapur for those who wake, then the forenoon ferry to Port Blair, under two hours',
        'Boat to Netaji Subhas Chandra Bose Dweep (Ross Island), the old British capital',
        'Walk among its roofless church, fig roots and tame deer',
        "Corbyn's Cove at the end of the day",
      ],
      overnight: 'Sri Vijaya Puram (Port Blair)',
      meals: ['B'],
    },
    {
      title: 'Homeward',
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
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'guide'],
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
