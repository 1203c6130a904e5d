import { defineTour } from '#content/define-tour.ts'

export const almaty = defineTour({
  id: 'Almaty',
  region: 'international',
  countries: ['kazakhstan'],
  path: '/tour/Almaty',
  alsoAt: ['/Almaty'],
  duration: '4N/5D',
  place: 'Kazakhstan',
  title: 'Kazakhstan: Almaty, Charyn and Kolsai',
  line: 'Canyon and cold lakes',
  location: 'Almaty, Shymbulak, Charyn, Kolsai',
  scene: 'almaty',
  themes: {
    snow: 'The lifts of Shymbulak above Medeu, with the snow behind the city',
    adventure: 'On foot along the floor of Charyn Canyon, and to Kaindy by four-wheel drive',
    budget: 'Among our lower-priced tours abroad',
  },
  head: {
    description:
      'Five days from Almaty: the cableway to Shymbulak, red Charyn Canyon, a night in Saty village, and the Kolsai and Kaindy lakes in the Tien Shan.',
    keywords: ['Almaty tour package', 'Kazakhstan tour package', 'Shymbulak', 'Charyn Canyon', 'Kaindy lake'],
  },
  description:
    'Four nights: three in an Almaty hotel and one in a guest house in Saty village. One day goes up by cableway to the ski slopes of Shymbulak. Two days go east, to the red Charyn Canyon and to the Kolsai and Kaindy lakes. Breakfast, the cableways and the four-wheel drive to Kaindy are in the price. Almaty is a short flight from Delhi.',
  days: [
    {
      title: 'Almaty: arrival and Kok Tobe at sunset',
      activities: [
        'Land in Almaty; the drive to the hotel takes about 40 minutes',
        'Check in and rest, then walk the pedestrian street Zhibek Zholy, called the Arbat',
        'Cable car up Kok Tobe for sunset, with the city below and the snow behind',
      ],
      overnight: 'Almaty',
      meals: [],
    },
    {
      title: 'Almaty: Medeu, Shymbulak and the Green Bazaar',
      activities: [
        'Drive up the gorge to Medeu, the skating rink at 1,691 metres',
        'Gondola to Shymbulak at 2,260 metres, and on by lift to the Talgar pass at 3,200 when it runs',
        'Back in town: Panfilov Park and the wooden Ascension Cathedral',
        'The Green Bazaar for apples and dried fruit',
      ],
      overnight: 'Almaty',
      meals: ['B'],
    },
    {
      title: 'Almaty → Saty: Charyn Canyon',
      activities: [
        'An early start east across the steppe: about 200 km, three to three and a half hours',
        'Charyn Canyon: down into the Valley of Castles and along its floor to the river, about five kilometres there and back',
        'A halt where the road looks into the Black Canyon',
        'On to Saty village, almost two hours, for a home-cooked dinner',
      ],
      overnight: 'Saty',
      stay: 'guest house',
      meals: ['B', 'D'],
    },
    {
      title: 'Saty → Almaty: Kolsai and Kaindy lakes',
      activities: [
        'The first Kolsai lake early, at 1,818 metres, and the path along its shore',
        'Kaindy by four-wheel drive: a lake with dead spruce trees standing in the water',
        'Lunch hour in Saty',
        'The long road back to Almaty, about five hours with halts',
      ],
      overnight: 'Almaty',
      meals: ['B'],
    },
    {
      title: 'Almaty: Republic Square and departure',
      activities: [
        'A slow breakfast',
        'Republic Square and its column, and a shop for Kazakh chocolate',
        'Transfer to the airport for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Almaty', at: [43.2389, 76.8897] },
    { name: 'Shymbulak', at: [43.1283, 77.0805] },
    { name: 'Charyn Canyon', at: [43.3518, 79.0796] },
    { name: 'Saty', at: [43.0586, 78.4125] },
    { name: 'Kolsai lake', at: [42.9837, 78.3257] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Kok Tobe cable car and the Medeu to Shymbulak gondola, both ways',
    'Entry to Charyn, Kolsai and Kaindy, and the four-wheel drive to Kaindy',
    'English-speaking guide for days 2 to 4',
  ],
  exclusions: ['Lifts above Shymbulak, skis, skates and horses'],
  beforeYouGo: [
    'Tell us early if you eat vegetarian. Most dishes here are made with meat.',
    'From about November to April snow closes the track to Kaindy. The time goes to a longer walk at Kolsai. Winter days in Saty stay below zero.',
    'The cableways stop for repairs for some weeks in spring and autumn. A road vehicle goes up to Shymbulak then. The Green Bazaar is closed on Mondays.',
    'Carry your passport on days 3 and 4: the lakes are near the Kyrgyz border. There is little phone signal there, and no cash machine to rely on.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['May', 'Jun', 'Jul', 'Aug', 'Sep'], why: 'Warm days, and the track to Kaindy is open' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'Mar', 'Apr', 'Oct', 'Nov', 'Dec'],
        why: 'Cold; snow closes the track to Kaindy, and the cableways stop for some weeks',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 5.5,
    vehicle: { kind: 'mixed', what: 'Car or coach; your quote says whether it is private' },
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 34699, cut: 41699 },
      deluxe: { current: 38699, cut: 45699 },
      superDeluxe: { current: 43699, cut: 49699 },
    },
  ],
  ranks: { visaFree: 4 },
})
