import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import { inOneSentence, slipsOfShape } from '#domain/authoring/shape-slips.ts'
import { NewIdShape } from '#domain/authoring/tour-shape.ts'
import { type FiledTour, readTours, writeTours } from '#domain/authoring/tours-file.ts'
import { writeDrafts } from './draft.ts'
import { readWorkingTours, type WorkingTour } from './working-tours.ts'

export type Imported =
  /** `left`: ids of tours that a colleague has changed since the export; the others are drafts now. */
  { kind: 'imported'; tours: string[]; left: string[] } | { kind: 'refused'; says: string[] }

/** The current text of tours (by id; undefined: all) as JSON. */
export async function exportTours(database: D1Database, ids?: string[]): Promise<string> {
  const all = await readWorkingTours(database)
  return writeTours(
    all
      .filter(({ id }) => !ids || ids.includes(id))
      .map(({ document, seen, version }) => ({ document, seen, version })),
  )
}

/**
 * Imports such a text as drafts, if all shapes are valid. A tour that a colleague has changed since the export stays
 * unchanged. A repeated form is one change.
 */
export async function importTours(database: D1Database, author: Author, text: string): Promise<Imported> {
  const read = readTours(text)
  if ('says' in read) return { kind: 'refused', says: read.says }
  const [all, taken] = await Promise.all([readWorkingTours(database), toursOfForm(database, author)])
  const known = new Map(all.map((tour) => [tour.id, tour]))
  const says = read.tours.flatMap(({ document: { id } }) => (known.has(id) ? [] : newIdSlips(id, all)))
  if (says.length > 0) return { kind: 'refused', says }
  const hasMoved = (tour: FiledTour) =>
    !taken.includes(tour.document.id) && isChangedSince(known.get(tour.document.id), tour)
  const [moved, wanted] = [read.tours.filter(hasMoved), read.tours.filter((tour) => !hasMoved(tour))]
  if (wanted.length === 0) return { kind: 'refused', says: moved.map(({ document }) => `${document.id}: ${MOVED}`) }
  const drafts = wanted.map(({ document }) => ({ tour: document.id, on: known.get(document.id), document }))
  const isWritten = await writeDrafts(database, author, drafts)
  if (!isWritten) return { kind: 'refused', says: [JUST_MOVED] }
  return { kind: 'imported', tours: wanted.map(idOf), left: moved.map(idOf) }
}

const MOVED = 'a colleague has changed it since this file was exported. Export it again and change that file.'
const JUST_MOVED = 'A colleague has changed one of these tours at this moment. Send the file again.'

function idOf({ document }: FiledTour): string {
  return document.id
}

/** Whether a tour has changed since it was exported. */
function isChangedSince(on: WorkingTour | undefined, { document, seen, version }: FiledTour): boolean {
  return on !== undefined && (on.seen !== seen || on.version !== version) && !isSame(on.document, document)
}

async function toursOfForm(database: D1Database, { id }: Author): Promise<string[]> {
  const query = database
    .prepare("SELECT DISTINCT tour FROM draft_saves WHERE form > ?1 || ' ' AND form < ?1 || '!'")
    .bind(id)
  return (await forStaff(() => query.all<{ tour: string }>())).results.map(({ tour }) => tour)
}

/** Ids that differ only in case or underscores would share a file (cli/content/written-file.ts). */
function newIdSlips(id: string, all: WorkingTour[]): string[] {
  const other = all.find((tour) => plain(tour.id) === plain(id))
  if (other) return [`${id}: the tour is written ${other.id}`]
  return slipsOfShape(NewIdShape, id).map((slip) => `${id}: id: ${inOneSentence(slip)}`)
}

function plain(id: string): string {
  return id.toLowerCase().replaceAll('_', '')
}
