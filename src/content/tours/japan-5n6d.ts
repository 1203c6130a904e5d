import { defineTour } from '#content/define-tour.ts'

export const japan5n6d = defineTour({
  id: 'Japan5n6d',
  region: 'international',
  countries: ['japan'],
  path: '/Japan5n6d',
  alsoAt: ['/tour/Japan5n6d'],
  duration: '5N/6D',
  place: 'Japan',
  title: 'Japan: Tokyo and Mount Fuji',
  line: 'Tokyo and two sides of Fuji',
  location: 'Tokyo, Hakone, Lake Kawaguchi',
  scene: 'japan',
  themes: {
    honeymoon: 'Hot spring baths in Hakone, and Fuji across the lake',
    family: 'A ropeway, a mountain railway and a boat on Lake Ashi',
  },
  head: {
    description:
      'Six days around Tokyo and Mount Fuji: Asakusa and Shibuya, the ropeway and lake of Hakone, a night at Lake Kawaguchi and the Chureito pagoda.',
    keywords: [
      'Japan tour package',
      'Japan 5 nights 6 days',
      'Tokyo',
      'Mount Fuji',
      'Mt Fuji tour',
      'Hakone',
      'Kawaguchiko',
    ],
  },
  description:
    'Three nights in Tokyo, one in Hakone and one at Lake Kawaguchi, by train and bus. You look for Mount Fuji from two sides: across the lake at Hakone, and across the water at Kawaguchi. Breakfast, two dinners, reserved seats, the Hakone round and a Tokyo travel card are in the price. Fuji is often behind cloud, and nobody can promise it.',
  days: [
    {
      title: 'Tokyo: arrival and the view from above',
      activities: [
        'Land at Narita or Haneda; the train or airport bus to Shinjuku takes 45 to 90 minutes',
        'Check in and rest',
        'An observatory of the Metropolitan Government Building, 45 floors up, and the lanes of Omoide Yokocho below',
      ],
      overnight: 'Tokyo',
      meals: [],
    },
    {
      title: 'Tokyo: Asakusa, Meiji Jingu and Shibuya',
      activities: [
        'Senso-ji in Asakusa by the Thunder Gate, before the shops are busy',
        'Ueno Park and the market lane of Ameyoko under the railway',
        'Meiji Jingu, a shrine inside a wood that was planted by hand',
        'Harajuku to Shibuya on foot, ending at the famous crossing',
      ],
      overnight: 'Tokyo',
      meals: ['B'],
    },
    {
      title: 'Tokyo → Hakone: railway, ropeway and lake',
      activities: [
        'Romancecar express from Shinjuku to Hakone-Yumoto, about an hour and a half',
        'The mountain railway to Gora, switchbacks and all, then the cable car to Sounzan',
        'Ropeway over the steam of Owakudani, with Fuji ahead on a clear day',
        'Boat across Lake Ashi to Hakone shrine and its gate at the edge of the water',
        'A hot spring bath before dinner',
      ],
      overnight: 'Hakone',
      meals: ['B', 'D'],
    },
    {
      title: 'Hakone → Kawaguchiko: round Mount Fuji',
      activities: [
        'By reserved bus through Gotemba to Lake Kawaguchi, two to two and a half hours',
        'Oshino Hakkai by local bus from Kawaguchi: eight clear ponds of snow water from Fuji',
        'Oishi Park on the north shore of the lake, where Fuji stands across the water',
        'A second bath, and an early night',
      ],
      overnight: 'Kawaguchiko',
      meals: ['B', 'D'],
    },
    {
      title: 'Kawaguchiko → Tokyo: Chureito pagoda',
      activities: [
        'Chureito pagoda early: 398 steps, five storeys and the mountain behind',
        'A last hour by the lake, or the ropeway to the Tenjo ridge',
        'Fuji Excursion train to Shinjuku, about two hours',
        'Tokyo by night: Akihabara for the lights, or the foot of Tokyo Tower',
      ],
      overnight: 'Tokyo',
      meals: ['B'],
    },
    {
      title: 'Tokyo: Shinjuku Gyoen and departure',
      activities: [
        'A morning stroll in Shinjuku Gyoen, or the food halls of the department stores when the garden has its day off',
        'Last shopping for tea, pens and sweets',
        'Train or airport bus to Narita or Haneda for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Tokyo', at: [35.6762, 139.6503] },
    { name: 'Hakone', at: [35.2324, 139.1069] },
    { name: 'Kawaguchiko', at: [35.5013, 138.7686] },
  ],
  facts: ['golden-week', 'tokyo-lodging-tax'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Reserved seats: Romancecar to Hakone, bus by Gotemba to Kawaguchiko, Fuji Excursion to Shinjuku',
    'The Hakone round: mountain railway, cable car, ropeway and boat',
    'A travel card for the city trains in Tokyo',
    'English-speaking local guide for a day in Tokyo',
  ],
  exclusions: ['Luggage forwarding between hotels'],
  beforeYouGo: [
    'All journeys are by train, bus and boat, and the airport rides too. You carry your own bags.',
    'Fuji is seen most often from November to February, early in the day, and least in June and July. Nobody can promise it.',
    'The Hakone ropeway stops for wind or volcanic gas, and a bus covers the stretch. Guests with asthma or heart trouble, or who are pregnant, should not stop at Owakudani.',
    'Leave the big suitcase in Tokyo or send it ahead at extra cost. The trains and buses of days 3 to 5 have little room.',
    'Hot spring baths are shared and without swimwear, men and women apart. Some do not admit guests with tattoos.',
    'Order vegetarian or Jain dinners in Hakone and Kawaguchiko a week ahead: soups are often made with fish.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'May', 'Oct', 'Nov'], why: 'Mild, and Fuji is seen more often' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'Jun', 'Jul', 'Aug', 'Sep', 'Dec'],
        why: 'Fuji hides most in June and July; it shows best in the cold of winter',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 4,
    vehicle: { kind: 'public', what: 'Trains, buses and boats; no private car' },
  },
  transfers: 'All train, bus and boat rides in the plan, from and to the airport',
})
