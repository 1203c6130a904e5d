import type { Day } from '#domain/catalogue/tour.ts'
import { isSame } from './merge-section.ts'
import { pairDays } from './pair-days.ts'
import type { SectionForm } from './section-form.ts'
import { SECTIONS, type SectionName, sectionWith } from './sections.ts'
import type { TourDocument } from './tour-document.ts'
import { writeFields } from './typed-section.ts'

/** One thing that differs between two documents, in words: "Day 3: “Tirta Empul” left out". */
export type Difference = { section: SectionName; says: string }

/** What a newer document has otherwise than an older one, in the order of the forms. */
export function differences(was: TourDocument, now: TourDocument): Difference[] {
  const fields = ['duration', ...Object.values(SECTIONS).flat()] as const
  return fields
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
  if (field === 'duration') return [`Length: ${was.duration} → ${now.duration}`]
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
  const [gone, come] = [withoutEach(was, now), withoutEach(now, was)]
  const isMoved = !isSame(withoutEach(was, gone), withoutEach(now, come))
  const moved = isMoved ? [`${name}: in another order`] : []
  if (gone.length === 1 && come.length === 1) return [`${name}: ${quoted(gone[0])} → ${quoted(come[0])}`, ...moved]
  return [
    ...gone.map((each) => `${name}: ${quoted(each)} left out`),
    ...come.map((each) => `${name}: ${quoted(each)} new`),
    ...moved,
  ]
}

/** The lines without those of another list: each of those takes one line out. */
function withoutEach(lines: string[], taken: string[]): string[] {
  const left = [...taken]
  return lines.filter((line) => {
    const at = left.indexOf(line)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

function dayChanges(was: Day[], now: Day[]): string[] {
  const pairs = pairDays(was, now)
  const kept = pairs.filter((at) => at !== undefined)
  const changed = now.flatMap((day, at) => {
    const before = was[pairs[at] ?? -1]
    return before ? oneDay(`Day ${at + 1}`, before, day) : [`Day ${at + 1}: ${newDay(now, at)} new`]
  })
  const gone = was.flatMap(({ title }, at) => (kept.includes(at) ? [] : [`Day ${at + 1}: ${quoted(title)} left out`]))
  const isMoved = kept.some((at, index) => index > 0 && at < (kept[index - 1] ?? 0))
  return [...changed, ...gone, ...(isMoved ? ['Days: in another order'] : [])]
}

/** The title of a day; of one that says all that another says, which one that is. */
function newDay(days: Day[], at: number): string {
  const twin = days.findIndex((day, other) => other !== at && isSame(day, days[at]))
  return twin < 0 ? quoted(days[at]?.title) : `copy of day ${twin + 1}`
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
  const left = [...was]
  const changed = now.flatMap((row) => {
    const at = left.findIndex((other) => other[called] === row[called])
    const [before] = at < 0 ? [] : left.splice(at, 1)
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
