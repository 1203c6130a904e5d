import { defineTour } from '#content/define-tour.ts'

export const spiti = defineTour({
  id: 'spiti',
  region: 'domestic',
  countries: ['india'],
  path: '/spiti',
  alsoAt: ['/tour/spiti'],
  duration: '6N/7D',
  place: 'Spiti',
  title: 'Spiti, in one way and out another',
  location: 'Shimla, Kalpa, Tabo, Kaza',
  scene: 'spiti',
  head: {
    description:
      'Seven days, mid-June to early October: Shimla, Kalpa, Nako, Tabo and Dhankar to Kaza, then Key, Hikkim and Chicham, and over Kunzum to Manali.',
    keywords: [
      'Spiti tour package',
      'Spiti valley',
      'Kaza',
      'Key monastery',
      'Tabo',
      'Dhankar',
      'Kalpa',
      'Hikkim',
      'Kunzum pass',
      'स्पीति',
    ],
  },
  description:
    'In by Kinnaur, out by Kunzum, so that the height comes slowly and no road is driven twice. There are apricots at Kalpa, a mud monastery a thousand years old at Tabo, a post office above 4,400 metres, and very little traffic to argue with. Two days are long and rough. Nobody remembers those as the bad ones.',
  days: [
    {
      title: 'To Shimla',
      activities: [
        'Meet the car at Chandigarh airport or station',
        'Drive up to Shimla, 115 km and about four hours',
        'A short walk on the Mall, the last shops of this size for a week',
      ],
      overnight: 'Shimla',
      meals: ['D'],
    },
    {
      title: 'The Sutlej road to Kinnaur',
      activities: [
        'Leave at six: 225 km and about nine hours with halts',
        'Breakfast on the way, over the ridge at Narkanda and down to Rampur on the Sutlej',
        'Past Wangtu and Karcham, where the road is cut into the cliff',
        'Kalpa by evening, 2,960 metres, with Kinner Kailash across the valley turning pink',
      ],
      overnight: 'Kalpa',
      meals: ['B', 'D'],
    },
    {
      title: 'Where the trees stop',
      activities: [
        'A morning turn through old Kalpa, its timber temples and orchards',
        'The Sutlej and the Spiti meet at Khab; from here the hills are bare',
        'Up the bends to Nako, 3,660 metres, for its lake and its old monastery',
        'Past the check post at Sumdo to Tabo, about seven hours on the road in all',
      ],
      overnight: 'Tabo',
      meals: ['B', 'D'],
    },
    {
      title: 'Tabo, Dhankar, Kaza',
      activities: [
        'Tabo monastery, founded in 996, painted walls in mud halls; bring a torch, leave the flash',
        'The meditation caves in the cliff above the village',
        'Dhankar, a monastery on a crumbling spur over the meeting of the Pin and the Spiti',
        'On to Kaza, 3,650 metres, an hour away; a slow evening and plenty of water',
      ],
      overnight: 'Kaza',
      meals: ['B', 'D'],
    },
    {
      title: 'The high villages',
      activities: [
        'Langza, where a tall Buddha looks over the fields; leave the fossils to the hills',
        'Komic and its monastery, and Hikkim, where a postcard gets a high postmark',
        'Key monastery, stacked on its hill, in the afternoon',
        'Kibber, and the bridge at Chicham over a very deep gorge',
      ],
      overnight: 'Kaza',
      meals: ['B', 'D'],
    },
    {
      title: 'Over Kunzum',
      activities: [
        'Leave at six with a packed breakfast: 200 km and ten hours, much of it unmade road',
        'By Losar to Kunzum La, about 4,550 metres, once round the stupas and on',
        'Down the stones of the Chandra valley by Batal and Chhatru',
        'Tarmac again, the Atal Tunnel, and the trees of Manali',
      ],
      overnight: 'Manali',
      meals: ['B', 'D'],
    },
    {
      title: 'Back to thick air',
      activities: [
        'A late breakfast and a short walk to the Hadimba temple, unless the flight is early',
        'Drive down the Beas to Bhuntar airport, under two hours, for those who fly',
        'For the rest, a free afternoon and the evening coach from Manali',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Shimla', at: [31.1048, 77.1734] },
    { name: 'Kalpa', at: [31.537, 78.256] },
    { name: 'Nako', at: [31.88, 78.627] },
    { name: 'Tabo', at: [32.0941, 78.3848] },
    { name: 'Dhankar', at: [32.09, 78.214] },
    { name: 'Kaza', at: [32.2234, 78.0722] },
    { name: 'Kunzum La', at: [32.396, 77.636] },
    { name: 'Manali', at: [32.2432, 77.1892] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'One high-clearance car and a driver who knows the road, from Chandigarh to Bhuntar or Manali',
    'Fuel, tolls, parking and the local entry fees of Spiti',
  ],
  exclusions: ['Coach tickets from Manali'],
  beforeYouGo: [
    'This plan runs from about mid-June to early October, while Kunzum La is open. From November to May the pass is under snow; the only way in and out is by Kinnaur.',
    'In July and August landslides in Kinnaur can cost half a day or more. Leave a free day after the tour.',
    'You sleep three nights above 3,200 metres and visit villages at 4,500. Anyone with heart or lung trouble, and families with infants, should ask a doctor first.',
    'Indian citizens need no inner line permit on this road; carry an Aadhaar card, passport or driving licence for the check posts. Foreign guests need the permit.',
    'Chandratal is not in this plan: it asks for one more night.',
    'Rooms in Spiti are simple in every tier. Carry cash, a power bank and patience: BSNL and Jio reach Kaza, and little else.',
  ],
})
