import { defineTour } from '#content/define-tour.ts'

export const meghalaya5n6d = defineTour({
  id: 'Meghalaya5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Meghalaya5n6d',
  alsoAt: ['/Meghalaya5n6d'],
  duration: '5N/6D',
  place: 'Meghalaya',
  title: 'Meghalaya, bridges that grow',
  location: 'Shillong, Sohra, Dawki',
  scene: 'meghalaya',
  head: {
    description:
      'Six days from Guwahati: Shillong, the falls and caves of Sohra, the double root bridge at Nongriat, Mawlynnong, and a boat on the Umngot at Dawki.',
    keywords: [
      'Meghalaya tour package',
      'Shillong',
      'Cherrapunji',
      'Sohra',
      'Dawki',
      'Living root bridge',
      'Mawlynnong',
      'Megalaya',
      'मेघालय',
    ],
  },
  description:
    'In the Khasi hills they do not build a bridge; they plant one, and wait. You walk down some 3,000 steps to the most famous of them, and, sadly, up again. The rest is gentler: waterfalls at the edge of a plateau, a river so clear that boats seem to hang in it, and Shillong, which sings.',
  days: [
    {
      title: 'Into the hills',
      activities: [
        'Arrive at Guwahati airport or station, where the driver waits',
        'Up to Shillong, about three and a half hours, with a halt above Umiam lake',
        'An evening in Police Bazar, momos and music in the lanes',
      ],
      overnight: 'Shillong',
      meals: ['D'],
    },
    {
      title: 'The road to Sohra',
      activities: [
        'South along the plateau, 55 km and two hours, with the view into Mawkdok valley on the way',
        'Wah Kaba falls beside the road',
        'Nohkalikai, one clean drop of 340 metres into a green pool',
        'Mawsmai cave, lit and easy, and the Seven Sisters falls, thin in winter',
      ],
      overnight: 'Sohra',
      meals: ['B', 'D'],
    },
    {
      title: 'Nongriat on foot',
      activities: [
        'Forty-five minutes to Tyrna, where the steps begin',
        'With a local guide, some 3,000 steps down and two wire bridges to the double-decker root bridge; allow six hours there and back',
        'Time for the pools under the bridge, and noodles in the village',
        'For those who would rather not: Arwah cave and Dainthlen falls by car',
      ],
      overnight: 'Sohra',
      meals: ['B', 'D'],
    },
    {
      title: 'Clear river, clean village',
      activities: [
        'An early start for Dawki, about two and a half hours',
        'A rowing boat on the Umngot, glass-clear in the dry months, with Bangladesh at the end of it',
        'The single root bridge at Riwai, ten minutes on foot, and Mawlynnong with its bamboo dustbins',
        'Up to Shillong by evening, two and a half hours',
      ],
      overnight: 'Shillong',
      meals: ['B'],
    },
    {
      title: 'Canyon and sacred grove',
      activities: [
        'Laitlum, an hour from town, early, before the cloud climbs out of the canyon',
        'The sacred grove of Mawphlang with a Khasi guide; you may take nothing out, not a leaf',
        "Ward's Lake and the blue cathedral in the afternoon, as far as they are open",
      ],
      overnight: 'Shillong',
      meals: ['B'],
    },
    {
      title: 'Back to the Brahmaputra',
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
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private car with driver, fuel, tolls and parking',
    'Local guide on the Nongriat walk',
    'One shared rowing boat on the Umngot at Dawki',
  ],
  exclusions: ['Entry tickets of caves, falls, bridges and villages', 'Zip lines, kayaks and other water sports'],
  beforeYouGo: [
    'Mawlynnong has been closed to day visitors on Sundays since January 2026, and much else in the Khasi hills rests that day; we order the days to suit.',
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
