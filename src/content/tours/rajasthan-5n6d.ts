import { defineTour } from '#content/define-tour.ts'

export const rajasthan5n6d = defineTour({
  id: 'Rajasthan5n6d',
  region: 'domestic',
  countries: ['india'],
  path: '/Rajasthan5n6d',
  alsoAt: ['/tour/Rajasthan5n6d'],
  duration: '5N/6D',
  place: 'Rajasthan',
  title: 'Udaipur, and the climb to Mount Abu',
  location: 'Udaipur, Kumbhalgarh, Mount Abu',
  scene: 'udaipur',
  head: {
    description:
      'Six days in southern Rajasthan: the lakes of Udaipur, the long wall of Kumbhalgarh, the marble of Ranakpur and Dilwara, and cool Mount Abu.',
    keywords: [
      'Udaipur tour package',
      'Mount Abu',
      'Kumbhalgarh',
      'Ranakpur',
      'Dilwara temples',
      'Haldighati',
      'Mewar',
      'Udaypur',
      'उदयपुर',
    ],
  },
  description:
    'Mewar keeps its best things close together. Two days by the lakes of Udaipur, a night beside the wall of Kumbhalgarh, then down through the forest to Ranakpur and up again to Mount Abu, the one hill station in Rajasthan. The roads bend a good deal; the days are short enough to let them.',
  days: [
    {
      title: 'Udaipur, at the water',
      activities: [
        'Arrive at Udaipur airport or station and drive to the hotel',
        'Fateh Sagar lake along the Moti Magri road, with tea on the bank',
        'Sunset from Sajjangarh, the Monsoon Palace, when you arrive in good time',
      ],
      overnight: 'Udaipur',
      meals: ['D'],
    },
    {
      title: 'A palace built for 400 years',
      activities: [
        'City Palace in the morning: Mor Chowk, the mirror rooms and the balconies over the lake',
        'Jagdish temple, and the lanes of miniature painters below it',
        'The fountains of Saheliyon ki Bari',
        'A late afternoon boat on Lake Pichola, and folk dance at Bagore ki Haveli',
      ],
      overnight: 'Udaipur',
      meals: ['B'],
    },
    {
      title: 'By Haldighati to Kumbhalgarh',
      activities: [
        'Eklingji, 22 km out, for the mid-morning darshan',
        'Haldighati, the narrow pass where Maharana Pratap fought in 1576, and its yellow earth',
        'Kumbhalgarh by the afternoon: up the ramps to Badal Mahal, and a walk along the 36 km wall',
        'The sound and light show as the walls are lit',
      ],
      overnight: 'Kumbhalgarh',
      meals: ['B', 'D'],
    },
    {
      title: 'Ranakpur, then up to Abu',
      activities: [
        'A slow morning in the hills, then an hour and a half by forest road to Ranakpur',
        'The Chaumukha Jain temple, open to visitors from noon: 1,444 pillars, no two alike',
        'On to Abu Road and up the hairpins to Mount Abu, about four hours in all',
      ],
      overnight: 'Mount Abu',
      meals: ['B', 'D'],
    },
    {
      title: 'The top of the Aravallis',
      activities: [
        'Guru Shikhar, 1,722 metres, the highest point of the range, and Achalgarh on the way down',
        'The Dilwara temples, open to visitors from noon: marble carved until light shows through',
        'A boat on Nakki lake below Toad Rock',
        'Sunset Point, with everyone else and a paper cone of peanuts',
      ],
      overnight: 'Mount Abu',
      meals: ['B', 'D'],
    },
    {
      title: 'Down again, and home',
      activities: [
        'An early walk round Nakki lake before the shops open',
        'Four hours by the highway to Udaipur airport or station, with a tea halt',
        'Or half that trouble: Abu Road station, under an hour downhill, for trains to Delhi, Jaipur and Ahmedabad',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Udaipur', at: [24.5854, 73.7125] },
    { name: 'Haldighati', at: [24.8921, 73.6976] },
    { name: 'Kumbhalgarh', at: [25.1528, 73.587] },
    { name: 'Ranakpur', at: [25.1158, 73.4727] },
    { name: 'Mount Abu', at: [24.5926, 72.7156] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'One shared boat ride on Lake Pichola',
  ],
  exclusions: ['Monument and camera tickets, and the boat on Nakki lake'],
  beforeYouGo: [
    'Ranakpur and Dilwara admit visitors from noon until late afternoon; no leather inside, covered shoulders and knees, and no photographs at Dilwara.',
    'Nights at Mount Abu are cold from December to February; carry a warm jacket.',
    'A flight from Udaipur on the last day should leave after 3 pm.',
  ],
})
