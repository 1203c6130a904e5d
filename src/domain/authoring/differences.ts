import { isSame } from './merge-section.ts'
import { pairRows, type WrittenRow } from './pair-rows.ts'
import { type FieldOf, type RowsOf, SECTION_FORMS, type SectionForm } from './section-form.ts'
import type { TourDocument } from './tour-document.ts'
import { valueAt } from './typed-section.ts'

/** One difference between two documents. `title`: the title of the form. `says`: "Day 3: “Tirta Empul” left out". */
export type Difference = { title: string; says: string }

/** The differences between an older and a newer document, in the order of the forms. */
export function differences(was: TourDocument, now: TourDocument): Difference[] {
  const length = was.duration === now.duration ? [] : [{ title: 'Length', says: `${was.duration} → ${now.duration}` }]
  const written = Object.values(SECTION_FORMS).flatMap((form) =>
    formDifferences(form, was, now).map((says) => ({ title: form.title, says })),
  )
  return [...length, ...written]
}

/** The differences within one form, without its title. */
export function formDifferences({ fields, rows }: SectionForm, was: object, now: object): string[] {
  return [
    ...fields.flatMap((field) =>
      fieldChanges(field, field.label, [valueAt(was, field.name), valueAt(now, field.name)]),
    ),
    ...(rows ? rowChanges(rows, [was, now]) : []),
  ]
}

type WasAndNow<Value> = [was: Value, now: Value]

/** A text before and after; of a list what came and what went. */
function fieldChanges({ kind, choices }: FieldOf, about: string, values: WasAndNow<unknown>): string[] {
  const [was, now] = values
  if (isSame(was, now)) return []
  const inWords = (value: unknown) => choices?.find(([choice]) => choice === String(value ?? ''))?.[1] ?? value
  const one = was ?? now
  if (Array.isArray(one) && kind !== 'point')
    return listChanges(
      about,
      values.map((list) => ((list ?? []) as unknown[]).map((each) => String(inWords(each)))),
    )
  return textChanges(
    about,
    values.map((value) => String(inWords(value) ?? '')),
  )
}

function textChanges(about: string, [was = '', now = '']: string[]): string[] {
  const name = named(about)
  if (was === '') return [`${name} ${quoted(now)} new`]
  if (now === '') return [`${name} ${quoted(was)} left out`]
  const at = differsFrom(was, now)
  return [`${name} ${quoted(was, at)} → ${quoted(now, at)}`]
}

/** Where two texts begin to be told: at their start, or at the word before they differ if that is far behind it. */
function differsFrom(one: string, other: string): number {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const before = one.lastIndexOf(' ', one.lastIndexOf(' ', same) - 1)
  return before < TOLD / 2 ? 0 : before + 1
}

function listChanges(about: string, [was = [], now = []]: string[][]): string[] {
  const [gone, come] = [withoutEach(was, now), withoutEach(now, was)]
  const isMoved = !isSame(withoutEach(was, gone), withoutEach(now, come))
  const [one, other] = [gone, come].map(([first = '', ...more]) => (more.length === 0 ? first : ''))
  return [
    ...(one && other
      ? textChanges(about, [one, other])
      : [...gone.map((each) => [each, '']), ...come.map((each) => ['', each])].flatMap((each) =>
          textChanges(about, each),
        )),
    ...(isMoved ? [`${named(about)} in another order`] : []),
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

/** The rows that were added, removed or moved, and the changes in the others. */
function rowChanges({ list, one, called, fields }: RowsOf, documents: WasAndNow<object>): string[] {
  const [was = [], now = []] = documents.map((document) => (valueAt(document, list) ?? []) as WrittenRow[])
  const pairs = pairRows(was, now, called)
  const kept = pairs.filter((at) => at !== undefined)
  const changed = now.flatMap((row, at) => {
    const before = was[pairs[at] ?? -1]
    return before ? oneRow(`${one} ${at + 1}`, fields, [before, row]) : [`${one} ${at + 1}: ${newRow(now, at)} new`]
  })
  const gone = was.flatMap((row, at) =>
    kept.includes(at) ? [] : [`${one} ${at + 1}: ${quoted(String(row[called]))} left out`],
  )
  const isMoved = kept.some((at, index) => index > 0 && at < (kept[index - 1] ?? 0))
  return [...changed, ...gone, ...(isMoved ? ['in another order'] : [])]

  /** Says that a row is new. Where its lines equal those of another row, it is called a copy of that row. */
  function newRow(rows: WrittenRow[], at: number): string {
    const twin = rows.findIndex((row, other) => other !== at && isSame(row, rows[at]))
    return twin < 0 ? quoted(String(rows[at]?.[called])) : `copy of ${one.toLowerCase()} ${twin + 1}`
  }
}

/** Its lines are told without a name. */
function oneRow(name: string, fields: FieldOf[], [was, now]: WasAndNow<WrittenRow>): string[] {
  return fields.flatMap((field) => {
    const about = field.kind === 'lines' ? name : `${name}, ${field.label.toLowerCase()}`
    return fieldChanges(field, about, [was[field.name], now[field.name]])
  })
}

function named(about: string): string {
  return about.endsWith('?') ? about : `${about}:`
}

const TOLD = 80

function quoted(text: string, from = 0): string {
  const told = from > 0 ? `…${text.slice(from)}` : text
  return `“${told.length > TOLD ? `${told.slice(0, TOLD - 1)}…` : told}”`
}
