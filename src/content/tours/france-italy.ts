import { defineTour } from '#content/define-tour.ts'

export const franceItaly = defineTour({
  id: 'FranceItaly',
  region: 'international',
  countries: ['france', 'italy'],
  path: '/tour/FranceItaly',
  alsoAt: ['/France-Italy'],
  duration: '4N/5D',
  place: 'France and Italy',
  title: 'Paris and Rome, two nights each',
  location: 'Paris, Rome',
  scene: 'paris',
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
      'Itly',
      'पेरिस रोम',
      'फ्रांस इटली',
    ],
  },
  description:
    'Two cities that would each like you to themselves, and a two-hour flight between them. Paris gets its tower, its paintings and its river at dusk. Rome gets a morning among the ruins and an afternoon under the Sistine ceiling. The tickets are timed, so you walk past the longest queues and keep the evenings.',
  days: [
    {
      title: 'Paris, from the water',
      activities: [
        'Land at Charles de Gaulle; the drive into Paris takes about an hour',
        'Check in and rest, then coffee at a pavement table, facing outward as everyone does',
        'An hour on the Seine as the bridges light up, past the Louvre and Notre-Dame',
      ],
      overnight: 'Paris',
      meals: [],
    },
    {
      title: 'Tower, paintings, hill',
      activities: [
        'The Eiffel Tower early, to the second level',
        'Arc de Triomphe and the Champs-Élysées by road, Place de la Concorde on foot',
        'The Louvre, with a guide to find the few rooms you came for',
        'Notre-Dame, open again since the fire, and the lanes of the Île de la Cité',
        'Montmartre for the evening and the whole city from the steps of Sacré-Coeur',
      ],
      overnight: 'Paris',
      meals: ['B'],
    },
    {
      title: 'A morning flight to Rome',
      activities: [
        'Breakfast, then the airport; the flight to Rome takes about two hours',
        'Check in near the centre and let the afternoon cool',
        'On foot: the Pantheon, Piazza Navona and the Spanish Steps',
        'A coin into the Trevi Fountain, over the shoulder, as the rule is',
      ],
      overnight: 'Rome',
      meals: ['B'],
    },
    {
      title: 'Emperors and popes',
      activities: [
        'The Colosseum at opening time, with a guide',
        'The Roman Forum and the Palatine hill next door, on the same ticket',
        "St Peter's Square and the basilica, shoulders and knees covered",
        'The Vatican Museums in the afternoon, ending under the Sistine ceiling',
        'Trastevere after dark, where pizza without meat is no trouble at all',
      ],
      overnight: 'Rome',
      meals: ['B'],
    },
    {
      title: 'Arrivederci',
      activities: [
        "A morning walk to Campo de' Fiori, or the view from the Pincio terrace",
        'One more espresso, standing at the bar',
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
  exclusions: ['The flight from Paris to Rome; we book it along with your tickets from India'],
  beforeYouGo: [
    'One Schengen visa, needed before travel, covers both countries. With equal nights it is applied for to France, where you enter (rules as of November 2026; we check them again before you book).',
    'You land in Paris and leave from Rome, so the tickets are for two airports.',
    "The Louvre is shut on Tuesdays and the Vatican Museums on nearly all Sundays; St Peter's may open late on Wednesdays. We choose your dates, or turn the days around, to fit.",
    'These are walking days of 10 to 12 kilometres; bring shoes that you already trust. Watch your pockets at the famous spots.',
  ],
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
