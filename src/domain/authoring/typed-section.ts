import { isCalendarDay } from '#values/dates.ts'
import type { Mistakes } from '#values/mistakes.ts'
import { oneLine } from '#values/plain-text.ts'
import { blankRowsLeftOut, rowCount, rowPrefix } from './form-rows.ts'
import { type FieldOf, SECTION_FORMS, type SectionForm, type SectionName } from './section-form.ts'
import type { Section } from './sections.ts'

/** The sent fields of a form by name. A checkbox holds its place in the list, or "new". */
export type Fields = Record<string, string>

/** The most letters that a field may hold; each place has a lower limit, which has a message. */
const LONGEST = 20_000

export function fieldsOf(name: SectionName, section: Section): Fields {
  return writeFields(SECTION_FORMS[name], section)
}

/** Writes a value into the fields of its form. */
export function writeFields({ fields: own, rows }: SectionForm, value: object): Fields {
  const fields = own.flatMap((field) => written(field, valueAt(value, field.name)))
  const list = rows ? ((valueAt(value, rows.list) ?? []) as object[]) : []
  const inRows = list.flatMap((row, at) =>
    (rows?.fields ?? []).flatMap((field) =>
      written({ ...field, name: rowPrefix(rows?.list, at + 1) + field.name }, valueAt(row, field.name)),
    ),
  )
  return Object.fromEntries([...fields, ...inRows])
}

function written({ name, kind }: FieldOf, value: unknown): [string, string][] {
  if (kind === 'ticks') return listOf(value).map((each, at) => [`${name}-${each}`, String(at)])
  if (kind === 'ranked') return listOf(value).map((each, at) => [`${name}-${at + 1}`, each])
  if (kind === 'lines') return [[name, listOf(value).join('\n')]]
  if (kind === 'commas' || kind === 'point') return [[name, listOf(value).join(', ')]]
  return [[name, value === undefined ? '' : String(value)]]
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/**
 * Reads the fields of a section's form. Empty rows are dropped and the others numbered anew. `mistakes`: fields that
 * cannot be read.
 * @param positions the coordinates of known stops; a stop without a position gets its own from here
 */
export function readSection(name: SectionName, typed: Fields, positions: Positions) {
  const { value, ...read } = readFields(SECTION_FORMS[name], typed, positions)
  return { ...read, section: (name === 'themes' ? { themes: {}, ...value } : value) as Section }
}

/** The same for any form. The value has no type until it is judged. */
export function readFields(form: SectionForm, typed: Fields, positions: Positions) {
  const fields = blankRowsLeftOut(form, typed)
  const [value, mistakes]: [Group, Mistakes] = [{}, {}]
  if (form.rows) put(value, form.rows.list, [])
  for (const field of allFields(form, fields)) {
    const read = readField(field, fields, positions)
    if (read.mistake) mistakes[field.name] = `${field.label}: ${read.mistake}`
    else if (read.value !== undefined) put(value, field.name, read.value)
  }
  if (form.rows?.optional && rowCount(form.rows.list, fields) === 0) delete value[form.rows.list]
  return { value, fields, mistakes }
}

/** Latitude and longitude by the name of a stop. */
export type Positions = Record<string, readonly [number, number]>

/** Every field of a form with its full name, including the fields of the present rows. */
export function allFields({ fields, rows }: SectionForm, typed: Fields): FieldOf[] {
  if (!rows) return fields
  const numbers = Array.from({ length: rowCount(rows.list, typed) }, (_, at) => at + 1)
  return [
    ...fields,
    ...numbers.flatMap((number) =>
      rows.fields.map((field) => ({
        ...field,
        name: rowPrefix(rows.list, number) + field.name,
        label: `${rows.one} ${number}, ${field.label.toLowerCase()}`,
      })),
    ),
  ]
}

/** The value of one field; absent: it is not stored. */
type Read = { value?: unknown; mistake?: string }

function readField(field: FieldOf, typed: Fields, positions: Positions): Read {
  const { name, kind, optional } = field
  const text = typed[name] ?? ''
  if (optional && text.trim() === '' && kind !== 'ticks' && kind !== 'ranked') return {}
  switch (kind) {
    case 'ticks':
      return listRead(field, ticked(name, typed))
    case 'ranked':
      return listRead(field, ranked(name, typed))
    case 'lines':
      return listRead(field, text.split('\n'))
    case 'commas':
      return listRead(field, text.split(','))
    case 'point':
      return pointOf(oneLine(text), positions[oneLine(typed[name.replace(/at$/, 'name')] ?? '')])
    default:
      return wordsRead(kind, oneLine(text, LONGEST))
  }
}

function listRead({ optional }: FieldOf, list: string[]): Read {
  const said = list.map((each) => oneLine(each, LONGEST)).filter(Boolean)
  return optional && said.length === 0 ? {} : { value: said }
}

function ticked(name: string, typed: Fields): string[] {
  const ticks = Object.entries(typed).filter(([key]) => key.startsWith(`${name}-`))
  const place = (held: string) => (/^\d+$/.test(held) ? Number(held) : Number.POSITIVE_INFINITY)
  return ticks
    .map(([key, held], at) => ({ value: key.slice(name.length + 1), place: place(held), at }))
    .sort((one, other) => (one.place === other.place ? one.at - other.at : one.place - other.place))
    .map(({ value }) => value)
}

function ranked(name: string, typed: Fields): string[] {
  const places = Object.keys(typed).filter((key) => new RegExp(`^${name}-\\d+$`).test(key))
  return places.sort().flatMap((key) => typed[key] || [])
}

function wordsRead(kind: FieldOf['kind'], said: string): Read {
  if (kind === 'date') return isCalendarDay(said) ? { value: said } : { mistake: 'is no day; choose one' }
  if (kind !== 'number') return { value: said }
  const value = Number(said.replace(',', '.'))
  return said === '' || !Number.isFinite(value) ? { mistake: 'is no number' } : { value }
}

function pointOf(text: string, known: readonly [number, number] | undefined): Read {
  if (text === '' && known) return { value: [...known] }
  if (text === '') return { mistake: 'is not known yet: write latitude and longitude, for example 34.1526, 77.5771' }
  const [latitude = '', longitude = '', ...more] = text.split(/[,;\s]+/).map((part) => part.replace('°', ''))
  const isPoint = [latitude, longitude].every((part) => /^-?\d{1,3}(\.\d+)?$/.test(part)) && more.length === 0
  return isPoint
    ? { value: [Number(latitude), Number(longitude)] }
    : { mistake: 'is latitude, a comma, longitude, for example 34.1526, 77.5771' }
}

type Group = Record<string, unknown>

/** "days-3-title" → the title of the third day. */
export function valueAt(group: object, name: string): unknown {
  return name.split('-').reduce<unknown>((value, step) => (value as Group | undefined)?.[keyOf(step)], group)
}

function put(group: Group, name: string, value: unknown): void {
  const steps = name.split('-').map(keyOf)
  const last = steps.pop() ?? ''
  let at: Group = group
  for (const step of steps) {
    at[step] ??= {}
    at = at[step] as Group
  }
  at[last] = value
}

function keyOf(step: string): string {
  return /^\d+$/.test(step) ? String(Number(step) - 1) : step
}
