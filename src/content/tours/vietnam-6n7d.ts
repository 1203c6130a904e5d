import { defineTour } from '#content/define-tour.ts'

export const vietnam6n7d = defineTour({
  id: 'Vietnam6n7d',
  region: 'international',
  countries: ['vietnam'],
  path: '/tour/Vietnam6n7d',
  alsoAt: ['/Vietnam6n7d'],
  duration: '6N/7D',
  place: 'Vietnam',
  title: 'Vietnam: Hanoi, Ninh Binh and Ha Long',
  line: 'North Vietnam, stone and water',
  location: 'Hanoi, Ninh Binh, Ha Long Bay',
  scene: 'vietnam',
  themes: {
    honeymoon: 'A night at anchor among the islands of Ha Long Bay',
    heritage: 'The Temple of Literature, and Hoa Lu, a capital of the tenth century',
    adventure: 'A kayak on Ha Long Bay, the steps of Mua and the dykes by bicycle',
  },
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
    ],
  },
  description:
    'Three nights in Hanoi, two in Ninh Binh and one on a cruise boat in Ha Long Bay, all by road and boat. You see the Old Quarter, the caves of Trang An by rowed boat, the view from Mua peak and the islands of the bay. Breakfast, some lunches, one dinner, the cruise and the tickets are in the price. Flights are not.',
  days: [
    {
      title: 'Hanoi: arrival and Hoan Kiem lake',
      activities: [
        'Arrive at Noi Bai airport, where the driver waits with your name',
        'Drive to the Old Quarter, about forty-five minutes, and check in',
        'An evening walk around Hoan Kiem lake; cross streets slowly and do not stop',
      ],
      overnight: 'Hanoi',
      meals: [],
    },
    {
      title: 'Hanoi: Temple of Literature and Old Quarter',
      activities: [
        'The Temple of Literature, founded in 1070, with the names of scholars on stone tortoises',
        'Ba Dinh Square and the One Pillar Pagoda',
        'Tran Quoc pagoda on West Lake, in the afternoon light',
        'The Old Quarter on foot, where each street has its trade, with an egg coffee halfway',
        'A water puppet show in the evening',
      ],
      overnight: 'Hanoi',
      meals: ['B'],
    },
    {
      title: 'Hanoi → Ninh Binh: Hoa Lu and Trang An',
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
      title: 'Ninh Binh: Mua peak, Bich Dong and Van Long',
      activities: [
        'Up Mua peak early: about five hundred steps to a stone dragon and the river bending below',
        'By bicycle along the dykes to Bich Dong, a pagoda climbing into its cliff in three parts',
        'The hot hours at the hotel',
        "Van Long wetland by bamboo boat towards evening, when Delacour's langurs may come down the rocks",
      ],
      overnight: 'Ninh Binh',
      meals: ['B'],
    },
    {
      title: 'Ninh Binh → Ha Long Bay: night on the cruise',
      activities: [
        'Leave early for Ha Long, about three and a half hours, and board about noon',
        'Lunch as the boat goes out among the islands; vegetarian meals are cooked on board if we tell them before',
        'Kayak or bamboo boat under a stone arch, and the climb on Ti Top for the wide view',
        'Dinner on board, at anchor for the night',
      ],
      overnight: 'Ha Long Bay',
      stay: 'cruise boat',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'Ha Long Bay → Hanoi: a cave and the drive',
      activities: [
        'Tai chi on deck at sunrise for those who like',
        'Sung Sot cave, or another on the route the boat is licensed for',
        'An early lunch while the boat comes back to harbour before noon',
        'Drive to Hanoi, two and a half hours, and a free evening for silk on Hang Gai',
      ],
      overnight: 'Hanoi',
      meals: ['B', 'L'],
    },
    {
      title: 'Hanoi: market, coffee and departure',
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
  facts: ['vietnam-tet'],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'One night on a Ha Long Bay cruise in a private cabin, with entry fees, kayak or bamboo boat',
    'Rowed boats at Trang An and Van Long, and bicycles for a day in Ninh Binh',
    'Tickets for the Temple of Literature, Hoa Lu, Mua peak and the water puppets',
  ],
  beforeYouGo: [
    'The harbour office stops the Ha Long boats in storms, mostly from June to October. That night is then spent in a hotel on shore.',
    'December to February are cool and grey in the north, 12 to 20 degrees. Bring a jacket. Ask for “chay”, the word for vegetarian food.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'Oct', 'Nov'], why: 'Warm and mostly dry' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Dec'],
        why: 'Cool and grey in winter; hot, with storms, in summer',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 3.5,
    vehicle: { kind: 'mixed', what: 'Car or coach; your quote says whether it is private' },
  },
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
