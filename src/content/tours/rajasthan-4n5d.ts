import { defineTour } from '#content/define-tour.ts'

export const rajasthan4n5d = defineTour({
  id: 'Rajasthan4n5d',
  region: 'domestic',
  countries: ['india'],
  path: '/tour/Rajasthan4n5d',
  alsoAt: ['/Rajasthan4n5d'],
  duration: '4N/5D',
  place: 'Rajasthan',
  title: 'Jaipur and Pushkar, the short loop',
  location: 'Jaipur, Ajmer, Pushkar, Sambhar',
  scene: 'amber',
  head: {
    description:
      'Five days from Jaipur and back: Amber and Jaigarh, the dargah of Ajmer, a night by the Pushkar ghats and the white salt pans of Sambhar.',
    keywords: [
      'Rajasthan short tour',
      'Jaipur',
      'Pushkar',
      'Ajmer Sharif',
      'Amer Fort',
      'Sambhar',
      'Rajisthan',
      'राजस्थान',
    ],
  },
  description:
    'The Rajasthan that fits between two weekends. Two nights in Jaipur for Amber and the guns of Jaigarh, then over the hill from Ajmer to Pushkar, where bells carry across the lake at dusk. You come home by the salt pans of Sambhar, and no drive is longer than a morning.',
  days: [
    {
      title: 'Jaipur by evening',
      activities: [
        'Arrive in Jaipur by air, train or road, and settle in at the hotel',
        'Albert Hall at dusk, when the pigeons go and the lights come on',
        'Chaat and kulfi at Masala Chowk in Ram Niwas Garden, at your own pace',
      ],
      overnight: 'Jaipur',
      meals: ['D'],
    },
    {
      title: 'Two forts on one ridge',
      activities: [
        'Amber Fort at opening time: Ganesh Pol, Sheesh Mahal and the court above the lake',
        'Jaigarh on the ridge above, with its rain tanks and the great cannon Jaivana',
        'The marble cenotaphs of Gaitor, quiet at midday',
        'City Palace in the afternoon, then lac bangles in Maniharon ka Rasta',
      ],
      overnight: 'Jaipur',
      meals: ['B'],
    },
    {
      title: 'Ajmer, and over the hill to Pushkar',
      activities: [
        'Drive to Ajmer, 135 km and about two and a half hours on the highway',
        'The dargah of Khwaja Moinuddin Chishti, and the carved screen of Adhai Din ka Jhonpra',
        'Over Nag Pahar to Pushkar, half an hour, and the Brahma temple once it reopens after the midday rest',
        'Sunset on the ghats and the evening aarti by the lake',
      ],
      overnight: 'Pushkar',
      meals: ['B', 'D'],
    },
    {
      title: 'The salt lake of Sambhar',
      activities: [
        'Up to the Savitri temple in the morning, by ropeway or by the steps, for the view of the lake',
        'Two hours by road to Sambhar: white salt pans, and flamingos in a good winter',
        'The ghats of Devyani Kund in Sambhar town',
        'Two hours more to Jaipur, in time for Johari bazaar',
      ],
      overnight: 'Jaipur',
      meals: ['B'],
    },
    {
      title: 'Coloured glass and homeward',
      activities: [
        'Hawa Mahal from inside, while the morning sun comes through the coloured panes',
        'Block printers and handmade paper at Sanganer, close to the airport',
        'Drop at Jaipur airport or station',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Jaipur', at: [26.9124, 75.7873] },
    { name: 'Ajmer', at: [26.4499, 74.6399] },
    { name: 'Pushkar', at: [26.4898, 74.5511] },
    { name: 'Sambhar', at: [26.9088, 75.1848] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Private air-conditioned car with driver, fuel, tolls and parking',
    'The jeep up to Amber Fort and down again',
  ],
  exclusions: ['Monument tickets and the Savitri ropeway'],
  beforeYouGo: [
    'Pushkar is a holy town: no meat, eggs or alcohol are served there.',
    'Cover your head at the dargah in Ajmer and leave large bags and cameras in the car.',
    'During the Pushkar fair, around Kartik Purnima, rooms there fill months ahead; ask us early.',
  ],
  windows: [
    {
      from: '2022-02-01',
      till: '2025-02-15',
      standard: { current: 19499, cut: 25300 },
      deluxe: { current: 23799, cut: 33300 },
      superDeluxe: { current: 33899, cut: 47450 },
    },
  ],
  ranks: { budget: 3 },
})
