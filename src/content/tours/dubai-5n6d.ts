import { defineTour } from '#content/define-tour.ts'

export const dubai5n6d = defineTour({
  id: 'Dubai5n6d',
  region: 'international',
  countries: ['uae'],
  path: '/Dubai5n6d',
  alsoAt: ['/tour/Dubai5n6d'],
  duration: '5N/6D',
  place: 'Dubai and Abu Dhabi',
  title: 'Dubai Creek, Hatta and Abu Dhabi',
  location: 'Dubai Creek, Hatta, Abu Dhabi',
  scene: 'dubai-creek',
  head: {
    description:
      'Six days from the old creek outward: souks by abra, Burj Khalifa, the mountains of Hatta and their dunes, then the Grand Mosque and Abu Dhabi.',
    keywords: [
      'Dubai tour package',
      'Dubai Abu Dhabi tour',
      'Dubai 5 nights 6 days',
      'Dubai Creek',
      'Hatta',
      'Abu Dhabi',
      'Sheikh Zayed Grand Mosque',
      'BAPS Hindu Mandir',
      'Dubia',
      'दुबई अबू धाबी',
    ],
  },
  description:
    'Dubai began as a creek with boats on it, and so does this tour. You cross it by abra to the spice and gold souks, go up the tall tower once, and then leave the city: a dam among bare mountains at Hatta, dunes on the way back, and a night in Abu Dhabi for the white mosque and a stone temple.',
  days: [
    {
      title: 'Evening on the creek',
      activities: [
        'Land in Dubai; the old town is 15 minutes from the airport',
        'Check in and rest',
        'The waterfront at Al Seef after sunset, with the dhows tied up and the abras going to and fro',
      ],
      overnight: 'Dubai',
      meals: [],
    },
    {
      title: 'Old Dubai, by abra',
      activities: [
        'Al Fahidi on foot: coral-stone houses, wind towers and shade',
        'The textile souk of Bur Dubai, under its wooden roof by the water',
        'Across the creek by abra, a wooden ferry that leaves when it is full',
        'The spice souk and then the gold souk in Deira, and a good deal of bargaining',
        'Al Shindagha Museum at the mouth of the creek, on how the town lived before oil',
      ],
      overnight: 'Dubai',
      meals: ['B'],
    },
    {
      title: 'The new skyline',
      activities: [
        'A slow morning on Kite Beach, with Burj Al Arab down the shore',
        'Madinat Jumeirah, its arcades and its little canals',
        'Downtown in the afternoon, and Burj Khalifa to the 124th floor before sunset',
        'The fountain after dark, then dinner where you like',
      ],
      overnight: 'Dubai',
      meals: ['B'],
    },
    {
      title: 'Hatta and the red sand',
      activities: [
        'East to Hatta in the Hajar mountains, about an hour and a half',
        'A boat or a kayak on the green water behind Hatta Dam',
        'Hatta Heritage Village: a fort, date palms and the old falaj channels',
        'On the way back the red dunes of Al Badayer, by four-wheel drive, and the sunset from the top',
        'Dinner in a desert camp, and an hour back to the city',
      ],
      overnight: 'Dubai',
      meals: ['B', 'D'],
    },
    {
      title: 'To Abu Dhabi',
      activities: [
        'Down the coast road, an hour to the BAPS Hindu Mandir at Abu Mureikha, carved stone from Rajasthan in the sand',
        'On to the capital and Qasr Al Watan, the presidential palace, for its library and great hall',
        'Sheikh Zayed Grand Mosque late in the day, to see it in sun and then lit',
        'Check in and take the air on the Corniche',
      ],
      overnight: 'Abu Dhabi',
      meals: ['B'],
    },
    {
      title: 'Rain of light, then home',
      activities: [
        'Louvre Abu Dhabi in the morning, as much for the dome as for the pictures',
        'A last look at the water on Saadiyat',
        'Transfer to Abu Dhabi airport, half an hour, or Dubai airport, an hour and a half, for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Dubai', at: [25.2635, 55.2972] },
    { name: 'Hatta', at: [24.7967, 56.1175] },
    { name: 'Al Badayer', at: [24.962, 55.701] },
    { name: 'Abu Dhabi', at: [24.4539, 54.3773] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Tickets: Burj Khalifa 124th floor, Al Shindagha Museum, Qasr Al Watan, Louvre Abu Dhabi',
    'The abra across the creek, and the boat or kayak at Hatta',
    'Dune drive at Al Badayer with camp dinner, vegetarian dishes included',
    'Private transfers throughout; sightseeing with an English- or Hindi-speaking guide',
  ],
  beforeYouGo: [
    'An Indian passport needs a UAE visa before travel (rules as of November 2026; we check them again before you book).',
    'BAPS Hindu Mandir and Louvre Abu Dhabi are shut on Mondays, and the mandir asks for a visit to be registered beforehand. If a Monday falls wrong, days 5 and 6 are rearranged. Qasr Al Watan may close at short notice for a state visit.',
    'For the mosque: covered arms and legs for all and a headscarf for women. The mandir too asks for covered shoulders and knees.',
    'Boats at Hatta rest in high summer and in strong wind; we walk by the dam instead. October to April is the pleasant time.',
    'The dune drive is rough, and not for guests who are pregnant, have back or heart trouble, or travel with children under three.',
  ],
})
