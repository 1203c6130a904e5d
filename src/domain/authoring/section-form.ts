import { QUESTIONS } from '#domain/catalogue/answers.ts'
import { PACE_NAMES, SEASON_NAMES } from '#domain/catalogue/practical.ts'
import { SCENE_TITLES } from '#domain/catalogue/scenes.ts'
import { THEMES } from '#domain/catalogue/themes.ts'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import { MONTHS } from '#values/dates.ts'
import type { SectionName } from './sections.ts'

/**
 * How a field is typed. line: one line; text: a paragraph; lines: a line each; commas: names with commas between them;
 * point: latitude and longitude; choice: one of a list; ticks: some of a list, each a field with its name behind; ranked:
 * some of a list in their order, numbered from 1.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'lines'
  | 'commas'
  | 'number'
  | 'date'
  | 'point'
  | 'choice'
  | 'ticks'
  | 'ranked'

export type FieldChoice = readonly [value: string, label: string]

/** What only the catalogue knows: its countries, facts, tours, where a night of the tour may be spent, the stops of all tours. */
export type Offer = 'countries' | 'facts' | 'tours' | 'nights' | 'stops'

/**
 * A field of a form. Its name is its place in the document with dashes: "head-description". Of an optional one nothing
 * is kept where nothing is typed.
 */
export type FieldOf = {
  name: string
  label: string
  kind: FieldKind
  optional?: true
  hint?: string
  choices?: readonly FieldChoice[]
  offer?: Offer
}

/** Rows of one shape: days, stops, seasons. Of an optional list nothing is kept where there is no row. A field's whole name has the list and the row's number before it. */
export type RowsOf = {
  list: string
  /** "Day": what one row is. */
  one: string
  /** The field by which a row is called. */
  called: string
  optional?: true
  fields: FieldOf[]
}

/** A short form of the editor, saved alone. */
export type SectionForm = { title: string; about: string; fields: FieldOf[]; rows?: RowsOf }

const choicesOf = (names: Record<string, string>): FieldChoice[] => Object.entries(names)
const line = (name: string, label: string, more: Partial<FieldOf> = {}): FieldOf => ({
  ...{ name, label, kind: 'line' },
  ...more,
})
const OPTIONAL = { optional: true } as const

const DAY: FieldOf[] = [
  line('title', 'Towns and what happens', { hint: 'Towns with arrows between them, a colon, what happens' }),
  line('activities', 'Three to five lines, one a line', { kind: 'lines' }),
  line('overnight', 'Night in', { offer: 'nights', ...OPTIONAL }),
  line('stay', 'Sleeps in', {
    kind: 'choice',
    ...OPTIONAL,
    choices: [
      ['', 'a hotel of the class'],
      ...['camp', 'houseboat', 'cruise boat', 'guest house', 'home stay', 'train', 'ferry'].map(
        (stay) => [stay, stay] as const,
      ),
    ],
  }),
  line('hotelsUpTo', 'Best hotel there', {
    kind: 'number',
    ...OPTIONAL,
    choices: [
      ['', '5 stars'],
      ['4', '4 stars'],
      ['3', '3 stars'],
    ],
  }),
  line('meals', 'Meals in the price', {
    kind: 'ticks',
    choices: [
      ['B', 'Breakfast'],
      ['L', 'Lunch'],
      ['D', 'Dinner'],
    ],
  }),
]

const SEASON: FieldOf[] = [
  line('is', 'These months are', { kind: 'choice', choices: choicesOf(SEASON_NAMES) }),
  line('months', 'Months', { kind: 'ticks', choices: MONTHS.map((month) => [month, month] as const) }),
  line('why', 'Why'),
]

/** How the lines that all tours share are called in the form. */
const INCLUDED: FieldChoice[] = [
  ['flights', 'Flights from India'],
  ['visa', 'Tourist visa'],
  ['hotel', 'Hotel on twin sharing'],
  ['breakfast', 'Breakfast'],
  ['lunch', 'Lunch, where the plan lists it'],
  ['dinner', 'Dinner, where the plan lists it'],
  ['transfers', 'Pick-up, drop and transfers'],
  ['sightseeing', 'Sightseeing, day by day'],
  ['driver', 'A driver who knows the road'],
  ['guide', 'A local guide, where the plan says so'],
  ['insurance', 'Travel insurance'],
]

/** Every short form of the editor, in the order of the page. */
export const SECTION_FORMS: Record<SectionName, SectionForm> = {
  names: {
    title: 'Names and place',
    about: 'What a card and the top of the page say.',
    fields: [
      line('title', 'Title', { hint: '8 to 40 letters: a place as a family names it' }),
      line('line', 'Line under it', { hint: '3 to 60 letters' }),
      line('place', 'Shown as place', { hint: 'As a person says it' }),
      line('location', 'Towns', { hint: 'Two to four, then the state or the country' }),
      line('region', 'Where', {
        kind: 'choice',
        choices: [
          ['domestic', 'India'],
          ['international', 'Abroad'],
        ],
      }),
      line('countries', 'Country', { kind: 'ranked', offer: 'countries' }),
      line('states', 'States, of a tour in India', { kind: 'commas', ...OPTIONAL }),
    ],
  },
  addresses: {
    title: 'Addresses',
    about: 'An address that a tour once had leads on to it.',
    fields: [
      line('path', 'Address of the page', { hint: 'It begins with a slash and has no spaces' }),
      line('alsoAt', 'Others that lead to it, one a line', { kind: 'lines' }),
    ],
  },
  description: {
    title: 'Description',
    about: 'The overview, and what search engines show.',
    fields: [
      line('description', 'What the trip is, in a few sentences', { kind: 'text', hint: '120 to 600 letters' }),
      line('head-description', 'For search engines', { kind: 'text', hint: '70 to 160 letters' }),
      line('head-keywords', 'What people type, one a line', { kind: 'lines', hint: 'Four to twelve' }),
    ],
  },
  days: {
    title: 'Days',
    about: 'Nights and days are counted from here.',
    fields: [line('nightsBefore', 'Nights in the air before day 1', { kind: 'number', ...OPTIONAL })],
    rows: { list: 'days', one: 'Day', called: 'title', fields: DAY },
  },
  map: {
    title: 'Map',
    about:
      'Stops in the order of the trip. A place of another tour needs no position; a new one has it, as 34.1526, 77.5771.',
    fields: [],
    rows: {
      list: 'stops',
      one: 'Stop',
      called: 'name',
      fields: [line('name', 'Place', { offer: 'stops' }), line('at', 'Latitude, longitude', { kind: 'point' })],
    },
  },
  included: {
    title: 'In the price, or not',
    about: 'Lines that all tours share are ticked; others are written.',
    fields: [
      line('includes', 'In the price', { kind: 'ticks', choices: INCLUDED }),
      line('inclusions', 'More in the price, one a line', { kind: 'lines', ...OPTIONAL }),
      line('exclusions', 'Not in the price or at extra cost, one a line', { kind: 'lines', ...OPTIONAL }),
      line('transfers', 'Transfers in other words', OPTIONAL),
    ],
  },
  'before-you-go': {
    title: 'Before you go',
    about: 'What holds for this tour alone; the shared lines follow.',
    fields: [line('beforeYouGo', 'One a line', { kind: 'lines', ...OPTIONAL })],
  },
  themes: {
    title: 'Themes',
    about: 'A theme is one with its reason, which names something of the plan.',
    fields: Object.entries(THEMES).map(([key, name]) => line(`themes-${key}`, name, OPTIONAL)),
  },
  practical: {
    title: 'Season, pace, vehicle',
    about: 'Each month stands in one season, with its reason.',
    fields: [
      line('practical-pace', 'Pace', { kind: 'choice', choices: choicesOf(PACE_NAMES) }),
      line('practical-longestRoadDay', 'Hours on the road on the longest day', { kind: 'number' }),
      line('practical-vehicle-kind', 'Vehicle', {
        kind: 'choice',
        choices: [
          ['private', 'Your party alone'],
          ['shared', 'With other guests'],
          ['mixed', 'Both'],
          ['public', 'Trains, buses and ferries'],
        ],
      }),
      line('practical-vehicle-what', 'Which vehicle'),
      line('practical-rooms', 'Rooms', OPTIONAL),
      line('practical-children', 'Children', OPTIONAL),
      line('practical-papers', 'Papers that every guest carries', OPTIONAL),
      line('practical-altitude-top-place', 'Highest point', OPTIONAL),
      line('practical-altitude-top-metres', 'Its metres', { kind: 'number', ...OPTIONAL }),
      line('practical-altitude-night-place', 'Highest night', OPTIONAL),
      line('practical-altitude-night-metres', 'Its metres', { kind: 'number', ...OPTIONAL }),
    ],
    rows: { list: 'practical-seasons', one: 'Season', called: 'why', fields: SEASON },
  },
  hotels: {
    title: 'Hotels',
    about: 'By place and class; visitors read “or similar” above them. A class without a hotel is named in the quote.',
    fields: [],
    rows: {
      ...{ list: 'hotels', one: 'Place', called: 'place' },
      ...OPTIONAL,
      fields: [
        line('place', 'Place of the nights', { offer: 'nights' }),
        ...TIERS.map(({ key }) => line(key, tierName(key), OPTIONAL)),
      ],
    },
  },
  answers: {
    title: 'Answers',
    about: 'An empty one is answered from the plan, or as the agency answers on every tour.',
    fields: Object.entries(QUESTIONS).map(([key, question]) =>
      line(`answers-${key}`, question, { kind: 'text', ...OPTIONAL }),
    ),
  },
  questions: {
    title: 'Questions of this tour alone',
    about: 'They stand behind those that every tour answers, in this order.',
    fields: [],
    rows: {
      ...{ list: 'questions', one: 'Question', called: 'question' },
      ...OPTIONAL,
      fields: [line('question', 'Question'), line('answer', 'Answer', { kind: 'text' })],
    },
  },
  facts: {
    title: 'Facts',
    about: 'Permits, closures and levies; the visas of its countries are added.',
    fields: [line('facts', 'What holds for this tour', { kind: 'ticks', offer: 'facts', ...OPTIONAL })],
  },
  scene: {
    title: 'Picture',
    about: 'The drawn scene of the card, the page and the share picture.',
    fields: [line('scene', 'Scene', { kind: 'choice', choices: choicesOf(SCENE_TITLES) })],
  },
  similar: {
    title: 'Similar tours',
    about: 'Three at most, the nearest first. Those that you leave open are found by place, theme, price and nights.',
    fields: [line('similarTo', 'Similar tours', { kind: 'ranked', offer: 'tours', ...OPTIONAL })],
  },
}
