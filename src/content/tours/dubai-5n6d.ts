import { defineTour } from '#content/define-tour.ts'

export const dubai5n6d = defineTour({
  id: 'Dubai5n6d',
  region: 'international',
  countries: ['uae'],
  path: '/Dubai5n6d',
  alsoAt: ['/tour/Dubai5n6d'],
  duration: '5N/6D',
  place: 'Dubai and Abu Dhabi',
  title: 'Dubai and Abu Dhabi, UAE, with Hatta',
  line: 'Creek, mountains and a white mosque',
  location: 'Dubai Creek, Hatta, Abu Dhabi',
  scene: 'dubai-creek',
  themes: {
    family: 'Kite Beach, a boat behind Hatta Dam and the fountain',
    adventure: 'The red dunes of Al Badayer by four-wheel drive',
    beach: 'A slow morning on Kite Beach',
    heritage: 'Al Fahidi, the souks, and the Louvre of Abu Dhabi',
    honeymoon: 'Burj Khalifa before sunset, and dinner in a desert camp',
  },
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
    ],
  },
  description:
    'Four nights in Dubai and one in Abu Dhabi, with private transfers. In Dubai you cross the creek by abra to the spice and gold souks, and go up Burj Khalifa. One day goes to the mountains of Hatta and the red dunes. In Abu Dhabi you see the BAPS Hindu Mandir and the Grand Mosque. Breakfast, one dinner and the tickets are in the price.',
  days: [
    {
      title: 'Dubai: arrival and Al Seef',
      activities: [
        'Land in Dubai; the old town is 15 minutes from the airport',
        'Check in and rest',
        'The waterfront at Al Seef after sunset, with the dhows tied up and the abras going to and fro',
      ],
      overnight: 'Dubai',
      meals: [],
    },
    {
      title: 'Dubai: the old town and the souks by abra',
      activities: [
        'Al Fahidi on foot: coral-stone houses, wind towers and shade',
        'The textile souk of Bur Dubai, under its wooden roof by the water',
        'Across the creek by abra, a wooden ferry that leaves when it is full',
        'The spice souk and then the gold souk in Deira; bargaining is normal',
        'Al Shindagha Museum at the mouth of the creek, on how the town lived before oil',
      ],
      overnight: 'Dubai',
      meals: ['B'],
    },
    {
      title: 'Dubai: beach, Madinat and Burj Khalifa',
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
      title: 'Dubai → Hatta: mountains, dam and dunes',
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
      title: 'Dubai → Abu Dhabi: mandir, palace and mosque',
      activities: [
        'An hour by road to the BAPS Hindu Mandir at Abu Mureikha, built of carved stone from Rajasthan',
        'On to the capital and Qasr Al Watan, the presidential palace, for its library and great hall',
        'Sheikh Zayed Grand Mosque late in the day, first in the sun and then lit; entry is by a free slot that is booked before',
        'Check in and take the air on the Corniche',
      ],
      overnight: 'Abu Dhabi',
      meals: ['B'],
    },
    {
      title: 'Abu Dhabi: the Louvre and departure',
      activities: [
        'Louvre Abu Dhabi in the morning: the dome and the galleries',
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
  facts: ['ramadan', 'dubai-tourism-dirham'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Tickets: Burj Khalifa 124th floor, Al Shindagha Museum, Qasr Al Watan, Louvre Abu Dhabi',
    'The abra across the creek, and the boat or kayak at Hatta',
    'Dune drive at Al Badayer with camp dinner, vegetarian dishes included',
    'Private transfers throughout; sightseeing with an English- or Hindi-speaking guide',
  ],
  beforeYouGo: [
    'BAPS Hindu Mandir and Louvre Abu Dhabi are closed on Mondays. If day 5 or 6 is a Monday, the days are rearranged. The mandir asks for registration beforehand. Qasr Al Watan may close at short notice.',
    'For the mosque: covered arms and legs for all and a headscarf for women. The mandir too asks for covered shoulders and knees.',
    'Boats at Hatta stop in high summer and in strong wind. We walk by the dam instead. November to March is the pleasant time.',
    'The dune drive is rough, and not for guests who are pregnant, have back or heart trouble, or travel with children under three.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec'], why: 'Pleasant days' },
      {
        is: 'fair',
        months: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        why: 'Very hot; boats at Hatta stop in high summer',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 4,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    children: 'The dune drive is not for children under three. Ask us about the rest.',
  },
})
