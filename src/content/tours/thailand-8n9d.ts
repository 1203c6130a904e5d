import { defineTour } from '#content/define-tour.ts'

export const thailand8n9d = defineTour({
  id: 'Thailand8n9d',
  region: 'international',
  countries: ['thailand'],
  path: '/tour/Thailand8n9d',
  alsoAt: ['/Thailand9d8n'],
  duration: '8N/9D',
  place: 'Thailand',
  title: 'Thailand: Bangkok, Chiang Mai and Samui',
  line: 'From hills to island',
  location: 'Bangkok, Ayutthaya, Chiang Mai, Koh Samui',
  scene: 'chiang-mai',
  themes: {
    beach: 'Three nights at Chaweng on Koh Samui',
    honeymoon: 'Days by the sea on Koh Samui',
    wildlife: 'A half day with elephants in the Mae Taeng valley, no rides and no shows',
    heritage: 'The ruins of Ayutthaya and the old town of Chiang Mai',
    adventure: 'Snorkelling or a kayak along the cliffs of Ang Thong',
  },
  head: {
    description:
      'Nine days across Thailand: the canals of Bangkok, ruined Ayutthaya, the temples and hills of Chiang Mai, and three nights by the sea on Koh Samui.',
    keywords: ['Thailand tour package', 'Chiang Mai', 'Koh Samui', 'Bangkok', 'Ayutthaya', 'Doi Suthep'],
  },
  description:
    'Two nights in Bangkok, three in Chiang Mai and three on Koh Samui. You see the Grand Palace and the canals, the ruins of Ayutthaya, the temples and elephants of Chiang Mai, and the islands of Ang Thong. Breakfast, two lunches, the boats and the entry tickets are in the price. The three flights inside Thailand are not.',
  days: [
    {
      title: 'Bangkok: arrival and the flower market',
      activities: [
        'Arrive in Bangkok, where the driver waits with your name',
        'Check in and rest; Thailand is an hour and a half ahead of India',
        'An evening walk along the river and the flower market at Pak Khlong Talat, open through the night',
      ],
      overnight: 'Bangkok',
      meals: [],
    },
    {
      title: 'Bangkok: Grand Palace and canals',
      activities: [
        'The Grand Palace and Wat Phra Kaew at opening time',
        'Wat Pho, for the reclining Buddha and the courtyards behind him',
        'A longtail boat into the canals of Thonburi, past wooden houses and their monitor lizards',
        'Wat Arun in the late light',
      ],
      overnight: 'Bangkok',
      meals: ['B'],
    },
    {
      title: 'Bangkok → Ayutthaya → Chiang Mai: ruins, flight',
      activities: [
        'Drive north to Ayutthaya, about an hour and a half, capital for four centuries until 1767',
        'Wat Mahathat, where a stone face looks out of the roots of a fig tree',
        'Wat Phra Si Sanphet and the long reclining Buddha of Wat Lokayasutharam',
        'Back as far as Don Mueang airport and an evening flight to Chiang Mai, an hour and a quarter',
      ],
      overnight: 'Chiang Mai',
      meals: ['B'],
    },
    {
      title: 'Chiang Mai: Doi Suthep and the old town',
      activities: [
        'Up to Wat Phra That Doi Suthep early: 306 steps between two serpents, and the city below',
        'Down to the old town: the great ruined tower of Wat Chedi Luang, and Wat Phra Singh',
        'A tea break, then the craft houses of the Wua Lai silver quarter and carved Wat Sri Suphan',
        'Night Bazaar on Chang Khlan Road',
      ],
      overnight: 'Chiang Mai',
      meals: ['B'],
    },
    {
      title: 'Chiang Mai → Mae Taeng: a morning with elephants',
      activities: [
        'Drive to the Mae Taeng valley, a little over an hour north',
        'A half day with elephants: feeding and walking beside them, no rides and no shows',
        'Vegetarian lunch at the camp',
        'Khao soi or mango with sticky rice in the old town in the evening, on your own',
      ],
      overnight: 'Chiang Mai',
      meals: ['B', 'L'],
    },
    {
      title: 'Chiang Mai → Koh Samui: by air to the sea',
      activities: [
        'Warorot market in the morning, for spices and dried longan',
        'Fly to Koh Samui, direct on some days and by way of Bangkok on others',
        'Drive from the airport to your hotel by Chaweng, and a swim before dark',
      ],
      overnight: 'Koh Samui',
      meals: ['B'],
    },
    {
      title: 'Koh Samui → Ang Thong: islands by boat',
      activities: [
        'Shared boat to the marine park of Ang Thong, over forty islands, about an hour and a half out',
        'Steep stairs on Koh Mae Koh to look down on its green salt lake',
        'Snorkelling or a kayak along the cliffs',
        'Lunch on the trip and back at the pier by late afternoon',
      ],
      overnight: 'Koh Samui',
      meals: ['B', 'L'],
    },
    {
      title: 'Koh Samui: a round of the island',
      activities: [
        'Wat Plai Laem with its many-armed statue over the water, and the Big Buddha close by',
        'Hin Ta and Hin Yai, two oddly shaped rocks on the shore at Lamai',
        'Na Muang waterfall in the hills, fullest after rain',
        'The rest of the day free on the beach',
      ],
      overnight: 'Koh Samui',
      meals: ['B'],
    },
    {
      title: 'Koh Samui: last swim and departure',
      activities: [
        'A last swim or a late breakfast',
        "Fisherman's Village at Bophut, if the flight leaves time for it",
        'Transfer to Samui airport for the flight home by way of Bangkok',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Bangkok', at: [13.7563, 100.5018] },
    { name: 'Ayutthaya', at: [14.3532, 100.5689] },
    { name: 'Chiang Mai', at: [18.7883, 98.9853] },
    { name: 'Koh Samui', at: [9.512, 100.0136] },
    { name: 'Ang Thong', at: [9.623, 99.676] },
  ],
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'driver'],
  inclusions: [
    'Tickets for the Grand Palace, Wat Pho, Wat Arun, the Ayutthaya temples and Doi Suthep',
    'Longtail boat in Thonburi and a shared boat to Ang Thong with the park fee',
    'Half day with elephants in Mae Taeng, without riding',
  ],
  exclusions: [
    'The three flights inside Thailand: Bangkok to Chiang Mai on day 3, Chiang Mai to Koh Samui on day 6, Koh Samui to Bangkok on day 9',
  ],
  beforeYouGo: [
    'Koh Samui has most of its rain from October to December. Ang Thong closes for some weeks in that season, and another boat day takes its place.',
    'Chiang Mai can be hazy from late February to April, when fields are burned.',
    'Temples and the Grand Palace ask for covered shoulders and knees. The palace can close for royal ceremonies.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Jan', 'Feb', 'Dec'], why: 'Dry and cool in Bangkok and Chiang Mai' },
      {
        is: 'fair',
        months: ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
        why: 'Haze in March and April, rain from May, and on Koh Samui until December',
      },
    ],
    pace: 'moderate',
    longestRoadDay: 3,
    vehicle: { kind: 'mixed', what: 'Shared boats; your quote says whether the car is private' },
  },
  facts: ['songkran'],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 59099, cut: 69099 },
      deluxe: { current: 63899, cut: 73899 },
      superDeluxe: { current: 71899, cut: 81899 },
    },
  ],
})
