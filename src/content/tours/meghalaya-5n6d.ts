import { defineTour } from '#content/define-tour.ts'

export const meghalaya5n6d = defineTour({
  id: 'Meghalaya5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Meghalaya5n6d',
  alsoAt: ['/Meghalaya5n6d'],
  duration: '5N/6D',
  place: 'Meghalaya',
  title: 'Meghalaya: Cherrapunji',
  line: 'Bridges that grow',
  states: ['Meghalaya'],
  location: 'Shillong, Sohra (Cherrapunji), Dawki, Meghalaya',
  scene: 'meghalaya',
  themes: {
    adventure: 'Some 3,000 steps down to the double root bridge of Nongriat',
  },
  head: {
    description:
      'Six days from Guwahati: Shillong, the falls and caves of Sohra, the double root bridge at Nongriat, Mawlynnong, and a boat on the Umngot at Dawki.',
    keywords: ['Meghalaya tour package', 'Shillong', 'Sohra', 'Dawki', 'Mawlynnong'],
  },
  description:
    'Five nights by private car from Guwahati: three in Shillong and two in Sohra, which most people call Cherrapunji. Breakfast every day, three dinners, a guide to the root bridge and a boat at Dawki are in the price. You see waterfalls, caves and the living bridges of the Khasi hills. The walk to the double bridge has about 3,000 steps each way; there is an easy day by car for those who prefer it.',
  days: [
    {
      title: 'Guwahati → Shillong: into the hills',
      activities: [
        'Arrive at Guwahati airport or station, where the driver waits',
        'Up to Shillong, about three and a half hours, with a halt above Umiam lake',
        'An evening in Police Bazar, momos and music in the lanes',
      ],
      overnight: 'Shillong',
      meals: ['D'],
    },
    {
      title: 'Shillong → Sohra: waterfalls and a cave',
      activities: [
        'South along the plateau, 55 km and two hours, with the view into Mawkdok valley on the way',
        'Wah Kaba falls beside the road',
        'Nohkalikai, one clean drop of 340 metres into a green pool',
        'Mawsmai cave, lit and easy, and the Seven Sisters falls, thin in winter',
      ],
      overnight: 'Sohra',
      hotelsUpTo: 4,
      meals: ['B', 'D'],
    },
    {
      title: 'Sohra → Nongriat → Sohra: the double root bridge on foot',
      activities: [
        'Forty-five minutes to Tyrna, where the steps begin',
        'With a local guide, some 3,000 steps down and two wire bridges to the double-decker root bridge; allow six hours there and back',
        'Time for the pools under the bridge, and noodles in the village',
        'Or an easy day: Arwah cave and Dainthlen falls by car',
      ],
      overnight: 'Sohra',
      hotelsUpTo: 4,
      meals: ['B', 'D'],
    },
    {
      title: 'Sohra → Dawki → Shillong: clear river, clean village',
      activities: [
        'An early start for Dawki, about two and a half hours',
        'A rowing boat on the Umngot, glass-clear in the dry months, on the border with Bangladesh',
        'The single root bridge at Riwai, ten minutes on foot, and Mawlynnong with its bamboo dustbins',
        'Up to Shillong by evening, two and a half hours',
      ],
      overnight: 'Shillong',
      meals: ['B'],
    },
    {
      title: 'Shillong: Laitlum canyon and a sacred grove',
      activities: [
        'Laitlum canyon, an hour from town, early, before the clouds rise',
        'The sacred grove of Mawphlang with a Khasi guide; you may take nothing out, not a leaf',
        "Ward's Lake and the blue cathedral in the afternoon, as far as they are open",
      ],
      overnight: 'Shillong',
      meals: ['B'],
    },
    {
      title: 'Shillong → Guwahati: down the hills, and home',
      activities: [
        'A late breakfast in Shillong',
        'Down to Guwahati, three and a half hours, with pineapple at Nongpoh',
        'Drop at the airport or station; Kamakhya temple first, if the flight is an evening one',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Guwahati', at: [26.1445, 91.7362] },
    { name: 'Shillong', at: [25.5788, 91.8933] },
    { name: 'Sohra', at: [25.2702, 91.7323] },
    { name: 'Nongriat', at: [25.251, 91.672] },
    { name: 'Dawki', at: [25.1863, 92.019] },
    { name: 'Mawlynnong', at: [25.2017, 91.916] },
  ],
  practical: {
    seasons: [
      {
        is: 'good',
        months: ['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr'],
        why: 'Dry days; the river at Dawki is clear from November to April',
      },
      { is: 'fair', months: ['May'], why: 'Warm, with storms' },
      {
        is: 'fair',
        months: ['Jun', 'Jul', 'Aug', 'Sep'],
        why: 'Very heavy rain: full waterfalls, but brown rivers and slippery steps',
      },
    ],
    pace: 'full',
    longestRoadDay: 6,
    vehicle: { kind: 'private', what: 'Private car with driver' },
  },
  facts: ['mawlynnong-sundays'],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver', 'guide'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking',
    'Local guide on the Nongriat walk',
    'One shared rowing boat on the Umngot at Dawki',
  ],
  exclusions: ['Entry tickets of caves, falls, bridges and villages', 'Zip lines, kayaks and other water sports'],
  beforeYouGo: [
    'Many shops and sights in the Khasi hills close on Sundays.',
    'The Umngot is clear from about November to April; in the monsoon it is brown and the boats may stop.',
    'The Nongriat steps are hard on knees. Wear shoes that grip, carry water, and start by eight: in winter it is dark soon after half past four.',
    'Cash machines are few beyond Shillong and Sohra; carry small notes.',
  ],
  windows: [
    {
      from: '2024-11-01',
      till: '2025-02-20',
      standard: { current: 32799, cut: 45999 },
      deluxe: { current: 38999, cut: 54399 },
      superDeluxe: { current: 46999, cut: 65799 },
    },
  ],
  ranks: { home: 7 },
})
