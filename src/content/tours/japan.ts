import { defineTour } from '#content/define-tour.ts'

export const japan = defineTour({
  id: 'Japan',
  region: 'international',
  countries: ['japan'],
  path: '/Japan',
  alsoAt: ['/tour/Japan'],
  duration: '6N/7D',
  place: 'Japan',
  title: 'Japan: Osaka, Hiroshima and Kyoto',
  line: 'Kyoto and Hiroshima by fast train',
  location: 'Osaka, Nara, Hiroshima, Kyoto',
  scene: 'kyoto',
  themes: {
    heritage: 'Himeji castle, Itsukushima shrine and the temples of Kyoto',
    family: 'The deer of Nara, fast trains and a castle',
  },
  head: {
    description:
      'Seven days in the west of Japan by rail: Osaka and the deer of Nara, Miyajima and Hiroshima, Himeji castle, and three nights among the shrines of Kyoto.',
    keywords: [
      'Japan tour package',
      'Japan 6 nights 7 days',
      'Kyoto',
      'Osaka',
      'Nara',
      'Hiroshima',
      'Miyajima',
      'Fushimi Inari',
    ],
  },
  description:
    'Two nights in Osaka, one in Hiroshima and three in Kyoto, all by train. You see the deer of Nara, the red gate of Miyajima, the Peace Park of Hiroshima, Himeji castle and the shrines of Kyoto. Breakfast, the rail pass for days 3 to 7, train tickets and entry tickets are in the price. There is no private car: you ride trains and walk.',
  days: [
    {
      title: 'Osaka: arrival and Dotonbori',
      activities: [
        'Land at Kansai airport and take the train into Osaka, about an hour',
        'Check in and rest',
        'Dotonbori by the canal, for the lights and the street food',
      ],
      overnight: 'Osaka',
      meals: [],
    },
    {
      title: 'Osaka → Nara: the great Buddha and the deer',
      activities: [
        'Osaka Castle from across the moat, and the park around it',
        'Train to Nara, under an hour',
        'Todai-ji, a great wooden hall for a great bronze Buddha, with the deer along the way',
        'Kasuga Taisha, at the end of a path of some two thousand stone lanterns',
        'Back in Osaka, the Umeda Sky Building for the lights',
      ],
      overnight: 'Osaka',
      meals: ['B'],
    },
    {
      title: 'Osaka → Miyajima → Hiroshima: the red gate',
      activities: [
        'Shinkansen from Shin-Osaka to Hiroshima, about an hour and a half',
        'Local train and a ten-minute ferry to Miyajima island',
        'Itsukushima shrine on its stilts, and the red gate, which stands in water or on sand by the tide',
        'Back to Hiroshima for the evening',
      ],
      overnight: 'Hiroshima',
      meals: ['B'],
    },
    {
      title: 'Hiroshima → Himeji → Kyoto: park and castle',
      activities: [
        'The Atomic Bomb Dome and the Peace Memorial Museum, in the quiet of the morning',
        'Shinkansen to Himeji, about an hour',
        'Himeji castle, white, wooden and four hundred years old; steep stairs, shoes off',
        'Special rapid train to Kyoto, an hour and a half, in time for dinner',
      ],
      overnight: 'Kyoto',
      meals: ['B'],
    },
    {
      title: 'Kyoto: Fushimi Inari, Kiyomizu and Gion',
      activities: [
        'Fushimi Inari before eight, up through the red gates as far as the Yotsutsuji crossing',
        'Kiyomizu-dera on its wooden stage, then down the slopes of Sannenzaka and Ninenzaka',
        'A bowl of matcha, whisked in front of you',
        'Yasaka shrine and the main street of Gion as the lanterns come on',
      ],
      overnight: 'Kyoto',
      meals: ['B'],
    },
    {
      title: 'Kyoto: Arashiyama and the gold pavilion',
      activities: [
        'Arashiyama by the first trains: the bamboo grove and the garden of Tenryu-ji',
        'Kinkaku-ji, the gold pavilion, and its reflection in the pond',
        'Ryoan-ji, a famous garden of fifteen stones in gravel',
        'Nishiki market in the afternoon, for tea, knives and sweets',
      ],
      overnight: 'Kyoto',
      meals: ['B'],
    },
    {
      title: 'Kyoto: last walk and the train to the airport',
      activities: [
        'A quiet walk to Higashi Hongan-ji, close to Kyoto station, if the flight is late',
        'Sweets of rice and cinnamon to carry home',
        'The Haruka express straight to Kansai airport, about 80 minutes, for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Osaka', at: [34.6937, 135.5023] },
    { name: 'Nara', at: [34.6851, 135.8048] },
    { name: 'Miyajima', at: [34.2959, 132.3198] },
    { name: 'Hiroshima', at: [34.3853, 132.4553] },
    { name: 'Himeji', at: [34.8394, 134.6939] },
    { name: 'Kyoto', at: [35.0116, 135.7681] },
  ],
  facts: ['golden-week', 'kyoto-lodging-tax', 'osaka-lodging-tax', 'hiroshima-lodging-tax'],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'JR Kansai-Hiroshima Area Pass for days 3 to 7: Shinkansen, local JR trains, the Miyajima ferry and the Haruka',
    'Train tickets for days 1 and 2, and a travel card for city trains and buses',
    'Entry to Todai-ji, Umeda Sky, Itsukushima, the Peace Museum, Himeji castle and the Kyoto temples in the plan',
    'English-speaking local guide for a day in Nara and two in Kyoto',
  ],
  exclusions: ['Luggage forwarding between hotels'],
  beforeYouGo: [
    'All journeys are by train, bus and ferry, and the airport rides too. You carry your own bags.',
    'Send the big suitcase from Osaka straight to Kyoto on day 3, and take one small bag to Hiroshima. The hotels arrange it at extra cost.',
    'You walk six to eight kilometres a day and climb stairs at most stations.',
    'Soups and sauces are often made with fish. Tell us if you eat vegetarian or Jain, and we mark places that cook for you. Carry a few snacks.',
    'The busiest weeks are late March to early April, the start of May, and November. Book them four months ahead.',
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Mar', 'Apr', 'May', 'Oct', 'Nov'],
        why: 'Mild; cherry blossom in spring, red leaves in November',
      },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'Jun', 'Jul', 'Aug', 'Sep', 'Dec'],
        why: 'Rain in June and heat until September; cold and dry in winter',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 3,
    vehicle: { kind: 'public', what: 'Trains, buses and a ferry; no private car' },
  },
  transfers: 'All train, bus and ferry rides in the plan, from and to the airport',
  ranks: { home: 7 },
})
