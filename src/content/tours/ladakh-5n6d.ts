import { defineTour } from '#content/define-tour.ts'

export const ladakh5n6d = defineTour({
  id: 'Ladakh5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Ladakh5n6d',
  alsoAt: ['/Ladakh5n6d'],
  duration: '5N/6D',
  place: 'Ladakh',
  title: 'Ladakh: Leh, Nubra and Pangong',
  line: 'The high road',
  states: ['Ladakh'],
  location: 'Leh, Nubra, Pangong, Ladakh',
  scene: 'ladakh',
  themes: {
    adventure: 'Over Khardung La and Chang La, and nights in camps at Hunder and Pangong',
    heritage: 'The monasteries of Diskit and Thiksey',
  },
  head: {
    description:
      'Six days from Leh with two nights to acclimatise: over Khardung La to Nubra, by the Shyok to Pangong Tso, and back over Chang La by Thiksey.',
    keywords: ['Ladakh tour package', 'Leh', 'Nubra valley', 'Khardung La'],
  },
  description:
    'Five nights by private car: two in Leh, one in a camp at Hunder in Nubra, one in a camp at Pangong, and one more in Leh. Breakfast and dinner every day and the entry fees of Nubra and Pangong are in the price. Leh stands at 3,500 metres, so the first day is for rest. You cross Khardung La and Chang La, both above 5,300 metres.',
  days: [
    {
      title: 'Leh: rest and get used to the height',
      activities: [
        'Land at Leh in the morning and drive to the hotel, fifteen minutes',
        'Rest all day; drink water and avoid stairs',
        'A short, flat walk in Leh bazaar at dusk, if your head is clear',
      ],
      overnight: 'Leh',
      meals: ['D'],
    },
    {
      title: 'Leh → Nimmu → Leh: two rivers meet',
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
      title: 'Leh → Hunder: over Khardung La to Nubra',
      activities: [
        'Over Khardung La, about 5,360 metres, with a stop of ten minutes at the top',
        'Five hours and 125 km in all, with tea at Khardung village',
        'Diskit monastery and the seated Maitreya, 32 metres tall, above the valley',
        'The dunes of Hunder and the double-humped camels before sunset',
      ],
      overnight: 'Hunder',
      stay: 'camp',
      meals: ['B', 'D'],
    },
    {
      title: 'Hunder → Pangong Tso: along the Shyok river',
      activities: [
        'Along the Shyok river by Agham, Durbuk and Tangtse, about six hours, rough in places',
        'First sight of Pangong Tso, at 4,250 metres, from the Lukung side',
        'An afternoon on the shore at Spangmik',
        'Stars, if you can stay out in the cold',
      ],
      overnight: 'Pangong Tso',
      stay: 'camp',
      meals: ['B', 'D'],
    },
    {
      title: 'Pangong Tso → Thiksey → Leh: over Chang La',
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
      title: 'Leh: the morning flight home',
      activities: [
        'An early breakfast, for flights leave Leh in the morning',
        'Transfer to Leh airport, two and a half hours ahead; security is thorough here',
        'Ask for a window seat, for the view of the Zanskar range',
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
  practical: {
    seasons: [
      { is: 'good', months: ['Jun', 'Jul', 'Aug', 'Sep'], why: 'Roads and camps are open; mild days, cold nights' },
      {
        is: 'fair',
        months: ['Mar', 'Apr', 'May'],
        why: 'Nights below freezing, few camps open, snow may shut a pass for a day',
      },
      { is: 'fair', months: ['Oct'], why: 'Clear and cold; camps begin to close' },
      {
        is: 'closed',
        months: ['Nov', 'Dec', 'Jan', 'Feb'],
        why: 'Deep frost; camps are shut and the passes often blocked',
      },
    ],
    pace: 'full',
    longestRoadDay: 6,
    vehicle: { kind: 'private', what: 'Private Ladakh-registered car with driver' },
    papers: 'A photo ID for every guest, the original and two copies. A PAN card is not enough.',
    altitude: { top: { place: 'Khardung La', metres: 5360 }, night: { place: 'Pangong Tso', metres: 4250 } },
  },
  facts: ['leh-rest', 'ladakh-permit'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private Ladakh-registered car with driver, fuel and parking',
    'Entry formalities for Nubra and Pangong: environment and Red Cross fees, with the receipts that check posts ask for',
  ],
  exclusions: ['Monastery and museum tickets, camel rides', 'Oxygen and medical help'],
  beforeYouGo: [
    'Only postpaid SIM cards of other states work in Ladakh; prepaid ones do not.',
    'You sleep between 3,100 and 4,250 metres. Keep the first day free, drink water, avoid alcohol, and ask a doctor beforehand if you have heart, lung or blood pressure trouble, or are expecting.',
    'Nubra and Pangong are protected areas: we do the entry papers.',
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
