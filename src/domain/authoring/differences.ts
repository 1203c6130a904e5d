import type { Day } from '#domain/catalogue/tour.ts'
import { isSame } from './merge-section.ts'
import type { SectionForm } from './section-form.ts'
import { SECTIONS, type SectionName, sectionWith } from './sections.ts'
import type { TourDocument } from './tour-document.ts'
import { writeFields } from './typed-section.ts'

/** One thing that differs between two documents, in words: "Day 3: “Tirta Empul” left out". */
export type Difference = { section: SectionName; says: string }

/** What a newer document has otherwise than an older one, in the order of the forms. */
export function differences(was: TourDocument, now: TourDocument): Difference[] {
  return Object.values(SECTIONS)
    .flat()
    .filter((field) => !isSame(was[field], now[field]))
    .flatMap((field) => saidOf(field, was, now).map((says) => ({ section: sectionWith(field), says })))
}

/** The same of what a form is about: a line for each field that differs. */
export function formDifferences(form: SectionForm, was: object, now: object): string[] {
  const [old, young] = [writeFields(form, was), writeFields(form, now)]
  return form.fields.flatMap(({ name, label }) => valueChanges(label, old[name], young[name]))
}

type Field = keyof TourDocument

const NAMES: Partial<Record<Field, string>> = {
  region: 'Region',
  countries: 'Countries',
  states: 'States',
  place: 'Place',
  title: 'Title',
  line: 'Headline',
  location: 'Where it goes',
  path: 'Address',
  alsoAt: 'Old addresses',
  description: 'Description',
  head: 'For search engines',
  nightsBefore: 'Nights in the air',
  includes: 'Included',
  inclusions: 'Included, own lines',
  exclusions: 'Not included, own lines',
  transfers: 'Transfers',
  beforeYouGo: 'Know before you go',
  themes: 'Themes',
  practical: 'Practical',
  answers: 'Answers',
  hotels: 'Hotels',
  questions: 'Question',
  stops: 'Map',
  similarTo: 'Similar tours',
  facts: 'Facts',
  scene: 'Picture',
}

function saidOf(field: Field, was: TourDocument, now: TourDocument): string[] {
  if (field === 'days') return dayChanges(was.days, now.days)
  const called = CALLED[field]
  if (called) return rowChanges(NAMES[field] ?? field, [was[field], now[field]] as Row[][], called)
  return valueChanges(NAMES[field] ?? field, was[field], now[field])
}

/** A text before and after; of a list what came and what went; of a group each field by its name. */
function valueChanges(name: string, was: unknown, now: unknown): string[] {
  if (isSame(was, now)) return []
  const one = was ?? now
  if (Array.isArray(one) && typeof one[0] !== 'number') return listChanges(name, asTexts(was), asTexts(now))
  if (isGroup(one)) return groupChanges(name, was, now)
  if (isNothing(was)) return [`${name}: ${quoted(now)} new`]
  if (isNothing(now)) return [`${name}: ${quoted(was)} left out`]
  return [`${name}: ${quoted(was)} → ${quoted(now)}`]
}

function groupChanges(name: string, was: unknown, now: unknown): string[] {
  const [old, young] = [was ?? {}, now ?? {}] as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...old, ...young }).flatMap((key) => valueChanges(`${name}, ${key}`, old[key], young[key]))
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === ''
}

function listChanges(name: string, was: string[], now: string[]): string[] {
  const gone = was.filter((each) => !now.includes(each))
  const come = now.filter((each) => !was.includes(each))
  if (gone.length === 1 && come.length === 1) return [`${name}: ${quoted(gone[0])} → ${quoted(come[0])}`]
  const said = [
    ...gone.map((each) => `${name}: ${quoted(each)} left out`),
    ...come.map((each) => `${name}: ${quoted(each)} new`),
  ]
  return said.length > 0 ? said : [`${name}: in another order`]
}

function dayChanges(was: Day[], now: Day[]): string[] {
  const old = was.map(({ title }) => title)
  const isSameLength = was.length === now.length
  const changed = now.flatMap((day, at) => {
    const before = was.find(({ title }) => title === day.title) ?? (isSameLength ? was[at] : undefined)
    return before ? oneDay(`Day ${at + 1}`, before, day) : [`Day ${at + 1}: ${quoted(day.title)} new`]
  })
  const kept = now.map(({ title }) => title)
  const gone = isSameLength ? [] : was.filter(({ title }) => !kept.includes(title))
  const moved = isSameLength && old.some((title, at) => kept.includes(title) && kept[at] !== title)
  return [
    ...changed,
    ...gone.map((day) => `Day ${was.indexOf(day) + 1}: ${quoted(day.title)} left out`),
    ...(moved ? ['Days: in another order'] : []),
  ]
}

const DAY_FIELDS: [keyof Day, string][] = [
  ['title', 'title'],
  ['overnight', 'night'],
  ['stay', 'stay'],
  ['hotelsUpTo', 'stars at most'],
]

function oneDay(name: string, was: Day, now: Day): string[] {
  return [
    ...DAY_FIELDS.flatMap(([field, word]) => valueChanges(`${name}, ${word}`, was[field], now[field])),
    ...(isSame(was.activities, now.activities) ? [] : listChanges(name, was.activities, now.activities)),
    ...(isSame(was.meals, now.meals) ? [] : [`${name}, meals: ${meals(was)} → ${meals(now)}`]),
  ]
}

function meals({ meals: served }: Day): string {
  return served.join(', ') || 'none'
}

type Row = Record<string, unknown>
/** By which of its fields a row of a list is known. */
const CALLED: Partial<Record<Field, string>> = { stops: 'name', hotels: 'place', questions: 'question' }

/** The rows that came, went or moved, and what changed of the others. */
function rowChanges(name: string, [was = [], now = []]: Row[][], called: string): string[] {
  const names = [was, now].map((rows) => rows.map((row) => String(row[called])))
  const changed = now.flatMap((row) => {
    const before = was.find((other) => other[called] === row[called])
    return before ? groupChanges(`${name} ${row[called]}`, before, row) : []
  })
  return [...(isSame(names[0], names[1]) ? [] : listChanges(name, names[0] ?? [], names[1] ?? [])), ...changed]
}

function asTexts(list: unknown): string[] {
  return ((list ?? []) as unknown[]).map((each) => (typeof each === 'string' ? each : JSON.stringify(each)))
}

function isGroup(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** How much of a long text is told. */
const TOLD = 80

function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `“${text.length > TOLD ? `${text.slice(0, TOLD - 1)}…` : text}”`
}
