import { defineTour } from '#content/define-tour.ts'

export const thailand5n6d = defineTour({
  id: 'Thailand5n6d',
  region: 'international',
  countries: ['thailand'],
  path: '/tour/Thailand5n6d',
  alsoAt: ['/Thailand6d5n'],
  duration: '5N/6D',
  place: 'Thailand',
  title: 'Thailand: Phuket, Phi Phi and Krabi',
  line: 'Phuket to Krabi, by sea',
  location: 'Phuket, Phang Nga Bay, Phi Phi, Krabi',
  scene: 'thailand',
  themes: {
    beach: 'Maya Bay, the sandbar of Thale Waek and Phra Nang beach at Railay',
    honeymoon: 'Sunset from Promthep Cape, and islands by longtail boat',
    adventure: 'Sea caves by canoe in the bay of Koh Panak, and snorkelling at Chicken Island',
  },
  head: {
    description:
      'Six days on the Andaman Sea: three nights in Phuket, Phang Nga Bay by boat and canoe, the ferry by way of Koh Phi Phi, and the Four Islands off Krabi.',
    keywords: ['Phang Nga Bay', 'Phuket Krabi package', 'Thailand tour package', 'Railay'],
  },
  description:
    'Three nights in Phuket and two in Krabi, with the ferry between them by way of Koh Phi Phi. You see old Phuket Town, Phang Nga Bay with James Bond Island, Phi Phi Leh, and the Four Islands off Krabi. Breakfast, two lunches, the ferries, the shared boats and the park fees are in the price. You land in Phuket and leave from Krabi.',
  days: [
    {
      title: 'Phuket: arrival and the west coast',
      activities: [
        'Arrive at Phuket airport, where the driver waits with your name',
        'Drive down the west coast to your hotel by Patong, about an hour',
        'Time for a swim or a rest, and sunset over the sea',
      ],
      overnight: 'Phuket',
      meals: [],
    },
    {
      title: 'Phuket: old town, Wat Chalong, Promthep Cape',
      activities: [
        'Old Phuket Town on foot: the shophouses of Thalang Road and painted Soi Romanee',
        'Wat Chalong, a large temple of the island',
        'Rawai beach and its longtail boats in the afternoon',
        'Sunset from Promthep Cape, then back by Kata and Karon',
      ],
      overnight: 'Phuket',
      meals: ['B'],
    },
    {
      title: 'Phuket → Phang Nga Bay: James Bond Island',
      activities: [
        'Drive to the east coast and out by shared speedboat among the limestone towers',
        'By canoe, with a boatman who paddles, into the sea caves of Koh Panak',
        'Khao Phing Kan, known as James Bond Island, and its tall thin rock',
        'Lunch at Koh Panyee, a village on stilts with a mosque and a school of its own',
        'A swim off Koh Naka on the way home',
      ],
      overnight: 'Phuket',
      meals: ['B', 'L'],
    },
    {
      title: 'Phuket → Koh Phi Phi → Krabi: ferries and Maya Bay',
      activities: [
        'Morning ferry from Rassada pier to Koh Phi Phi, about two hours; the bags wait at the pier',
        'Longtail boat around Phi Phi Leh: Pileh lagoon, Viking Cave from the water, and Maya Bay when it is open',
        'Time for lunch and a walk between the two bays of Tonsai',
        'Afternoon ferry on to Krabi, up to two hours, and a short drive to your hotel in Ao Nang',
      ],
      overnight: 'Krabi',
      meals: ['B'],
    },
    {
      title: 'Krabi: Four Islands by longtail boat',
      activities: [
        'Out by longtail from Ao Nang to Koh Poda for the first swim',
        'Chicken Island, named for its shape, and snorkelling beside it',
        'Thale Waek, where low tide opens a sandbar between islands; the tide sets the order of the day',
        'Phra Nang beach at Railay, under the cliffs, and lunch on the trip',
      ],
      overnight: 'Krabi',
      meals: ['B', 'L'],
    },
    {
      title: 'Krabi: Ao Nang and departure',
      activities: [
        'An early walk along Nopparat Thara beach',
        'Last shopping on the seafront at Ao Nang',
        'Transfer to Krabi airport, about forty minutes',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Phuket', at: [7.8804, 98.3923] },
    { name: 'Phang Nga Bay', at: [8.2745, 98.5012] },
    { name: 'Koh Phi Phi', at: [7.7407, 98.7784] },
    { name: 'Krabi', at: [8.032, 98.823] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Ferry tickets from Phuket to Phi Phi and from Phi Phi to Krabi',
    'Shared boats in Phang Nga Bay and to the Four Islands, and a longtail around Phi Phi Leh',
    'National park fees on the boat days',
  ],
  beforeYouGo: [
    'Book flights into Phuket and out of Krabi. If yours leaves from Phuket, the road back takes about three hours.',
    'The sea is calmest from November to April. In the monsoon a boat may not sail, and a road transfer is used instead.',
    'Vegetarian lunch on the boats must be ordered a day ahead. Indian restaurants are easy to find in Patong and Ao Nang.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec'], why: 'The calmest sea' },
      {
        is: 'fair',
        months: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        why: 'Rain and rough sea; Maya Bay is closed in August and September',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 4,
    vehicle: { kind: 'mixed', what: 'Shared boats and ferries; your quote says whether the car is private' },
  },
  facts: ['andaman-coast-sea', 'maya-bay', 'songkran'],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 29999, cut: 36999 },
      deluxe: { current: 32999, cut: 39999 },
      superDeluxe: { current: 37999, cut: 45999 },
    },
  ],
  ranks: { home: 3, visaFree: 6 },
})
