import { defineTour } from '#content/define-tour.ts'

export const vietnam9n10d = defineTour({
  id: 'Vietnam9n10d',
  region: 'international',
  countries: ['vietnam'],
  path: '/tour/Vietnam9n10d',
  alsoAt: ['/Vietnam9n10d'],
  duration: '9N/10D',
  place: 'Vietnam',
  title: 'Vietnam with flights, north to south',
  line: 'From north to south',
  location: 'Hanoi, Ha Long, Hoi An, Hue, Ho Chi Minh City',
  scene: 'golden-bridge',
  themes: {
    honeymoon: 'A night at anchor on Ha Long Bay, and a lantern boat on the Thu Bon',
    heritage: 'The Imperial City of Hue, and old Hoi An',
  },
  head: {
    description:
      'Ten days down Vietnam with flights included: Hanoi, a night on Ha Long Bay, Hoi An, the Golden Bridge, the Hai Van Pass to Hue, Saigon and the Mekong.',
    keywords: [
      'Vietnam tour package with flights',
      'Hanoi',
      'Ha Long Bay',
      'Hoi An',
      'Ba Na Hills',
      'Golden Bridge',
      'Hue',
      'Ho Chi Minh City',
    ],
  },
  description:
    'Nine nights from north to south: Hanoi, a Ha Long Bay cruise, Hoi An, Da Nang, Hue and Ho Chi Minh City. You see the Golden Bridge, the Hai Van Pass, the Imperial City and the Mekong. Return flights from India, two flights inside Vietnam, breakfast, some lunches, one dinner, the cruise and the tickets are in the price.',
  days: [
    {
      title: 'Hanoi: arrival and Hoan Kiem lake',
      activities: [
        'Land in Hanoi, where the driver waits with your name',
        'Drive to the hotel near the Old Quarter, about forty-five minutes, and rest',
        'A walk by Hoan Kiem lake when the lamps come on',
      ],
      overnight: 'Hanoi',
      meals: [],
    },
    {
      title: 'Hanoi: Temple of Literature and Old Quarter',
      activities: [
        'The Temple of Literature, a place of learning from 1076',
        'Ba Dinh Square, One Pillar Pagoda and Tran Quoc on West Lake',
        'Hoa Lo, an old prison built by the French, now a museum',
        'The Old Quarter by cyclo at dusk, and a water puppet show',
      ],
      overnight: 'Hanoi',
      meals: ['B'],
    },
    {
      title: 'Hanoi → Ha Long Bay: night on the cruise',
      activities: [
        'Drive to Ha Long by the expressway, two and a half to three hours, and board at noon',
        'Lunch among the islands, then a kayak or a bamboo boat',
        'Ti Top island: a small beach, and steps to the view over the bay',
        'Dinner on board, at anchor for the night',
      ],
      overnight: 'Ha Long Bay',
      stay: 'cruise boat',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'Ha Long Bay → Hoi An: by road and air',
      activities: [
        'A cave or a quiet cove in the morning, and an early lunch on board',
        'Ashore before noon and by road to Noi Bai airport, about two and a half hours',
        'Fly to Da Nang, an hour and twenty minutes',
        'Drive to Hoi An, forty-five minutes, in time for a late walk under the lanterns',
      ],
      overnight: 'Hoi An',
      meals: ['B', 'L'],
    },
    {
      title: 'Hoi An: old town, basket boat and lanterns',
      activities: [
        'The old town before the shops open: Japanese Bridge, Fujian hall, a merchant house',
        'A ride in a round basket boat at Cam Thanh',
        'The afternoon for tailors or for An Bang beach',
        'A lantern boat on the Thu Bon after dark',
      ],
      overnight: 'Hoi An',
      meals: ['B'],
    },
    {
      title: 'Hoi An → Ba Na Hills → Da Nang: Golden Bridge',
      activities: [
        'Drive to the Ba Na Hills, about an hour and a quarter, and ride the cable car up',
        'The Golden Bridge, 150 metres of it, and the gardens above',
        'The French village at the top, with lunch there',
        'Down to Da Nang, and the Dragon Bridge over the Han in the evening',
      ],
      overnight: 'Da Nang',
      meals: ['B', 'L'],
    },
    {
      title: 'Da Nang → Hue: over the Hai Van Pass',
      activities: [
        'The old road over the Hai Van Pass, with a halt at the gate on its crest',
        'Tea by the lagoon at Lang Co; Hue is about three hours in all',
        'The tomb of Khai Dinh, grey outside and full of mosaic inside',
        'Thien Mu pagoda and a dragon boat down the Perfume River towards sunset',
      ],
      overnight: 'Hue',
      meals: ['B'],
    },
    {
      title: 'Hue → Ho Chi Minh City: Imperial City',
      activities: [
        'The Imperial City behind its moat: the Noon Gate and the throne hall',
        'Lunch in Hue, which is known for vegetarian Buddhist cooking',
        'Fly from Phu Bai to Ho Chi Minh City, about an hour and a half',
        'Nguyen Hue walking street in the evening',
      ],
      overnight: 'Ho Chi Minh City',
      meals: ['B', 'L'],
    },
    {
      title: 'Ho Chi Minh City → Mekong: boats and orchards',
      activities: [
        'Drive to My Tho, about two hours, and out on the river by boat',
        'The islands and creeks across in Ben Tre: orchards, honey tea and coconut sweets',
        'A sampan rowed under the water palms, and lunch on the bank',
        'Back in the city by late afternoon',
      ],
      overnight: 'Ho Chi Minh City',
      meals: ['B', 'L'],
    },
    {
      title: 'Ho Chi Minh City: Post Office and departure',
      activities: [
        'The Central Post Office of 1891, still selling stamps, opposite the cathedral',
        'The Independence Palace, or the stalls of Ben Thanh market, as time allows',
        'Transfer to Tan Son Nhat airport for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Hanoi', at: [21.0285, 105.8542] },
    { name: 'Ha Long Bay', at: [20.9101, 107.1839] },
    { name: 'Hoi An', at: [15.8801, 108.338] },
    { name: 'Ba Na Hills', at: [15.995, 107.9966] },
    { name: 'Da Nang', at: [16.0544, 108.2022] },
    { name: 'Hue', at: [16.4637, 107.5909] },
    { name: 'Ho Chi Minh City', at: [10.7769, 106.7009] },
    { name: 'Ben Tre', at: [10.2434, 106.3756] },
  ],
  facts: ['vietnam-tet'],
  includes: ['flights', 'hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Two flights inside Vietnam: Hanoi to Da Nang, and Hue to Ho Chi Minh City',
    'One night on a Ha Long Bay cruise in a private cabin, with entry fees',
    'Ba Na Hills cable car and the Golden Bridge, with lunch at the top',
    'Tickets for the Temple of Literature, Hoa Lo, the Hoi An old town, Khai Dinh and the Imperial City; boats in Hoi An, Hue and the Mekong',
  ],
  beforeYouGo: [
    'The return flights from India are included: into Hanoi, and home from Ho Chi Minh City. If your flight leaves India the evening before day 1, that night is extra to the nine.',
    'The north is cool from December to February. The centre has storms and floods from September to November. The south is warm all year.',
    'The harbour office stops the Ha Long boats in storms. That night is then spent in a hotel on shore.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Feb', 'Mar', 'Apr'], why: 'The best mix for all three parts of the country' },
      {
        is: 'fair',
        months: ['Jan', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
        why: 'Hot or stormy somewhere on the way; floods in the centre from September to November',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 4.5,
    vehicle: { kind: 'mixed', what: 'Car or coach; your quote says whether it is private' },
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 89699, cut: 103966 },
      deluxe: { current: 99900, cut: 135899 },
      superDeluxe: { current: 119500, cut: 155899 },
    },
  ],
})
