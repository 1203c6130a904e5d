import { defineTour } from '#content/define-tour.ts'

export const australia7d6n = defineTour({
  id: 'Australia7d6n',
  region: 'international',
  countries: ['australia'],
  path: '/tour/Australia7d6n',
  alsoAt: ['/Australia7d6n'],
  duration: '6N/7D',
  place: 'Australia',
  title: 'Australia: Sydney and Melbourne',
  line: 'From the harbour to the penguins',
  location: 'Sydney, Blue Mountains, Melbourne',
  scene: 'australia',
  themes: {
    wildlife: 'The Penguin Parade of Phillip Island, and koalas at Kennett River',
    honeymoon: 'A cruise on the harbour, and the cliffs of the Great Ocean Road',
  },
  head: {
    description:
      'Seven days in Sydney and Melbourne: the Opera House and harbour, the Blue Mountains, the Great Ocean Road, and the penguins of Phillip Island.',
    keywords: [
      'Australia tour package',
      'Sydney',
      'Melbourne',
      'Sydney Opera House',
      'Great Ocean Road',
      'Phillip Island',
    ],
  },
  description:
    'Three nights in Sydney and three in Melbourne. From Sydney you see the Opera House, the harbour and the Blue Mountains. From Melbourne you see the Great Ocean Road and the penguins of Phillip Island. Breakfast, airport transfers, day tours by shared coach and the tickets are in the price. Three days are long, and the plan says which.',
  days: [
    {
      title: 'Sydney: arrival and Circular Quay',
      activities: [
        'Land in Sydney; the hotel is about half an hour away',
        'Check in and rest; the clocks are four and a half to five and a half hours ahead of India',
        'Circular Quay towards evening: the Opera House on one side, the Harbour Bridge on the other',
      ],
      overnight: 'Sydney',
      meals: [],
    },
    {
      title: 'Sydney: Opera House, harbour and Bondi',
      activities: [
        'Inside the Opera House with one of its own guides',
        'The Rocks on foot, the oldest streets of the city, up to the foot of the bridge',
        'A cruise on the harbour, past the coves and the little lighthouses',
        'The cliff path from Bondi towards Bronte, as far as you care to go',
      ],
      overnight: 'Sydney',
      meals: ['B'],
    },
    {
      title: 'Sydney → Katoomba: the Blue Mountains',
      activities: [
        'West by road, with koalas, kangaroos and wombats at Featherdale on the way',
        'Echo Point at Katoomba, about two hours from Sydney, for the Three Sisters',
        'Scenic World: the steep little railway, the boardwalk in the forest and the cableways',
        'Tea and old shopfronts in Leura, then back to Sydney by evening',
      ],
      overnight: 'Sydney',
      meals: ['B'],
    },
    {
      title: 'Sydney → Melbourne: trams and lanes',
      activities: [
        'Breakfast, then the flight to Melbourne, about an hour and a half',
        'Check in, then go out by tram, which is free within the centre',
        'Federation Square, the street art of Hosier Lane and the Victorian arcades',
        'Southbank by the Yarra after dark',
      ],
      overnight: 'Melbourne',
      meals: ['B'],
    },
    {
      title: 'Melbourne → Twelve Apostles: Great Ocean Road',
      activities: [
        'A 12-hour day, leaving early for Torquay and the surf beaches',
        'Under the Memorial Arch and along the cliffs to Kennett River, to look for koalas up in the gums',
        'Lunch halt at Apollo Bay, then rainforest through the Otways',
        'The Twelve Apostles rocks and Loch Ard Gorge',
        'Back by the straight inland road through Colac, about three hours',
      ],
      overnight: 'Melbourne',
      meals: ['B'],
    },
    {
      title: 'Melbourne → Phillip Island: penguins at dusk',
      activities: [
        'A free morning: the Royal Botanic Gardens, or the painted bathing boxes at Brighton',
        'To Phillip Island after lunch, about two hours',
        'Koala Conservation Reserve, on boardwalks level with the branches',
        'The Nobbies headland, and then the Penguin Parade from the stands as the light goes',
        'Back in Melbourne late, near midnight in summer',
      ],
      overnight: 'Melbourne',
      meals: ['B'],
    },
    {
      title: 'Melbourne: shopping and departure',
      activities: [
        'A late breakfast and a coffee in the lanes',
        'Last shopping along Bourke Street, as your flight allows',
        'Transfer to Melbourne airport, about half an hour, for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Sydney', at: [-33.8688, 151.2093] },
    { name: 'Katoomba', at: [-33.712, 150.3119] },
    { name: 'Melbourne', at: [-37.8136, 144.9631] },
    { name: 'Twelve Apostles', at: [-38.6662, 143.1044] },
    { name: 'Phillip Island', at: [-38.4899, 145.2038] },
  ],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Tickets: Opera House tour, harbour cruise, Featherdale, Scenic World, Koala Reserve and Penguin Parade',
    'Day tours by shared coach to the Blue Mountains, the Great Ocean Road and Phillip Island',
    'Airport transfers in both cities in a private car',
  ],
  exclusions: ['The flight from Sydney to Melbourne on day 4'],
  beforeYouGo: [
    'Declare all food at the airport, also sweets, pickles, spices and ghee. Food that you declare may be taken away. Food that you hide can cost a fine.',
    'December to February is summer, June to August is winter. Phillip Island is cold and windy on any evening.',
    'Cameras and phones are not allowed at the Penguin Parade.',
    'Vegetarian food is marked on most menus in both cities. On the coach days you choose at the lunch halt.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May', 'Sep', 'Oct', 'Nov'], why: 'Mild days' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'Jun', 'Jul', 'Aug', 'Dec'],
        why: 'Hot and busy in summer, cool and short days in winter',
      },
    ],
    pace: 'full',
    longestRoadDay: 12,
    vehicle: { kind: 'mixed', what: 'Private car from and to the airports; shared coach on day tours' },
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 88980, cut: 124572 },
      deluxe: { current: 106980, cut: 149772 },
      superDeluxe: { current: 146790, cut: 205506 },
    },
  ],
})
