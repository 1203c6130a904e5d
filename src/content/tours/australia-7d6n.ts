import { defineTour } from '#content/define-tour.ts'

export const australia7d6n = defineTour({
  id: 'Australia7d6n',
  region: 'international',
  countries: ['australia'],
  path: '/tour/Australia7d6n',
  alsoAt: ['/Australia7d6n'],
  duration: '6N/7D',
  place: 'Australia',
  title: 'Australia, harbour to penguins',
  location: 'Sydney, Blue Mountains, Melbourne',
  scene: 'australia',
  head: {
    description:
      'Seven days in Sydney and Melbourne: the Opera House and harbour, the Blue Mountains, the Great Ocean Road, and the penguins of Phillip Island.',
    keywords: [
      'Australia tour package',
      'Austrailia',
      'Sydney',
      'Melbourne',
      'Sydney Opera House',
      'Blue Mountains',
      'Great Ocean Road',
      'Twelve Apostles',
      'Phillip Island',
      'ऑस्ट्रेलिया',
    ],
  },
  description:
    'Three nights by the harbour, three by the Yarra, and the best of the land outside both. Sydney gives you sails, ferries and a day of blue eucalyptus haze. Melbourne gives you lanes, one great coast road, and penguins no taller than a water bottle walking home at dusk. Distances are honest; some days are long.',
  days: [
    {
      title: 'Sydney, at the quay',
      activities: [
        'Land in Sydney; the hotel is about half an hour away',
        'Check in and rest, for the clocks are at least four and a half hours ahead of India',
        'Circular Quay towards evening: the Opera House on one side, the Harbour Bridge on the other',
      ],
      overnight: 'Sydney',
      meals: [],
    },
    {
      title: 'Opera House, harbour, Bondi',
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
      title: 'Blue Mountains',
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
      title: 'South to Melbourne',
      activities: [
        'Breakfast, then the flight to Melbourne, about an hour and a half',
        'Check in and go out by tram, free within the centre',
        'Federation Square, the street art of Hosier Lane and the Victorian arcades',
        'Southbank by the Yarra after dark',
      ],
      overnight: 'Melbourne',
      meals: ['B'],
    },
    {
      title: 'Great Ocean Road',
      activities: [
        'A 12-hour day, leaving early for Torquay and the surf beaches',
        'Under the Memorial Arch and along the cliffs to Kennett River, to look for koalas up in the gums',
        'Lunch halt at Apollo Bay, then rainforest through the Otways',
        'The Twelve Apostles, fewer than twelve, and Loch Ard Gorge',
        'Back by the straight inland road through Colac, about three hours',
      ],
      overnight: 'Melbourne',
      meals: ['B'],
    },
    {
      title: 'Penguins at dusk',
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
      title: 'Flat white, and away',
      activities: [
        'A late breakfast, and one of the coffees the city is proud of',
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
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Tickets: Opera House tour, harbour cruise, Featherdale, Scenic World, Koala Reserve and Penguin Parade',
    'Day tours by shared coach to the Blue Mountains, the Great Ocean Road and Phillip Island',
    'Airport transfers in both cities in a private car',
  ],
  exclusions: ['The flight from Sydney to Melbourne; we book it along with your tickets from India'],
  beforeYouGo: [
    'An Indian passport needs an Australian visitor visa before travel. Apply six to eight weeks ahead (rules as of November 2026; we check them again before you book).',
    'Declare all food at the airport, sweets, pickles, spices and ghee too. What is declared is at worst thrown away; what is hidden is fined.',
    'Seasons are turned round: December to February is summer, June to August winter. Phillip Island is cold and windy on any evening.',
    'Cameras and phones stay away at the Penguin Parade, for the sake of the penguins.',
    'Vegetarian food is marked on most menus in both cities; on the coach days choose at the lunch halt.',
  ],
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
