import { defineTour } from '#content/define-tour.ts'

export const shimla5n6d = defineTour({
  id: 'Shimla5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Shimla5n6d',
  alsoAt: ['/Shimla5n6d'],
  duration: '5N/6D',
  place: 'Himachal Pradesh',
  title: 'Himachal: Shimla, Narkanda and Kasauli',
  line: 'By the narrow gauge',
  states: ['Himachal Pradesh'],
  location: 'Shimla, Narkanda, Mashobra, Kasauli, Himachal Pradesh',
  scene: 'shimla',
  themes: {
    honeymoon: 'Cedar walks above Mashobra and sunset from Kasauli',
    family: 'The toy train down the hills, and short drives between',
    senior: 'An easy pace, the Ridge in one slow walk and the hills from a train',
    heritage: 'Viceregal Lodge, Christ Church and the narrow-gauge line',
  },
  head: {
    description:
      'Six days in Shimla and around: the Ridge on foot, Narkanda and Hatu, Mashobra and Naldehra, the toy train through Barog, and a night in Kasauli.',
    keywords: ['Shimla tour package', 'toy train', 'Kufri', 'Narkanda', 'Mashobra', 'Naldehra', 'Kasauli'],
  },
  description:
    'Five nights by private car from Chandigarh: four in Shimla and one in Kasauli. Breakfast and dinner every day, the toy train to Dharampur and the entries at two presidential houses are in the price. You walk the Ridge, see the snow peaks from Narkanda and the cedar woods of Mashobra. The longest drive is about five hours.',
  days: [
    {
      title: 'Chandigarh → Shimla: up from the plains',
      activities: [
        'Meet the car at Chandigarh airport or station, or at Kalka',
        'Climb to Shimla, 115 km and about four hours, with a tea halt on the way',
        'Check in, then the Mall at dusk, a street without cars',
      ],
      overnight: 'Shimla',
      meals: ['D'],
    },
    {
      title: 'Shimla: the Ridge on foot',
      activities: [
        'Viceregal Lodge on Observatory Hill, where the partition of India was talked over',
        'The Ridge, Christ Church and the Gaiety Theatre, all within one slow walk',
        'Jakhu by car, to the tall Hanuman; hold your glasses, for the monkeys take them',
        'Lakkar Bazaar for wooden toys and walking sticks',
      ],
      overnight: 'Shimla',
      meals: ['B', 'D'],
    },
    {
      title: 'Shimla → Narkanda → Shimla: the long view',
      activities: [
        'Leave after breakfast by Kufri and Fagu, with a halt where the snow peaks first show',
        'Reach Narkanda through apple country, 60 km and a little over two hours',
        'Up the narrow road to Hatu peak, 3,400 metres, and its timber temple',
        'Back in Shimla by evening',
      ],
      overnight: 'Shimla',
      meals: ['B', 'D'],
    },
    {
      title: 'Shimla → Mashobra → Naldehra: cedars and a golf course',
      activities: [
        'Rashtrapati Niwas near Mashobra, the house of the President in the hills, and its garden paths',
        'A walk in the cedar and oak forest above Mashobra',
        'Naldehra, 22 km from Shimla, and the old golf course that Lord Curzon laid out',
        'The evening free on the Mall',
      ],
      overnight: 'Shimla',
      meals: ['B', 'D'],
    },
    {
      title: 'Shimla → Kasauli: the toy train',
      activities: [
        'Board the narrow-gauge train at Shimla in the morning; the bags go by road',
        'Nearly four hours down by Kandaghat and Solan, over arched stone bridges',
        'Tea on the platform at Barog, then the longest tunnel of the line, more than a kilometre',
        'Get down at Dharampur, where the car waits, and climb 12 km to Kasauli',
        'Sunset over the plains, the lights of Chandigarh coming on below',
      ],
      overnight: 'Kasauli',
      meals: ['B', 'D'],
    },
    {
      title: 'Kasauli → Chandigarh: a morning walk, and home',
      activities: [
        'The Gilbert Trail before breakfast, for birds and quiet',
        'Christ Church and the lanes of the cantonment',
        'Down to Chandigarh, 60 km and about two hours, for the way home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Chandigarh', at: [30.7333, 76.7794] },
    { name: 'Shimla', at: [31.1048, 77.1734] },
    { name: 'Narkanda', at: [31.2583, 77.4586] },
    { name: 'Naldehra', at: [31.1853, 77.1803] },
    { name: 'Dharampur', at: [30.899, 77.019] },
    { name: 'Kasauli', at: [30.8986, 76.9659] },
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May', 'Jun'], why: 'Mild and green; book early for May and June' },
      { is: 'good', months: ['Sep', 'Oct', 'Nov'], why: 'Clear days and the best views' },
      { is: 'fair', months: ['Dec', 'Jan', 'Feb'], why: 'Cold, with some snow; the road to Hatu may be closed' },
      { is: 'fair', months: ['Jul', 'Aug'], why: 'Rain and mist; the railway line may close' },
    ],
    pace: 'easy',
    longestRoadDay: 5,
    vehicle: { kind: 'mixed', what: 'Private car with driver; one ride on the toy train' },
    altitude: { top: { place: 'Hatu peak', metres: 3400 }, night: { place: 'Shimla', metres: 2200 } },
  },
  facts: ['mashobra-mondays'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Seats on the toy train from Shimla to Dharampur, the one railway ticket in the price',
    'Private car with driver, fuel, tolls and parking',
    'Entry at the Viceregal Lodge and at Rashtrapati Niwas, Mashobra',
  ],
  exclusions: ['Other entry tickets, ponies and the Jakhu ropeway'],
  beforeYouGo: [
    'The Viceregal Lodge closes on Mondays and some holidays, too. We then swap the days.',
    'Toy train seats go early in May, June and around New Year. If none is left, or rain has shut the line, the car takes the same valley.',
    'From December to March snow often closes the last road to Hatu; the car then turns at Narkanda.',
    'The Mall is closed to cars, so bring shoes for slopes; porters carry bags to hotels on it.',
  ],
  windows: [
    {
      from: '2024-11-15',
      till: '2025-02-20',
      standard: { current: 26700, cut: 28700 },
      deluxe: { current: 34500, cut: 37300 },
      superDeluxe: { current: 39999, cut: 55999 },
    },
  ],
  ranks: { home: 4 },
})
