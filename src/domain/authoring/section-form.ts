import { QUESTIONS } from '#domain/catalogue/answers.ts'
import { PACE_NAMES, SEASON_NAMES } from '#domain/catalogue/practical.ts'
import { SCENE_TITLES } from '#domain/catalogue/scenes.ts'
import { STAYS } from '#domain/catalogue/stays.ts'
import { THEMES } from '#domain/catalogue/themes.ts'
import { TIERS, tierName } from '#domain/catalogue/tiers.ts'
import type { InclusionKey } from '#domain/catalogue/tour.ts'
import { MONTHS } from '#values/dates.ts'

/**
 * The kind of a field. line: one line. text: a paragraph. lines: one item per line. commas: names between commas.
 * point: latitude and longitude. ticks: some of a list, one checkbox each. ranked: some of a
 * list, numbered from 1.
 */
export type FieldKind = 'line' | 'text' | 'lines' | 'commas' | 'number' | 'date' | 'point' | 'ticks' | 'ranked'

export type FieldChoice = readonly [value: string, label: string]

/** Lists that come from the catalogue: countries, facts, tours, places for a night, stops of all tours. */
export type Offer = 'countries' | 'facts' | 'tours' | 'nights' | 'stops'

/**
 * A field of a form. Its name is its path in the document with dashes: "head-description". An empty optional field is
 * not stored.
 */
export type FieldOf = {
  name: string
  label: string
  kind: FieldKind
  optional?: true
  hint?: string
  /** The values that a line or a number may have. */
  choices?: readonly FieldChoice[]
  offer?: Offer
}

/**
 * Rows of one shape: days, stops, seasons. An empty optional list is not stored. A field's name begins with the list and the row's number.
 */
export type RowsOf = {
  list: string
  /** The name of one row: "Day". */
  one: string
  /** The field that names a row. */
  called: string
  optional?: true
  fields: FieldOf[]
}

/** A form of the editor. Each form is saved separately. */
export type SectionForm = { title: string; about: string; fields: FieldOf[]; rows?: RowsOf }

export const choicesOf = (names: Record<string, string>): FieldChoice[] => Object.entries(names)
export const fieldOf = (name: string, label: string, more: Partial<FieldOf> = {}): FieldOf => ({
  ...{ name, label, kind: 'line' },
  ...more,
})
export const OPTIONAL = { optional: true } as const

const DAY: FieldOf[] = [
  fieldOf('title', 'Towns and what happens', { hint: 'Towns with arrows between them, a colon, what happens' }),
  fieldOf('activities', 'Three to five lines', { kind: 'lines' }),
  fieldOf('overnight', 'Night in', { offer: 'nights', ...OPTIONAL }),
  fieldOf('stay', 'Sleeps in', {
    ...OPTIONAL,
    choices: [['', 'a hotel of the class'], ...STAYS.map((stay) => [stay, stay] as const)],
  }),
  fieldOf('hotelsUpTo', 'Best hotel there', {
    kind: 'number',
    ...OPTIONAL,
    choices: [['', '5 stars'], ...choicesOf({ 4: '4 stars', 3: '3 stars' })],
  }),
  fieldOf('meals', 'Meals in the price', {
    kind: 'ticks',
    choices: choicesOf({ B: 'Breakfast', L: 'Lunch', D: 'Dinner' }),
  }),
]

const SEASON: FieldOf[] = [
  fieldOf('is', 'These months are', { choices: choicesOf(SEASON_NAMES) }),
  fieldOf('months', 'Months', { kind: 'ticks', choices: MONTHS.map((month) => [month, month] as const) }),
  fieldOf('why', 'Why'),
]

const INCLUDED: Record<InclusionKey, string> = {
  flights: 'Flights from India',
  visa: 'Tourist visa',
  hotel: 'Hotel on twin sharing',
  breakfast: 'Breakfast',
  lunch: 'Lunch, where the plan lists it',
  dinner: 'Dinner, where the plan lists it',
  transfers: 'Pick-up, drop and transfers',
  sightseeing: 'Sightseeing, day by day',
  driver: 'A driver who knows the road',
  guide: 'A local guide, where the plan says so',
  insurance: 'Travel insurance',
}

const VEHICLES = {
  private: 'Your party alone',
  shared: 'With other guests',
  mixed: 'Both',
  public: 'Trains, buses and ferries',
}

/** The forms of the editor, in the order of the page. Reading and checking a section follow from its form. */
const FORMS = {
  names: {
    title: 'Names and place',
    about: 'What a card and the top of the page say.',
    fields: [
      fieldOf('title', 'Title', { hint: '8 to 40 letters: a place as a family names it' }),
      fieldOf('line', 'Line under it', { hint: '3 to 60 letters' }),
      fieldOf('place', 'Shown as place', { hint: 'As a person says it' }),
      fieldOf('location', 'Towns', { hint: 'Two to four, then the state or the country' }),
      fieldOf('region', 'Where', { choices: choicesOf({ domestic: 'India', international: 'Abroad' }) }),
      fieldOf('countries', 'Country', { kind: 'ranked', offer: 'countries' }),
      fieldOf('states', 'States, of a tour in India', { kind: 'commas', ...OPTIONAL }),
    ],
  },
  addresses: {
    title: 'Addresses',
    about: 'An address that a tour once had leads on to it.',
    fields: [
      fieldOf('path', 'Address of the page', { hint: 'It begins with a slash and has no spaces' }),
      fieldOf('alsoAt', 'Others that lead to it', { kind: 'lines' }),
    ],
  },
  description: {
    title: 'Description',
    about: 'The overview, and what search engines show.',
    fields: [
      fieldOf('description', 'What the trip is, in a few sentences', { kind: 'text', hint: '120 to 600 letters' }),
      fieldOf('head-description', 'For search engines', { kind: 'text', hint: '70 to 160 letters' }),
      fieldOf('head-keywords', 'What people type', { kind: 'lines', hint: 'Four to twelve' }),
    ],
  },
  days: {
    title: 'Days',
    about: 'Nights and days are counted from here.',
    fields: [fieldOf('nightsBefore', 'Nights in the air before day 1', { kind: 'number', ...OPTIONAL })],
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
      fields: [fieldOf('name', 'Place', { offer: 'stops' }), fieldOf('at', 'Latitude, longitude', { kind: 'point' })],
    },
  },
  included: {
    title: 'In the price, or not',
    about: 'Lines that all tours share are ticked; others are written.',
    fields: [
      fieldOf('includes', 'In the price', { kind: 'ticks', choices: choicesOf(INCLUDED) }),
      fieldOf('inclusions', 'More in the price', { kind: 'lines', ...OPTIONAL }),
      fieldOf('exclusions', 'Not in the price or at extra cost', { kind: 'lines', ...OPTIONAL }),
      fieldOf('transfers', 'Transfers in other words', OPTIONAL),
    ],
  },
  'before-you-go': {
    title: 'Before you go',
    about: 'What holds for this tour alone; the shared lines follow.',
    fields: [fieldOf('beforeYouGo', 'Lines of this tour', { kind: 'lines', ...OPTIONAL })],
  },
  themes: {
    title: 'Themes',
    about: 'A theme is one with its reason, which names something of the plan.',
    fields: Object.entries(THEMES).map(([key, name]) => fieldOf(`themes-${key}`, name, OPTIONAL)),
  },
  practical: {
    title: 'Season, pace, vehicle',
    about: 'Each month stands in one season, with its reason.',
    fields: [
      fieldOf('practical-pace', 'Pace', { choices: choicesOf(PACE_NAMES) }),
      fieldOf('practical-longestRoadDay', 'Hours on the road on the longest day', { kind: 'number' }),
      fieldOf('practical-vehicle-kind', 'Vehicle', { choices: choicesOf(VEHICLES) }),
      fieldOf('practical-vehicle-what', 'Which vehicle'),
      fieldOf('practical-rooms', 'Rooms', OPTIONAL),
      fieldOf('practical-children', 'Children', OPTIONAL),
      fieldOf('practical-papers', 'Papers that every guest carries', OPTIONAL),
      fieldOf('practical-altitude-top-place', 'Highest point', OPTIONAL),
      fieldOf('practical-altitude-top-metres', 'Metres of the highest point', { kind: 'number', ...OPTIONAL }),
      fieldOf('practical-altitude-night-place', 'Highest night', OPTIONAL),
      fieldOf('practical-altitude-night-metres', 'Metres of the highest night', { kind: 'number', ...OPTIONAL }),
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
        fieldOf('place', 'Place of the nights', { offer: 'nights' }),
        ...TIERS.map(({ key }) => fieldOf(key, tierName(key), OPTIONAL)),
      ],
    },
  },
  answers: {
    title: 'Answers',
    about: 'An empty one is answered from the plan, or as the agency answers on every tour.',
    fields: Object.entries(QUESTIONS).map(([key, question]) =>
      fieldOf(`answers-${key}`, question, { kind: 'text', ...OPTIONAL }),
    ),
  },
  questions: {
    title: 'Questions of this tour alone',
    about: 'They stand behind those that every tour answers, in this order.',
    fields: [],
    rows: {
      ...{ list: 'questions', one: 'Question', called: 'question' },
      ...OPTIONAL,
      fields: [fieldOf('question', 'Question'), fieldOf('answer', 'Answer', { kind: 'text' })],
    },
  },
  facts: {
    title: 'Facts',
    about: 'Permits, closures and levies; the visas of its countries are added.',
    fields: [fieldOf('facts', 'What holds for this tour', { kind: 'ticks', offer: 'facts', ...OPTIONAL })],
  },
  scene: {
    title: 'Picture',
    about: 'The drawn scene of the card, the page and the share picture.',
    fields: [fieldOf('scene', 'Scene', { choices: choicesOf(SCENE_TITLES) })],
  },
  similar: {
    title: 'Similar tours',
    about: 'Three at most, the nearest first. Those that you leave open are found by place, theme, price and nights.',
    fields: [fieldOf('similarTo', 'Similar tours', { kind: 'ranked', offer: 'tours', ...OPTIONAL })],
  },
} satisfies Record<string, SectionForm>

/** A section of a tour's document. Each section has a form and is saved separately. */
export type SectionName = keyof typeof FORMS
export const SECTION_FORMS: Record<SectionName, SectionForm> = FORMS
