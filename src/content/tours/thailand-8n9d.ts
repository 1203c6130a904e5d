import { defineTour } from '#content/define-tour.ts'

export const thailand8n9d = defineTour({
  id: 'Thailand8n9d',
  region: 'international',
  countries: ['thailand'],
  path: '/tour/Thailand8n9d',
  alsoAt: ['/Thailand9d8n'],
  duration: '8N/9D',
  place: 'Thailand',
  title: 'Thailand, from hills to island',
  location: 'Bangkok, Ayutthaya, Chiang Mai, Koh Samui',
  scene: 'chiang-mai',
  head: {
    description:
      'Nine days across Thailand: the canals of Bangkok, ruined Ayutthaya, the temples and hills of Chiang Mai, and three nights by the sea on Koh Samui.',
    keywords: [
      'Thailand tour package',
      'Chiang Mai',
      'Koh Samui',
      'Bangkok',
      'Ayutthaya',
      'Doi Suthep',
      'Changmai',
      'Kosamui',
      'थाईलैंड',
      'चियांग माई',
    ],
  },
  description:
    'Three capitals and an island. Bangkok first, then Ayutthaya, the capital that burned, then Chiang Mai, which is older than both. When you have had your fill of temples there are three nights on Koh Samui: a day for boats, a day around the island, and long afternoons that nobody has planned.',
  days: [
    {
      title: 'Bangkok, gently',
      activities: [
        'Arrive in Bangkok, where the driver waits at the gate with your name',
        'Check in, rest, and let the clock catch up: Thailand is an hour and a half ahead',
        'An evening walk along the river and the flower market at Pak Khlong Talat, open through the night',
      ],
      overnight: 'Bangkok',
      meals: [],
    },
    {
      title: 'Palace and canals',
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
      title: 'The capital that burned',
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
      title: 'The mountain and the moat',
      activities: [
        'Up to Wat Phra That Doi Suthep early: 306 steps between two serpents, and the city below',
        'Down to the old town: Wat Chedi Luang, still tall with its top gone, and Wat Phra Singh',
        'A tea break, then the craft houses of the Wua Lai silver quarter and carved Wat Sri Suphan',
        'Night Bazaar on Chang Khlan Road',
      ],
      overnight: 'Chiang Mai',
      meals: ['B'],
    },
    {
      title: 'Elephants at their own pace',
      activities: [
        'Drive to the Mae Taeng valley, a little over an hour north',
        'A half day with elephants: feeding and walking beside them, no rides and no shows',
        'Lunch at the camp, vegetarian as the hosts are',
        'Khao soi or mango with sticky rice in the old town in the evening, on your own',
      ],
      overnight: 'Chiang Mai',
      meals: ['B', 'L'],
    },
    {
      title: 'Hills to sea',
      activities: [
        'Warorot market in the morning, for spices and dried longan',
        'Fly to Koh Samui, direct on some days and by way of Bangkok on others',
        'Drive from a very small airport to your hotel by Chaweng, and a swim before dark',
      ],
      overnight: 'Koh Samui',
      meals: ['B'],
    },
    {
      title: 'Ang Thong by boat',
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
      title: 'Around Samui',
      activities: [
        'Wat Plai Laem, its many-armed Guanyin over the water, and the Big Buddha close by',
        'Hin Ta and Hin Yai, two rocks at Lamai that have made visitors blush for years',
        'Na Muang waterfall in the hills, fullest after rain',
        'The rest of the day on the sand, without a plan',
      ],
      overnight: 'Koh Samui',
      meals: ['B'],
    },
    {
      title: 'Off the island',
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
  includes: ['hotel', 'breakfast', 'lunch', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Tickets for the Grand Palace, Wat Pho, Wat Arun, the Ayutthaya temples and Doi Suthep',
    'Longtail boat in Thonburi and a shared boat to Ang Thong with the park fee',
    'Half day with elephants in Mae Taeng, without riding',
  ],
  exclusions: [
    'The flights inside Thailand: Bangkok to Chiang Mai, Chiang Mai to Koh Samui, Koh Samui to Bangkok; we book them with your tickets from India',
  ],
  beforeYouGo: [
    'Indian passports enter Thailand visa-free; the digital arrival card (TDAC) is filled in online in the three days before you land. Rules as of November 2026; we check them again before you book.',
    'Koh Samui has most of its rain from October to December. Ang Thong shuts for some weeks in that season; another boat day takes its place.',
    'Chiang Mai can be hazy from late February to April, when fields are burned.',
    'Temples and the Grand Palace ask for covered shoulders and knees. The palace can close for royal ceremonies.',
  ],
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
