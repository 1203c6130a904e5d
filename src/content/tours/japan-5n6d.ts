import { defineTour } from '#content/define-tour.ts'

export const japan5n6d = defineTour({
  id: 'Japan5n6d',
  region: 'international',
  countries: ['japan'],
  path: '/Japan5n6d',
  alsoAt: ['/tour/Japan5n6d'],
  duration: '5N/6D',
  place: 'Japan',
  title: 'Tokyo and two sides of Fuji',
  location: 'Tokyo, Hakone, Lake Kawaguchi',
  scene: 'japan',
  head: {
    description:
      'Six days around Tokyo and Mount Fuji: Asakusa and Shibuya, the ropeway and lake of Hakone, a night at Lake Kawaguchi and the Chureito pagoda.',
    keywords: [
      'Japan tour package',
      'Japan 5 nights 6 days',
      'Tokyo',
      'Tokio',
      'Mount Fuji',
      'Mt Fuji tour',
      'Hakone',
      'Kawaguchiko',
      'Chureito pagoda',
      'जापान',
    ],
  },
  description:
    'Tokyo at both ends and a mountain in the middle. Fuji hides more often than it shows, so the plan looks for it from two sides: over a lake and a volcanic valley at Hakone, and across the water from Kawaguchi. Hot springs in between, and one express each way. If it shows, you will know.',
  days: [
    {
      title: 'Tokyo, from above',
      activities: [
        'Land at Narita or Haneda; the ride into Shinjuku takes 45 to 90 minutes',
        'Check in and rest',
        'An observatory of the Metropolitan Government Building, 45 floors up, and the lanes of Omoide Yokocho below',
      ],
      overnight: 'Tokyo',
      meals: [],
    },
    {
      title: 'Old gate, new crossing',
      activities: [
        'Senso-ji in Asakusa by the Thunder Gate, before the shops are busy',
        'Ueno Park and the market lane of Ameyoko under the railway',
        'Meiji Jingu, a shrine inside a wood that was planted by hand',
        'Harajuku to Shibuya on foot, ending in the crossing with everyone else',
      ],
      overnight: 'Tokyo',
      meals: ['B'],
    },
    {
      title: 'The Hakone round',
      activities: [
        'Romancecar express from Shinjuku to Hakone-Yumoto, about an hour and a half',
        'The mountain railway to Gora, switchbacks and all, then the cable car to Sounzan',
        'Ropeway over the steam of Owakudani, with Fuji ahead if the sky is kind',
        'Boat across Lake Ashi to Hakone shrine and its gate at the edge of the water',
        'A hot spring bath before dinner',
      ],
      overnight: 'Hakone',
      meals: ['B', 'D'],
    },
    {
      title: 'Round the mountain',
      activities: [
        'By bus through Gotemba, along the foot of Fuji, two to two and a half hours in all',
        'Oshino Hakkai, eight clear ponds filled by the snow of the mountain',
        'Lake Kawaguchi, and Oishi Park on the north shore, where Fuji stands across the water',
        'A second bath, and an early night',
      ],
      overnight: 'Kawaguchiko',
      meals: ['B', 'D'],
    },
    {
      title: 'Pagoda at breakfast time',
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
      title: 'Leaving on time',
      activities: [
        'A morning stroll in Shinjuku Gyoen, or the food halls of the department stores when the garden has its day off',
        'Last shopping for tea, pens and socks, all of them better than they need to be',
        'Transfer to Narita or Haneda for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Tokyo', at: [35.6762, 139.6503] },
    { name: 'Hakone', at: [35.2324, 139.1069] },
    { name: 'Kawaguchiko', at: [35.5013, 138.7686] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Reserved seats: Romancecar to Hakone, bus by Gotemba to Kawaguchiko, Fuji Excursion to Shinjuku',
    'The Hakone round: mountain railway, cable car, ropeway and boat',
    'A travel card for the city trains in Tokyo',
    'English-speaking local guide for a day in Tokyo',
  ],
  exclusions: ['Luggage forwarding between hotels'],
  beforeYouGo: [
    'An Indian passport needs a Japanese visa before travel (rules as of November 2026; we check them again before you book).',
    'Fuji is seen most often from November to February, early in the day, and least in June and July. Nobody can promise it.',
    'The Hakone ropeway stops for wind or volcanic gas; a bus covers the stretch. Asthma and heart patients and expectant mothers should stay away from Owakudani.',
    'Leave the big case in Tokyo or send it ahead; the trains and buses of days 3 to 5 have little room.',
    'Hot spring baths are shared, for men and for women apart, without swimwear, and some do not admit tattoos.',
    'Vegetarian dinners in Hakone and Kawaguchiko must be ordered a week ahead, for broth is often made of fish.',
  ],
})
