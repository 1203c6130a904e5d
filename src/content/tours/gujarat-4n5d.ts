import { defineTour } from '#content/define-tour.ts'

export const gujarat4n5d = defineTour({
  id: 'Gujarat4n5d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Gujarat4n5d',
  alsoAt: ['/Gujarat4n5d'],
  duration: '4N/5D',
  place: 'Gujarat',
  title: 'Gujarat: Dwarka, Somnath and Sasan Gir',
  line: 'Two pilgrimages and the lions of Gir',
  states: ['Gujarat'],
  location: 'Rajkot, Dwarka, Somnath, Sasan Gir',
  scene: 'somnath',
  themes: {
    pilgrimage: 'Dwarkadhish, Nageshwar Jyotirlinga and the aarti at Somnath',
    wildlife: "A jeep safari among the lions' forest on the Gir Jungle Trail",
  },
  head: {
    description:
      'Five days round Saurashtra from Rajkot: Dwarkadhish and Bet Dwarka, Porbandar, the evening aarti at Somnath and a lion safari at Sasan Gir.',
    keywords: ['Dwarka Somnath tour', 'Somnath', 'Dwarka', 'Sasan Gir', 'Gir lion safari', 'Saurashtra', 'Rajkot'],
  },
  description:
    'Four nights by private car: one each in Rajkot, Dwarka, Somnath and Sasan Gir. Breakfast every day, a lunch, two dinners and one jeep safari in Gir are in the price. You have darshan at Dwarkadhish, Nageshwar and Somnath, and see Bet Dwarka and Porbandar. A lion cannot be promised.',
  days: [
    {
      title: 'Rajkot: arrival and an easy evening',
      activities: [
        'Arrive at Rajkot airport or station and check in',
        'Kaba Gandhi no Delo, the boyhood house of Gandhi, if it is still open',
        'An evening on the Race Course ring, where all Rajkot comes out to walk',
      ],
      overnight: 'Rajkot',
      meals: ['D'],
    },
    {
      title: 'Rajkot → Dwarka: Nageshwar and Dwarkadhish',
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
      title: 'Dwarka → Porbandar → Somnath: Bet Dwarka and the coast road',
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
      title: 'Somnath → Sasan Gir: Triveni Sangam and a lion safari',
      activities: [
        'Morning darshan, then Triveni Sangam and Bhalka Tirth',
        'An hour and a quarter inland to Sasan Gir, and lunch there',
        'An afternoon jeep safari on the Gir Jungle Trail, three hours among teak and chital',
        'An early night, for a morning start',
      ],
      overnight: 'Sasan Gir',
      meals: ['B', 'L', 'D'],
    },
    {
      title: 'Sasan Gir → Junagadh → Rajkot: the old fort, and home',
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
  practical: {
    seasons: [
      { is: 'good', months: ['Nov', 'Dec', 'Jan', 'Feb'], why: 'Mild days for temples; good safaris' },
      {
        is: 'fair',
        months: ['Mar', 'Apr', 'May', 'Oct'],
        why: 'Warm to hot at midday; lions are seen more often in the dry months',
      },
      {
        is: 'fair',
        months: ['Jun', 'Jul', 'Aug', 'Sep'],
        why: 'Rain; the Gir Jungle Trail is closed from 16 June to 15 October',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 6.5,
    vehicle: { kind: 'private', what: 'Private air-conditioned car with driver' },
    papers: 'A photo ID for every guest: the one used for the safari booking. A PAN card is not enough.',
  },
  facts: ['gir-monsoon'],
  includes: ['hotel', 'breakfast', 'lunch', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'One jeep safari in Gir with permit and forest guide, shared by up to six',
  ],
  exclusions: ['Special darshan, puja and monument tickets'],
  beforeYouGo: [
    'The fenced Devalia park is shut on Wednesdays.',
    'Gujarat is a dry state: no alcohol is served without a permit.',
    'Safari permits are few and sold online in advance; each guest must show the ID used for the booking. A sighting cannot be promised.',
    'Phones, cameras and bags stay outside at Somnath and Dwarkadhish; lockers are at the gate.',
    'The temples of Dwarka close from about 1 pm to 5 pm.',
  ],
})
