import { defineTour } from '#content/define-tour.ts'

export const vietnam6n7d = defineTour({
  id: 'Vietnam6n7d',
  region: 'international',
  countries: ['vietnam'],
  path: '/tour/Vietnam6n7d',
  alsoAt: ['/Vietnam6n7d'],
  duration: '6N/7D',
  place: 'Vietnam',
  title: 'North Vietnam, stone and water',
  location: 'Hanoi, Ninh Binh, Ha Long Bay',
  scene: 'vietnam',
  head: {
    description:
      'Seven days in northern Vietnam, all by road and boat: Hanoi and its Old Quarter, two nights among the karsts of Ninh Binh and a night on Ha Long Bay.',
    keywords: [
      'Vietnam tour package',
      'Hanoi',
      'Ha Long Bay',
      'Halong Bay cruise',
      'Ninh Binh',
      'Trang An',
      'Viet Nam',
      'Veitnam',
      'वियतनाम',
      'हनोई',
    ],
  },
  description:
    'One corner of Vietnam, seen properly and without a single domestic flight. Hanoi comes first, on foot and by coffee. Then two nights at Ninh Binh, where the limestone stands in rice fields, and a night on Ha Long Bay, where the same limestone stands in the sea. It is worth seeing both before deciding.',
  days: [
    {
      title: 'Hanoi, by the lake',
      activities: [
        'Arrive at Noi Bai airport, where the driver waits at the gate with your name',
        'Drive to the Old Quarter, about forty-five minutes, and check in',
        'A turn around Hoan Kiem lake in the evening, and the first lesson in crossing a street: walk slowly, do not stop',
      ],
      overnight: 'Hanoi',
      meals: [],
    },
    {
      title: 'Scholars and thirty-six streets',
      activities: [
        'The Temple of Literature, founded in 1070, and its doctors listed on stone tortoises',
        'Ba Dinh Square and the One Pillar Pagoda',
        'Tran Quoc pagoda on West Lake, in the afternoon light',
        'The Old Quarter on foot, a street to a trade, with an egg coffee halfway',
        'Water puppets in the evening: dragons, frogs, and puppeteers waist deep behind the screen',
      ],
      overnight: 'Hanoi',
      meals: ['B'],
    },
    {
      title: 'South to Ninh Binh',
      activities: [
        'Drive to Ninh Binh, about two hours on the expressway',
        'Hoa Lu, the capital of the tenth century, and the temples of the Dinh and Le kings',
        'Lunch, then a rowed boat through the caves of Trang An, two and a half hours or more',
        'Evening among the rice fields of Tam Coc',
      ],
      overnight: 'Ninh Binh',
      meals: ['B', 'L'],
    },
    {
      title: 'Steps, lanes and langurs',
      activities: [
        'Up Mua peak early: about five hundred steps to a stone dragon and the river bending below',
        'By bicycle along the dykes to Bich Dong, a pagoda climbing into its cliff in three parts',
        'The hot hours at the hotel, with a pool or a hammock',
        "Van Long wetland by bamboo boat towards evening, when Delacour's langurs may come down the rocks",
      ],
      overnight: 'Ninh Binh',
      meals: ['B'],
    },
    {
      title: 'Out on Ha Long Bay',
      activities: [
        'Leave early for Ha Long, about three and a half hours, and board about noon',
        'Lunch as the boat goes out among the islands; vegetarian meals are cooked on board if we tell them before',
        'Kayak or bamboo boat under a stone arch, and the climb on Ti Top for the wide view',
        'Dinner at anchor, and the lights of other boats a long way off',
      ],
      overnight: 'On board the cruise',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'A cave before lunch',
      activities: [
        'Tai chi on deck at sunrise, or watching others do it',
        'Sung Sot cave, or another on the route the boat is licensed for',
        'An early lunch while the boat comes back to harbour before noon',
        'Drive to Hanoi, two and a half hours, and a free evening for silk on Hang Gai',
      ],
      overnight: 'Hanoi',
      meals: ['B', 'L'],
    },
    {
      title: 'One last coffee',
      activities: [
        'Dong Xuan market, busiest before breakfast is over',
        'Coffee on a very small stool in the Old Quarter',
        'Transfer to Noi Bai airport, about forty-five minutes',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Hanoi', at: [21.0285, 105.8542] },
    { name: 'Ninh Binh', at: [20.2506, 105.9745] },
    { name: 'Ha Long Bay', at: [20.9101, 107.1839] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'One night on a Ha Long Bay cruise in a private cabin, with entry fees, kayak or bamboo boat',
    'Rowed boats at Trang An and Van Long, and bicycles for a day in Ninh Binh',
    'Tickets for the Temple of Literature, Hoa Lu, Mua peak and the water puppets',
  ],
  beforeYouGo: [
    'Indian passports need a visa for Vietnam before travel; an e-visa is applied for online. Rules as of November 2026; we check them again before you book.',
    'The harbour office stops the Ha Long boats in storms, mostly from June to October. That night is then spent ashore.',
    'The north has a winter: December to February are cool and grey, 12 to 20 degrees. Bring a jacket.',
  ],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 37699, cut: 44009 },
      deluxe: { current: 42699, cut: 49999 },
      superDeluxe: { current: 50399, cut: 58900 },
    },
  ],
  ranks: { home: 5 },
})
