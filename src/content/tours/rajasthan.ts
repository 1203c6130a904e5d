import { defineTour } from '#content/define-tour.ts'

export const rajasthan = defineTour({
  id: 'Rajasthan',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Rajasthan',
  alsoAt: ['/Rajasthan'],
  duration: '7N/8D',
  place: 'Rajasthan',
  title: 'Rajasthan, fort by fort',
  location: 'Jaipur, Jodhpur, Jaisalmer, Udaipur',
  scene: 'jaipur',
  head: {
    description:
      'Eight days by road through Jaipur, Jodhpur, Jaisalmer and Udaipur: Amber, Mehrangarh, a night by the Sam dunes and a boat on Lake Pichola.',
    keywords: ['Rajasthan tour package', 'Jaipur', 'Jodhpur', 'Jaisalmer', 'Udaipur', 'Thar desert', 'राजस्थान'],
  },
  description:
    'Eight days, four cities and one very patient driver. You begin under the honeycomb windows of Jaipur, cross the scrub to the blue lanes of Jodhpur, sleep a night by the dunes, and end where the hills hold still around Lake Pichola. The long drives are broken where there is something to stop for.',
  days: [
    {
      title: 'Pink City, first light',
      activities: [
        'Arrive in Jaipur, where the chauffeur waits at the gate with your name',
        'Check in and rest, then walk the bazaars of Bapu and Johari below Hawa Mahal',
        'Sunset from the ramparts of Nahargarh, with the city lighting up underneath',
      ],
      overnight: 'Jaipur',
      meals: ['D'],
    },
    {
      title: 'Amber and the stepwell',
      activities: [
        'Amber Fort early, before the heat and the crowd, up the ramp by jeep',
        'Panna Meena stepwell and a stop at Jal Mahal on the lake road',
        'City Palace and the giant sundials of Jantar Mantar',
        'Block printing with a family in Bagru, a square of cloth to take home',
      ],
      overnight: 'Jaipur',
      meals: ['B'],
    },
    {
      title: 'By Pushkar to Jodhpur',
      activities: [
        'Leave after breakfast for Pushkar: the ghats and the Brahma temple',
        'Drive on across the scrub, five hours with a tea halt at Beawar',
        'Blue lanes of the old town on foot at dusk, ending at the clock tower',
      ],
      overnight: 'Jodhpur',
      meals: ['B', 'D'],
    },
    {
      title: 'Mehrangarh, slowly',
      activities: [
        'A whole morning in the rooms and on the walls of Mehrangarh',
        'Jaswant Thada, white marble beside its own small lake',
        'Lunch hour free by Toorji stepwell, then spices in Sardar market',
      ],
      overnight: 'Jodhpur',
      meals: ['B'],
    },
    {
      title: 'Into the Thar',
      activities: [
        'Drive west to Jaisalmer, about five hours, with a halt at Pokaran fort',
        'Camel ride over the Sam dunes to the last light',
        'Folk music and dinner by the fire, and a night under a great many stars',
      ],
      overnight: 'Sam dunes',
      meals: ['B', 'D'],
    },
    {
      title: 'The golden fort',
      activities: [
        'Sunrise on the dunes and the short drive back to town',
        'Jaisalmer fort, where people still live, and its Jain temples',
        'Patwon ki Haveli and the other carved merchant houses',
        'Gadisar lake in the evening',
      ],
      overnight: 'Jaisalmer',
      meals: ['B', 'D'],
    },
    {
      title: 'The long road to the lakes',
      activities: [
        'An early start for Udaipur, nine hours with halts for tea and lunch',
        'A break at Ranakpur to walk among its marble pillars',
        'Reach Udaipur by evening and sit down by Lake Pichola',
      ],
      overnight: 'Udaipur',
      meals: ['B', 'D'],
    },
    {
      title: 'Lake Pichola, and homeward',
      activities: [
        'City Palace when its doors open',
        'A boat on Lake Pichola past Jag Mandir',
        'Transfer to Udaipur airport or station for the way home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Jaipur', at: [26.9124, 75.7873] },
    { name: 'Jodhpur', at: [26.2389, 73.0243] },
    { name: 'Sam dunes', at: [26.8348, 70.5125] },
    { name: 'Jaisalmer', at: [26.9157, 70.9083] },
    { name: 'Udaipur', at: [24.5854, 73.7125] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: ['Private air-conditioned car with driver, fuel, tolls and parking', 'One camel ride at the Sam dunes'],
  windows: [
    {
      from: '2022-02-01',
      till: '2025-02-15',
      standard: { current: 34399, cut: 48150 },
      deluxe: { current: 39999, cut: 55998 },
      superDeluxe: { current: 52799, cut: 73900 },
    },
  ],
  ranks: { home: 1 },
})
