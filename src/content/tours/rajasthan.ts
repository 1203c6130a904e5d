import { defineTour } from '#content/define-tour.ts'

export const rajasthan = defineTour({
  id: 'Rajasthan',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Rajasthan',
  alsoAt: ['/Rajasthan'],
  duration: '7N/8D',
  place: 'Rajasthan',
  title: 'Rajasthan: Jaipur, Jaisalmer and Udaipur',
  line: 'Fort by fort',
  states: ['Rajasthan'],
  location: 'Jaipur, Jodhpur, Jaisalmer, Udaipur',
  scene: 'jaipur',
  themes: {
    heritage: 'Amber Fort, Mehrangarh, Jaisalmer fort and the City Palace of Udaipur',
    honeymoon: 'A night in a camp beside the Sam dunes, and Lake Pichola at the end',
  },
  head: {
    description:
      'Eight days by private car through Jaipur, Pushkar, Jodhpur, the Sam dunes, Jaisalmer and Udaipur: forts, a camp night and the lakes.',
    keywords: ['Rajasthan tour package', 'Jaipur', 'Jodhpur', 'Jaisalmer', 'Udaipur'],
  },
  description:
    'Seven nights by private car: two in Jaipur, two in Jodhpur, one in a camp at the Sam dunes, one in Jaisalmer and one in Udaipur. Breakfast every day, five dinners and a camel ride are in the price. You see Amber, the blue lanes of Jodhpur, the golden fort and the City Palace on the lake. Day 7 is a long drive of about ten hours. The other drives are five to seven hours, with halts.',
  days: [
    {
      title: 'Jaipur: bazaars and sunset at Nahargarh',
      activities: [
        'Arrive in Jaipur, where the chauffeur waits at the gate with your name',
        'Check in and rest, then walk the bazaars of Bapu and Johari below Hawa Mahal',
        'Sunset from the ramparts of Nahargarh, with the city lighting up underneath',
      ],
      overnight: 'Jaipur',
      meals: ['D'],
    },
    {
      title: 'Jaipur: Amber Fort and the City Palace',
      activities: [
        'Amber Fort early, before the heat and the crowd; the jeep up the ramp is at extra cost',
        'Panna Meena stepwell and a stop at Jal Mahal on the lake road',
        'City Palace and the giant sundials of Jantar Mantar',
        'An hour in Johari bazaar before dinner',
      ],
      overnight: 'Jaipur',
      meals: ['B'],
    },
    {
      title: 'Jaipur → Pushkar → Jodhpur: block prints, ghats and blue lanes',
      activities: [
        'Leave by half past seven; watch block printers at work in Bagru, on the way',
        'Pushkar by noon: the ghats, and the Brahma temple before its midday rest',
        'Four to five hours more to Jodhpur, with tea on the way; in winter you arrive after dark',
      ],
      overnight: 'Jodhpur',
      meals: ['B', 'D'],
    },
    {
      title: 'Jodhpur: Mehrangarh without hurry',
      activities: [
        'A whole morning in the rooms and on the walls of Mehrangarh',
        'Jaswant Thada, white marble beside its own small lake',
        'The blue lanes of the old town on foot, ending at the clock tower',
        'Lunch hour free by Toorji stepwell, then spices in Sardar market',
      ],
      overnight: 'Jodhpur',
      meals: ['B'],
    },
    {
      title: 'Jodhpur → Sam dunes: camels, music and stars',
      activities: [
        'Drive west to Jaisalmer, about five hours, with a halt at Pokaran fort',
        'Camel ride over the Sam dunes to the last light',
        'Folk music and dinner by the fire; the night is in a camp beside the dunes',
      ],
      overnight: 'Sam dunes',
      stay: 'camp',
      meals: ['B', 'D'],
    },
    {
      title: 'Sam dunes → Jaisalmer: the golden fort',
      activities: [
        'Sunrise on the dunes and the short drive back to town',
        'Jaisalmer fort, where people still live, and its Jain temples',
        'Patwon ki Haveli and the other carved merchant houses',
        'Gadisar lake in the evening',
      ],
      overnight: 'Jaisalmer',
      meals: ['B', 'D'],
    },
    {
      title: 'Jaisalmer → Udaipur: the long road to the lakes',
      activities: [
        'Leave by seven for Udaipur, about ten hours with halts for tea and lunch',
        'Farm country first, then the Aravalli hills in the afternoon',
        'Reach Udaipur by evening and sit down by Lake Pichola',
      ],
      overnight: 'Udaipur',
      meals: ['B', 'D'],
    },
    {
      title: 'Udaipur: City Palace, Lake Pichola and home',
      activities: [
        'City Palace when its doors open',
        'A boat on Lake Pichola past Jag Mandir, at extra cost',
        'Transfer to Udaipur airport or station for the way home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Jaipur', at: [26.9124, 75.7873] },
    { name: 'Pushkar', at: [26.4898, 74.5511] },
    { name: 'Jodhpur', at: [26.2389, 73.0243] },
    { name: 'Sam dunes', at: [26.8348, 70.5125] },
    { name: 'Jaisalmer', at: [26.9157, 70.9083] },
    { name: 'Udaipur', at: [24.5854, 73.7125] },
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'],
        why: 'Sunny days and cool nights; cold at the dunes in December and January',
      },
      { is: 'fair', months: ['Jul', 'Aug', 'Sep'], why: 'Some rain, green hills and fewer visitors' },
      { is: 'closed', months: ['Apr', 'May', 'Jun'], why: 'Often above 40 degrees, too hot for forts and dunes' },
    ],
    pace: 'full',
    longestRoadDay: 10,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
  },
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: ['Private air-conditioned car with driver, fuel, tolls and parking', 'One camel ride at the Sam dunes'],
  exclusions: ['Monument and camera tickets, the jeep at Amber and the boat on Lake Pichola'],
  beforeYouGo: [
    'October to March is the season. Nights at the dunes fall below 10 degrees in December and January.',
    'The fort and the palaces have many steps. Bring flat shoes and a hat.',
  ],
  windows: [
    {
      from: '2022-02-01',
      till: '2025-02-15',
      standard: { current: 34399, cut: 48150 },
      deluxe: { current: 39999, cut: 55998 },
      superDeluxe: { current: 52799, cut: 73900 },
    },
  ],
  ranks: { home: 1 },
})
