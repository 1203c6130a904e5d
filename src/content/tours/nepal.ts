import { defineTour } from '#content/define-tour.ts'

export const nepal = defineTour({
  id: 'Nepal',
  region: 'international',
  countries: ['nepal'],
  path: '/tour/Nepal',
  alsoAt: ['/Nepal'],
  duration: '5N/6D',
  place: 'Nepal',
  title: 'Nepal: Kathmandu, Pokhara and Nagarkot',
  line: 'Two valleys and a ridge',
  location: 'Kathmandu, Pokhara, Nagarkot',
  scene: 'nepal',
  themes: {
    pilgrimage: 'Pashupatinath, Manakamana and the island temple of Tal Barahi',
    heritage: 'Bhaktapur and its palace, Boudhanath and Swayambhunath',
    budget: 'Among our lower-priced tours abroad',
  },
  head: {
    description:
      'Six days in Nepal: Boudhanath and Pashupatinath, Pokhara with sunrise from Sarangkot, Manakamana by cable car, Bhaktapur and a night at Nagarkot.',
    keywords: ['Nepal tour package', 'Kathmandu', 'Pokhara', 'Pashupatinath', 'Manakamana', 'Bhaktapur', 'Nagarkot'],
  },
  description:
    'Two nights in Kathmandu, two in Pokhara and one on the ridge of Nagarkot, in a private car. You see Pashupatinath and Boudhanath, sunrise on the Annapurnas, Manakamana by cable car, and old Bhaktapur. Breakfast, one dinner, the cable car and the boat on Phewa are in the price. Days 2 and 4 are long on the road, seven to eight hours, and two mornings start before sunrise.',
  days: [
    {
      title: 'Kathmandu: arrival and Boudhanath',
      activities: [
        'Land at Kathmandu, where the driver waits outside arrivals',
        'Check in and rest',
        'Boudhanath at dusk; people walk three times around it',
        'The shopping lanes of Thamel in the evening',
      ],
      overnight: 'Kathmandu',
      meals: [],
    },
    {
      title: 'Kathmandu → Pokhara: the river road',
      activities: [
        'Leave at seven for Pokhara, 200 km and about eight hours with halts',
        'Along the Trishuli and then the Marsyangdi, with lunch above the water',
        'Lakeside by evening, and a walk along Phewa',
      ],
      overnight: 'Pokhara',
      meals: ['B'],
    },
    {
      title: 'Pokhara: sunrise at Sarangkot, caves and lake',
      activities: [
        'Sarangkot before dawn, 40 minutes up, for the light on Annapurna and Machhapuchhre',
        'Bindhyabasini temple on the way down to breakfast',
        'Davis Falls and the Gupteshwor Mahadev cave across the road',
        'World Peace Pagoda, with lake and mountains in one view',
        'A boat on Phewa to Tal Barahi, the temple on its island',
      ],
      overnight: 'Pokhara',
      meals: ['B'],
    },
    {
      title: 'Pokhara → Manakamana → Kathmandu: cable car',
      activities: [
        'Start at seven; three hours to the cable car at Kurintar',
        'Ten minutes up to Manakamana, whose goddess grants wishes, and darshan as the queue allows',
        'Lunch by the Trishuli, then about four hours on to Kathmandu',
      ],
      overnight: 'Kathmandu',
      meals: ['B'],
    },
    {
      title: 'Kathmandu → Bhaktapur → Nagarkot: temples, ridge',
      activities: [
        'Pashupatinath in the morning, and the ghats along the Bagmati',
        'Swayambhunath on its hill, eyes painted on all four sides',
        'Bhaktapur after lunch: the palace of fifty-five windows, Nyatapola, and curd in a clay bowl',
        'Up to Nagarkot, an hour, in time for sunset',
      ],
      overnight: 'Nagarkot',
      meals: ['B', 'D'],
    },
    {
      title: 'Nagarkot → Kathmandu: sunrise and departure',
      activities: [
        'Sunrise over the long line of the Himalaya, from Langtang eastward on a clear day',
        'Breakfast and an easy morning on the ridge',
        'Drive to Kathmandu airport, about an hour and a half',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Kathmandu', at: [27.7017, 85.3206] },
    { name: 'Pokhara', at: [28.2096, 83.9586] },
    { name: 'Manakamana', at: [27.9046, 84.5843] },
    { name: 'Bhaktapur', at: [27.673, 85.43] },
    { name: 'Nagarkot', at: [27.7152, 85.5208] },
  ],
  includes: ['hotel', 'breakfast', 'dinner', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Private car with driver throughout, with fuel, tolls and parking',
    'Cable car to Manakamana and the boat on Phewa',
    'Entry at Boudhanath, Swayambhunath, Bhaktapur, Davis Falls and the Gupteshwor cave',
  ],
  exclusions: ['The flight between Kathmandu and Pokhara, if you prefer it to the road'],
  beforeYouGo: [
    'The Kathmandu to Pokhara road is being widened. It takes longer in the rains of June to September. Mountains are seen best from October to April.',
    'Leather is not allowed inside Pashupatinath, and the shrine may not be photographed. Vegetarian food is easy in Kathmandu and Pokhara.',
    'Indian notes of 100 rupees and less are widely accepted. Since December 2025 each guest may also carry notes of 200 and 500 rupees, up to 25,000 rupees. Indian SIM cards roam at extra cost; local ones are cheap.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Mar', 'Apr', 'Oct', 'Nov'], why: 'Clear mountain views' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'May', 'Sep', 'Dec'],
        why: 'Cold nights in winter; heat or late rain at the ends',
      },
      { is: 'fair', months: ['Jun', 'Jul', 'Aug'], why: 'The monsoon: clouds, and slow roads' },
    ],
    pace: 'full',
    longestRoadDay: 8,
    vehicle: { kind: 'private', what: 'Private car with driver' },
    papers: 'A passport or a voter ID card for every adult.',
  },
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 33999, cut: 39500 },
      deluxe: { current: 40999, cut: 49500 },
      superDeluxe: { current: 52500, cut: 69300 },
    },
  ],
  ranks: { visaFree: 2 },
})
