import { defineTour } from '#content/define-tour.ts'

export const thailand4n5d = defineTour({
  id: 'Thailand4n5d',
  region: 'international',
  countries: ['thailand'],
  path: '/tour/Thailand4n5d',
  alsoAt: ['/Thailand5d4n'],
  duration: '4N/5D',
  place: 'Thailand',
  title: 'Bangkok, by way of Pattaya',
  location: 'Pattaya, Koh Larn, Bangkok',
  scene: 'bangkok',
  head: {
    description:
      'Five days in Pattaya and Bangkok: a speedboat to Koh Larn, the Sanctuary of Truth, dinner on the Chao Phraya, the Grand Palace and Wat Arun by ferry.',
    keywords: [
      'Thailand tour package',
      'Bangkok Pattaya package',
      'Coral Island',
      'Grand Palace',
      'Wat Arun',
      'Bankok',
      'Pataya',
      'थाईलैंड',
      'बैंकॉक',
    ],
  },
  description:
    'The classic first Thailand, in the order that spares you: sea before city. You land, drive to Pattaya and swim off Koh Larn while you are still unpacking your head. Then two nights in Bangkok, where the palace opens early, the ferries do the work of taxis, and supper is eaten standing up in Chinatown.',
  days: [
    {
      title: 'From the runway to the sea',
      activities: [
        'Arrive at Bangkok airport, where the driver waits at the gate with your name',
        'Drive down to Pattaya, about two hours on the motorway',
        'Check in and rest, then walk Beach Road as the bay turns pink',
      ],
      overnight: 'Pattaya',
      meals: [],
    },
    {
      title: 'Koh Larn by speedboat',
      activities: [
        'Speedboat from the Pattaya shore to Koh Larn, the Coral Island, about twenty minutes across',
        'A morning on Tawaen beach; snorkelling and parasailing are there for those who want them',
        'Indian lunch by the sea, vegetarian too, and the boat back in the afternoon',
        'Up Pratumnak hill for the view over the whole curve of Pattaya Bay',
      ],
      overnight: 'Pattaya',
      meals: ['B', 'L'],
    },
    {
      title: 'A temple of teak, then the river',
      activities: [
        'Sanctuary of Truth at Naklua, carved wholly in wood since 1981 and still not finished',
        'Drive to Bangkok, two to two and a half hours, and check in',
        'Evening on the Chao Phraya: dinner on board, with the temples and bridges lit on both banks',
      ],
      overnight: 'Bangkok',
      meals: ['B', 'D'],
    },
    {
      title: 'Palace, Buddha, porcelain',
      activities: [
        'The Grand Palace and the Emerald Buddha of Wat Phra Kaew, at opening time',
        'Wat Pho next door: the reclining Buddha, 46 metres of him',
        'The little ferry across the river to Wat Arun, with its tower of broken porcelain',
        'Yaowarat, the main street of Chinatown, when the stalls light up at dusk',
      ],
      overnight: 'Bangkok',
      meals: ['B'],
    },
    {
      title: 'One gold Buddha, and home',
      activities: [
        'Wat Traimit and its Buddha of solid gold, over five tonnes, found by accident in 1955',
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
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Speedboat to Koh Larn and back, shared',
    'Dinner cruise on the Chao Phraya in Bangkok',
    'Tickets for the Sanctuary of Truth, the Grand Palace, Wat Pho, Wat Arun and Wat Traimit',
  ],
  exclusions: ['Water sports at Koh Larn'],
  beforeYouGo: [
    'Indian passports enter Thailand visa-free; the digital arrival card (TDAC) is filled in online in the three days before you land. Rules as of November 2026; we check them again before you book.',
    'Temples and the Grand Palace ask for covered shoulders and knees. The palace can close for royal ceremonies; the day is then rearranged.',
    'Boats to Koh Larn stay in when the sea is rough, mostly between May and October.',
  ],
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
