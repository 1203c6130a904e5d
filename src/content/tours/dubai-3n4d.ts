import { defineTour } from '#content/define-tour.ts'

export const dubai3n4d = defineTour({
  id: 'Dubai3n4d',
  region: 'international',
  countries: ['uae'],
  path: '/Dubai3n4d',
  alsoAt: ['/tour/Dubai3n4d'],
  duration: '3N/4D',
  place: 'Dubai',
  title: 'Dubai, UAE: Burj Khalifa and the desert',
  line: 'Tower, palm and dune',
  location: 'Dubai Marina, Downtown, the desert',
  scene: 'dubai',
  themes: {
    family: 'The aquarium of Dubai Mall, the monorail of the Palm and the Frame',
    honeymoon: 'Dinner on a dhow through Dubai Marina, and sunset from a dune',
    adventure: 'A drive over the crests of the red dunes near Lahbab',
    senior: 'An easy pace, with late starts and the hot hours at the hotel',
  },
  head: {
    description:
      'Four days of new Dubai: a dhow dinner in the Marina, Burj Khalifa and the Museum of the Future, Palm Jumeirah, and an evening on the red dunes.',
    keywords: [
      'Dubai tour package',
      'Dubai 3 nights 4 days',
      'Dubai short trip',
      'Burj Khalifa',
      'Palm Jumeirah',
      'desert safari',
      'Dubai Marina',
      'UAE',
    ],
  },
  description:
    'Three nights in one Dubai hotel. You see the city from a dhow in the Marina, from the 124th floor of Burj Khalifa and from the Palm monorail. One evening goes to the red dunes, with a drive and a camp dinner. Breakfast, two dinners and the tickets are in the price. Airport transfers are private; sightseeing is by shared coach.',
  days: [
    {
      title: 'Dubai: arrival and a dhow in the Marina',
      activities: [
        'Land in Dubai; the drive to the hotel takes 30 to 45 minutes',
        'Check in and rest',
        'Two hours on a wooden dhow through Dubai Marina, with dinner on board, vegetarian dishes too',
      ],
      overnight: 'Dubai',
      meals: ['D'],
    },
    {
      title: 'Dubai: Jumeirah, museum and Burj Khalifa',
      activities: [
        'Along Jumeirah: the mosque from outside, and Burj Al Arab from the public beach',
        'The Museum of the Future, a steel ring with windows shaped like Arabic writing',
        'Dubai Mall for lunch, and the aquarium seen through its great glass wall',
        'Burj Khalifa, to the deck on the 124th floor, timed for the late light',
        'The fountain at its foot after dark',
      ],
      overnight: 'Dubai',
      meals: ['B'],
    },
    {
      title: 'Dubai → Lahbab: the Palm and the red dunes',
      activities: [
        'Palm Jumeirah by monorail to the outer crescent, and a walk by the sea in front of Atlantis',
        'Back to the hotel for the hot hours',
        'By four-wheel drive to the red dunes near Lahbab, about 50 minutes, and a drive over the crests',
        'Sunset from a ridge, a short camel ride, and dinner in a desert camp',
      ],
      overnight: 'Dubai',
      meals: ['B', 'D'],
    },
    {
      title: 'Dubai: the Frame and departure',
      activities: [
        'A late breakfast',
        'Dubai Frame in Zabeel Park, the old town on one side and the new on the other',
        'Transfer to the airport for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Dubai', at: [25.2048, 55.2708] },
    { name: 'Palm Jumeirah', at: [25.1124, 55.139] },
    { name: 'Lahbab dunes', at: [25.0367, 55.5903] },
  ],
  facts: ['ramadan', 'dubai-tourism-dirham'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Tickets: Burj Khalifa 124th floor, Museum of the Future, Palm Monorail, Dubai Frame',
    'Dhow dinner cruise in Dubai Marina',
    'Evening desert safari by shared four-wheel drive, with camp dinner',
    'Airport transfers in a private car; sightseeing by shared coach',
  ],
  beforeYouGo: [
    'November to March is the pleasant time. From May to September it can pass 40 degrees, and we keep midday indoors.',
    'The dune drive is rough. It is not for guests who are pregnant, have back or heart trouble, or travel with children under three. They go to the camp by the track.',
    'During Ramadan the camp and the cruise play no loud music, and some eating places open after sunset only.',
    'If your flight leaves early on day 4, the Dubai Frame is moved to day 3.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec'], why: 'Pleasant days' },
      { is: 'fair', months: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'], why: 'Very hot; midday is spent indoors' },
    ],
    pace: 'easy',
    longestRoadDay: 2,
    vehicle: { kind: 'mixed', what: 'Private car from and to the airport; shared coach and jeep' },
    children: 'The dune drive is not for children under three. Ask us about the rest.',
  },
  ranks: { home: 6 },
})
