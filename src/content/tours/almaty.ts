import { defineTour } from '#content/define-tour.ts'

export const almaty = defineTour({
  id: 'Almaty',
  region: 'international',
  countries: ['kazakhstan'],
  path: '/tour/Almaty',
  alsoAt: ['/Almaty'],
  duration: '4N/5D',
  place: 'Kazakhstan',
  title: 'Almaty, canyon and cold lakes',
  location: 'Almaty, Shymbulak, Charyn, Kolsai',
  scene: 'almaty',
  head: {
    description:
      'Five days from Almaty: the cableway to Shymbulak, red Charyn Canyon, a night in Saty village, and the Kolsai and Kaindy lakes in the Tien Shan.',
    keywords: [
      'Almaty tour package',
      'Kazakhstan tour package',
      'Kazakhstan visa free',
      'Almati',
      'Kazakistan',
      'Shymbulak',
      'Charyn Canyon',
      'Kolsai lakes',
      'Kaindy lake',
      'अलमाटी',
    ],
  },
  description:
    'A city of poplars with snow at the end of every street. One day goes up, by cableway to the ski slopes. Two days go out, across the steppe to a red canyon and a village between two lakes, one of them cold enough to keep its drowned trees standing. Four hours from Delhi, and nothing like it.',
  days: [
    {
      title: 'Almaty, and the hill above it',
      activities: [
        'Land in Almaty; the drive to the hotel takes about 40 minutes',
        'Check in and rest, then the pedestrian stretch of Zhibek Zholy that locals call the Arbat',
        'Cable car up Kok Tobe for sunset, with the city below and the snow behind',
      ],
      overnight: 'Almaty',
      meals: [],
    },
    {
      title: 'Medeu and Shymbulak',
      activities: [
        'Drive up the gorge to Medeu, the skating rink at 1,691 metres',
        'Gondola to Shymbulak at 2,260 metres, and on by lift to the Talgar pass at 3,200 when it runs',
        'Back in town, Panfilov Park and the Ascension Cathedral, built of timber and painted like a toy',
        'The Green Bazaar for apples, dried apricots and horse milk, which you may decline',
      ],
      overnight: 'Almaty',
      meals: ['B'],
    },
    {
      title: 'Charyn Canyon to Saty',
      activities: [
        'An early start east across the steppe, about three and a half hours',
        'Charyn Canyon: down into the Valley of Castles and along its floor to the river, about five kilometres there and back',
        'A halt where the road looks into the Black Canyon',
        'On to Saty village, an hour and a half, for a home-cooked supper and a very dark sky',
      ],
      overnight: 'Saty',
      meals: ['B', 'D'],
    },
    {
      title: 'Kolsai and Kaindy',
      activities: [
        'The first Kolsai lake while it is still, at 1,818 metres, and the path along its shore',
        'Kaindy by old four-wheel drive, through the streams, to a lake with a dead spruce wood standing in it',
        'Lunch hour in Saty',
        'The long road back to Almaty, about five hours with halts',
      ],
      overnight: 'Almaty',
      meals: ['B'],
    },
    {
      title: 'Apples for the road',
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
    'Indian passports enter Kazakhstan without a visa for up to 14 days (rules as of November 2026; we check them again before you book).',
    'The night in Saty is in a family guest house, simple and warm, whichever tier you choose. Tell us early if you eat vegetarian; meat is the habit here.',
    'From about November to April snow closes the track to Kaindy, and the time goes to a longer walk at Kolsai. Winter days in Saty stay below zero.',
    'The cableways stop for overhaul for some weeks in spring and autumn; a road vehicle goes up to Shymbulak then. The Green Bazaar rests on Mondays.',
    'Keep your passport on you on days 3 and 4, for the lakes lie near the Kyrgyz border. There is little phone signal and no cash machine to rely on.',
  ],
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
