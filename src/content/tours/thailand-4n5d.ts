import { defineTour } from '#content/define-tour.ts'

export const thailand4n5d = defineTour({
  id: 'Thailand4n5d',
  region: 'international',
  countries: ['thailand'],
  path: '/tour/Thailand4n5d',
  alsoAt: ['/Thailand5d4n'],
  duration: '4N/5D',
  place: 'Thailand',
  title: 'Thailand: Pattaya and Bangkok',
  line: 'Sea first, then the city',
  location: 'Pattaya, Koh Larn, Bangkok',
  scene: 'bangkok',
  themes: {
    beach: 'A morning on Tawaen beach, on the island of Koh Larn',
    family: 'Twenty minutes by boat to Koh Larn, and short drives',
    honeymoon: 'Dinner on board on the Chao Phraya, with both banks lit',
    heritage: 'The Grand Palace, Wat Pho and Wat Arun',
    budget: 'Among our lower-priced tours abroad',
  },
  head: {
    description:
      'Five days in Pattaya and Bangkok: a speedboat to Koh Larn, the Sanctuary of Truth, dinner on the Chao Phraya, the Grand Palace and Wat Arun by ferry.',
    keywords: ['Thailand tour package', 'Bangkok Pattaya package', 'Grand Palace', 'Wat Arun'],
  },
  description:
    'Two nights in Pattaya by the sea, then two in Bangkok. You go by speedboat to Koh Larn (Coral Island), see the Sanctuary of Truth, and eat dinner on a river boat. In Bangkok you see the Grand Palace, Wat Pho and Wat Arun. Breakfast, one lunch, one dinner and the entry tickets are in the price. It is a good first trip abroad.',
  days: [
    {
      title: 'Bangkok airport → Pattaya: Beach Road',
      activities: [
        'Arrive at Bangkok airport, where the driver waits with your name',
        'Drive down to Pattaya, about two hours on the motorway',
        'Check in and rest, then walk along Beach Road at sunset',
      ],
      overnight: 'Pattaya',
      meals: [],
    },
    {
      title: 'Pattaya → Koh Larn: speedboat and beach',
      activities: [
        'Speedboat from the Pattaya shore to Koh Larn, the Coral Island, about twenty minutes across',
        'A morning on Tawaen beach; snorkelling and parasailing are offered at extra cost',
        'Indian lunch by the sea, vegetarian too, and the boat back in the afternoon',
        'Up Pratumnak hill for the view over the whole curve of Pattaya Bay',
      ],
      overnight: 'Pattaya',
      meals: ['B', 'L'],
    },
    {
      title: 'Pattaya → Bangkok: Sanctuary of Truth, river',
      activities: [
        'Sanctuary of Truth at Naklua, a great hall carved in wood, begun in 1981 and still not finished',
        'Drive to Bangkok, two to two and a half hours, and check in',
        'Evening on the Chao Phraya: dinner on board, with the temples and bridges lit on both banks',
      ],
      overnight: 'Bangkok',
      meals: ['B', 'D'],
    },
    {
      title: 'Bangkok: Grand Palace, Wat Pho, Wat Arun',
      activities: [
        'The Grand Palace and the Emerald Buddha of Wat Phra Kaew, at opening time',
        'Wat Pho next door, with the reclining Buddha, 46 metres long',
        'The little ferry across the river to Wat Arun, with its tower of broken porcelain',
        'Yaowarat, the main street of Chinatown, when the stalls light up at dusk',
      ],
      overnight: 'Bangkok',
      meals: ['B'],
    },
    {
      title: 'Bangkok: Wat Traimit, shopping, departure',
      activities: [
        'Wat Traimit and its Buddha of solid gold, over five tonnes',
        'Last shopping around Pratunam or Siam, as long as the flight allows',
        'Transfer to Suvarnabhumi or Don Mueang airport, an hour or so with traffic',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Pattaya', at: [12.9276, 100.8771] },
    { name: 'Koh Larn', at: [12.9177, 100.7806] },
    { name: 'Bangkok', at: [13.7563, 100.5018] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Speedboat to Koh Larn and back, shared',
    'Dinner cruise on the Chao Phraya in Bangkok',
    'Tickets for the Sanctuary of Truth, the Grand Palace, Wat Pho, Wat Arun and Wat Traimit',
  ],
  exclusions: ['Water sports at Koh Larn'],
  beforeYouGo: [
    'Temples and the Grand Palace ask for covered shoulders and knees. The palace can close for royal ceremonies. The day is then rearranged.',
    'Boats to Koh Larn do not sail when the sea is rough, mostly between May and October.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Mar', 'Nov', 'Dec'], why: 'Dry and cooler' },
      {
        is: 'fair',
        months: ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
        why: 'Hot, then rainy; boats to Koh Larn may not sail',
      },
    ],
    pace: 'easy',
    longestRoadDay: 2.5,
    vehicle: { kind: 'mixed', what: 'Shared speedboat; your quote says whether the car is private' },
  },
  facts: ['songkran'],
  windows: [
    {
      from: '2024-11-15',
      till: '2025-02-20',
      standard: { current: 19999, cut: 25699 },
      deluxe: { current: 21999, cut: 28999 },
      superDeluxe: { current: 26999, cut: 33999 },
    },
  ],
  ranks: { budget: 4, visaFree: 1 },
})
