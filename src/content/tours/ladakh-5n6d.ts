import { defineTour } from '#content/define-tour.ts'

export const ladakh5n6d = defineTour({
  id: 'Ladakh5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Ladakh5n6d',
  alsoAt: ['/Ladakh5n6d'],
  duration: '5N/6D',
  place: 'Ladakh',
  title: 'Ladakh, the high road',
  location: 'Leh, Nubra, Pangong',
  scene: 'ladakh',
  head: {
    description:
      'Six days from Leh with two nights to acclimatise: over Khardung La to Nubra, by the Shyok to Pangong Tso, and back over Chang La by Thiksey.',
    keywords: [
      'Ladakh tour package',
      'Leh',
      'Nubra valley',
      'Pangong lake',
      'Khardung La',
      'Leh Ladhak',
      'Laddakh',
      'लद्दाख',
    ],
  },
  description:
    'Leh stands at 3,500 metres, so the first day asks you to do nothing, and means it. After that the road does the work: over Khardung La to the dunes of Nubra, along the Shyok to the blue of Pangong, and home over Chang La. Two nights in Leh come first, because lungs need time more than cars do.',
  days: [
    {
      title: 'Leh, and a day of nothing',
      activities: [
        'Land at Leh in the morning and drive to the hotel, fifteen minutes',
        'Rest, water and soup all day; no stairs that can wait',
        'A short, flat walk in Leh bazaar at dusk, if your head is clear',
      ],
      overnight: 'Leh',
      meals: ['D'],
    },
    {
      title: 'Where the Indus meets the Zanskar',
      activities: [
        'The Hall of Fame, and Gurdwara Pathar Sahib on the Srinagar road',
        'Magnetic Hill, and the meeting of two rivers, each in its own colour, at Nimmu, a little lower than Leh',
        'Back by the afternoon; Leh Palace above the old town for those who feel well',
        'Shanti Stupa by car for the evening light',
      ],
      overnight: 'Leh',
      meals: ['B', 'D'],
    },
    {
      title: 'Khardung La to Nubra',
      activities: [
        'Over Khardung La, about 5,360 metres; a photograph, ten minutes, and down',
        'Five hours and 125 km in all, with tea at Khardung village',
        'Diskit monastery and the seated Maitreya, 32 metres tall, above the valley',
        'The dunes of Hunder and the double-humped camels before sunset',
      ],
      overnight: 'Hunder',
      meals: ['B', 'D'],
    },
    {
      title: 'By the Shyok to Pangong',
      activities: [
        'Along the Shyok river by Agham, Durbuk and Tangtse, about six hours on a rough and splendid road',
        'First sight of Pangong Tso, at 4,250 metres, from the Lukung side',
        'An afternoon on the shore at Spangmik, while the water goes through its blues',
        'Stars, if you can stay out in the cold',
      ],
      overnight: 'Pangong Tso',
      meals: ['B', 'D'],
    },
    {
      title: 'Chang La and home to Leh',
      activities: [
        'Sunrise by the lake, then breakfast',
        'Over Chang La, above 5,300 metres, and down to the Indus at Karu, about four and a half hours',
        'Thiksey monastery, twelve storeys of it, and the ruined palace at Shey if there is time',
        'Reach Leh by the evening; apricots and pashmina in the bazaar',
      ],
      overnight: 'Leh',
      meals: ['B', 'D'],
    },
    {
      title: 'Down to the plains',
      activities: [
        'An early breakfast, for flights leave Leh in the morning',
        'Transfer to Leh airport, two and a half hours ahead; security is thorough here',
        'A window seat for the Zanskar range, on the way down to ordinary air',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Leh', at: [34.1526, 77.5771] },
    { name: 'Nimmu', at: [34.192, 77.338] },
    { name: 'Hunder', at: [34.586, 77.473] },
    { name: 'Pangong Tso', at: [33.9087, 78.4553] },
    { name: 'Thiksey', at: [34.0567, 77.6667] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private Ladakh-registered car with driver, fuel and parking',
    'Entry formalities for Nubra and Pangong: environment and Red Cross fees, with the receipts that check posts ask for',
  ],
  exclusions: ['Monastery and museum tickets, camel rides', 'Oxygen and medical help'],
  beforeYouGo: [
    'Only postpaid SIM cards of other states work in Ladakh; prepaid ones do not.',
    'You sleep between 3,100 and 4,250 metres. Keep the first day free, drink water, avoid alcohol, and ask a doctor beforehand if you have heart, lung or blood pressure trouble, or are expecting.',
    'Nubra and Pangong are protected areas: we do the entry papers. Indian citizens have needed no inner line permit since 2021; carry the original and two copies of a photo ID.',
    'June to September is the easy season. In March and April nights are below freezing, few camps are open, and snow can shut Khardung La or Chang La for a day.',
    'If water or repairs close the Shyok road, we reach Pangong by Leh or Wari La instead, a longer day.',
  ],
  windows: [
    {
      from: '2025-03-01',
      till: '2025-09-30',
      standard: { current: 29999, cut: 42000 },
      deluxe: { current: 35899, cut: 50300 },
      superDeluxe: { current: 46799, cut: 65500 },
    },
  ],
  ranks: { home: 2 },
})
