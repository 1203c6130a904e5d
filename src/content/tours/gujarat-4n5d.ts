import { defineTour } from '#content/define-tour.ts'

export const gujarat4n5d = defineTour({
  id: 'Gujarat4n5d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Gujarat4n5d',
  alsoAt: ['/Gujarat4n5d'],
  duration: '4N/5D',
  place: 'Gujarat',
  title: 'Dwarka, Somnath and the lions of Gir',
  location: 'Rajkot, Dwarka, Somnath, Sasan Gir',
  scene: 'somnath',
  head: {
    description:
      'Five days round Saurashtra from Rajkot: Dwarkadhish and Bet Dwarka, Porbandar, the evening aarti at Somnath and a lion safari at Sasan Gir.',
    keywords: [
      'Dwarka Somnath tour',
      'Somnath',
      'Dwarka',
      'Sasan Gir',
      'Gir lion safari',
      'Saurashtra',
      'Rajkot',
      'Gujrat',
      'सोमनाथ',
      'द्वारका',
    ],
  },
  description:
    'Two of the great pilgrimages of the country stand on the same coast, with the only wild lions in Asia a short drive inland. You go round Saurashtra the easy way, west to Dwarka, down past Porbandar to Somnath, and home through Gir. The aartis are fixed; the lions keep their own hours.',
  days: [
    {
      title: 'Rajkot, gently',
      activities: [
        'Arrive at Rajkot airport or station and check in',
        'Kaba Gandhi no Delo, the house where Gandhi spent his boyhood, if its doors are still open',
        'An evening on the Race Course ring, where all Rajkot comes out to walk',
      ],
      overnight: 'Rajkot',
      meals: ['D'],
    },
    {
      title: 'West to Dwarka',
      activities: [
        'An early start for Dwarka, about four and a half hours, with tea by Lakhota lake in Jamnagar',
        'Nageshwar Jyotirlinga and the Rukmini temple in the afternoon',
        'Dwarkadhish when it reopens at five, and the 56 steps down to Gomti ghat',
        'Evening aarti at Dwarkadhish',
      ],
      overnight: 'Dwarka',
      meals: ['B'],
    },
    {
      title: 'The coast road to Somnath',
      activities: [
        'Over the Sudarshan Setu to Bet Dwarka for the morning darshan',
        'Down the coast by Porbandar, two and a half hours, and Kirti Mandir, the house where Gandhi was born',
        'Two and a half hours more to Somnath, with the sea on your right',
        "The seven o'clock aarti at Somnath, with the waves at its wall",
      ],
      overnight: 'Somnath',
      meals: ['B'],
    },
    {
      title: 'Lion country',
      activities: [
        'Morning darshan, then Triveni Sangam and Bhalka Tirth',
        'An hour and a quarter inland to Sasan Gir, and lunch there',
        'An afternoon jeep safari on the Gir Jungle Trail, three hours among teak and chital',
        'An early night; in Gir you hear more than you see',
      ],
      overnight: 'Sasan Gir',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'By Junagadh to Rajkot',
      activities: [
        'A morning drive to Junagadh, an hour and a quarter',
        'Uparkot fort with its two wells cut deep into the rock, and the spiral minarets of Mahabat Maqbara from the road',
        'Drop at Rajkot station, two hours on, or the airport, a little further',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Rajkot', at: [22.3039, 70.8022] },
    { name: 'Dwarka', at: [22.2442, 68.9685] },
    { name: 'Porbandar', at: [21.6417, 69.6293] },
    { name: 'Somnath', at: [20.888, 70.4012] },
    { name: 'Sasan Gir', at: [21.1688, 70.5967] },
    { name: 'Junagadh', at: [21.5222, 70.4579] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'One jeep safari in Gir with permit and forest guide, shared by up to six',
  ],
  exclusions: ['Special darshan, puja and monument tickets'],
  beforeYouGo: [
    'The Gir Jungle Trail is closed from 16 June to 15 October; the fenced Devalia park, shut on Wednesdays, stands in then.',
    'Safari permits are few and sold online in advance; each guest must show the ID used for the booking. A sighting cannot be promised.',
    'Phones, cameras and bags stay outside at Somnath and Dwarkadhish; lockers are at the gate.',
    'The temples of Dwarka close from about 1 pm to 5 pm.',
  ],
})
