import { defineTour } from '#content/define-tour.ts'

export const franceItaly = defineTour({
  id: 'FranceItaly',
  region: 'international',
  countries: ['france', 'italy'],
  path: '/tour/FranceItaly',
  alsoAt: ['/France-Italy'],
  duration: '4N/5D',
  place: 'France and Italy',
  title: 'France and Italy: Paris and Rome',
  line: 'Two nights in each',
  location: 'Paris, France, and Rome, Italy',
  scene: 'paris',
  themes: {
    honeymoon: 'An hour on the Seine as the bridges light up, and Montmartre in the evening',
    heritage: 'The Louvre, the Colosseum and the Vatican Museums',
  },
  head: {
    description:
      'Five days in two capitals: the Eiffel Tower, the Louvre and a boat on the Seine, a short flight, then the Colosseum, the Vatican and Trevi in Rome.',
    keywords: [
      'France Italy tour package',
      'Paris Rome tour',
      'Europe tour package',
      'Eiffel Tower',
      'Louvre',
      'Colosseum',
      'Vatican',
    ],
  },
  description:
    'Two nights in Paris and two in Rome, with a two-hour flight between them that is not in the price. Paris has the Eiffel Tower, the Louvre and a boat on the Seine. Rome has the Colosseum, the Vatican and the Trevi Fountain. Breakfast, timed tickets and local guides are in the price. Days 2 and 4 are full: each has four or five great sights.',
  days: [
    {
      title: 'Paris: arrival and a boat on the Seine',
      activities: [
        'Land at Charles de Gaulle; the drive into Paris takes about an hour',
        'Check in and rest, then a coffee at a pavement table',
        'An hour on the Seine as the bridges light up, past the Louvre and Notre-Dame',
      ],
      overnight: 'Paris',
      meals: [],
    },
    {
      title: 'Paris: Eiffel Tower, Louvre and Montmartre',
      activities: [
        'The Eiffel Tower early, to the second level',
        'Arc de Triomphe and the Champs-Élysées by road, Place de la Concorde on foot',
        'The Louvre with a guide: the best-known rooms in about two hours',
        'Notre-Dame, open again since the fire, and the lanes of the Île de la Cité',
        'Montmartre in the evening, with the view of the city from the steps of Sacré-Coeur',
      ],
      overnight: 'Paris',
      meals: ['B'],
    },
    {
      title: 'Paris → Rome: Pantheon and Trevi Fountain',
      activities: [
        'Breakfast, then the airport; the flight to Rome takes about two hours',
        'Check in near the centre and rest',
        'On foot: the Pantheon, Piazza Navona and the Spanish Steps',
        'The Trevi Fountain from the square; going down to the basin to throw a coin has a small ticket by day, not in the price',
      ],
      overnight: 'Rome',
      meals: ['B'],
    },
    {
      title: 'Rome: Colosseum, Forum and the Vatican',
      activities: [
        'The Colosseum at opening time, with a guide',
        'The Roman Forum and the Palatine hill next door, on the same ticket',
        "St Peter's Square and the basilica, shoulders and knees covered",
        'The Vatican Museums in the afternoon, ending under the Sistine ceiling',
        'Trastevere after dark, where vegetarian pizza is easy to find',
      ],
      overnight: 'Rome',
      meals: ['B'],
    },
    {
      title: 'Rome: a last walk and departure',
      activities: [
        "A morning walk to Campo de' Fiori, or the view from the Pincio terrace",
        'A last espresso at a bar',
        'Transfer to Fiumicino airport, about 45 minutes, for the flight home',
      ],
      meals: ['B'],
    },
  ],
  stops: [
    { name: 'Paris', at: [48.8566, 2.3522] },
    { name: 'Rome', at: [41.9028, 12.4964] },
  ],
  includes: ['hotel', 'breakfast', 'transfers', 'sightseeing', 'guide'],
  inclusions: [
    'Timed tickets: Eiffel Tower second level, Louvre, Colosseum with the Forum, Vatican Museums',
    'One-hour boat on the Seine',
    'Local guides at the Louvre and the Colosseum',
  ],
  exclusions: ['The flight from Paris to Rome on day 3'],
  beforeYouGo: [
    'One Schengen visa covers both countries. With equal nights in both, you apply to France, where you enter.',
    'You land in Paris and leave from Rome, so the tickets are for two airports.',
    "The Louvre is closed on Tuesdays and the Vatican Museums on nearly all Sundays. St Peter's may open late on Wednesdays. We choose your dates, or change the order of days, to fit.",
    'You walk 10 to 12 kilometres a day, so bring comfortable shoes. Watch your pockets at the famous spots. Vegetarian food is easy in Rome and needs a little search in Paris.',
  ],
  practical: {
    seasons: [
      { is: 'good', months: ['Apr', 'May', 'Jun', 'Sep', 'Oct'], why: 'Mild, and good for walking' },
      {
        is: 'fair',
        months: ['Jan', 'Feb', 'Mar', 'Jul', 'Aug', 'Nov', 'Dec'],
        why: 'Cool and short days in winter, hot and crowded in July and August',
      },
    ],
    pace: 'full',
    longestRoadDay: 2,
    vehicle: { kind: 'mixed', what: 'Car or coach; your quote says whether it is private' },
  },
  facts: ['trevi-ticket', 'paris-tourist-tax', 'rome-tourist-tax'],
  windows: [
    {
      from: '2025-01-01',
      till: '2026-02-15',
      standard: { current: 85699, cut: 99999 },
      deluxe: { current: 99999, cut: 135500 },
      superDeluxe: { current: 149500, cut: 198500 },
    },
  ],
})
