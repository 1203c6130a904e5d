import type { Author } from '#data/catalogue/changes.ts'
import { inOneSentence, slipsOfShape } from '#domain/authoring/shape-slips.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import { DocumentShape } from '#domain/authoring/tour-shape.ts'
import { writeDrafts } from './draft.ts'
import { listToursInWork } from './working-tours.ts'

export type Imported = { kind: 'imported'; tours: string[] } | { kind: 'refused'; says: string[] }

/** What a file may hold at most. */
const MOST_TOURS = 300
const MOST_LETTERS = 5_000_000

/** Tours (ids; undefined: all) as one JSON text, as the staff have them now. */
export async function exportTours(database: D1Database, ids?: string[]): Promise<string> {
  const all = await listToursInWork(database)
  const tours = all.filter(({ id }) => !ids || ids.includes(id)).map(({ document }) => document)
  return `${JSON.stringify({ tours }, null, 2)}\n`
}

/** Takes such a text in, whole or not at all, as drafts. A refusal names the tour, the place and what would be right. */
export async function importTours(database: D1Database, author: Author, text: string): Promise<Imported> {
  const read = readTours(text)
  if (!('tours' in read)) return { kind: 'refused', says: read.says }
  const known = new Map((await listToursInWork(database)).map((tour) => [tour.id, tour]))
  const lower = new Map([...known.keys()].map((id) => [id.toLowerCase(), id]))
  const others = read.tours.filter(({ id }) => (lower.get(id.toLowerCase()) ?? id) !== id)
  if (others.length > 0)
    return {
      kind: 'refused',
      says: others.map(({ id }) => `${id}: the tour is written ${lower.get(id.toLowerCase())}`),
    }
  const drafts = read.tours.map((document) => ({ tour: document.id, on: known.get(document.id), document }))
  if (await writeDrafts(database, author, drafts)) return { kind: 'imported', tours: drafts.map(({ tour }) => tour) }
  return { kind: 'refused', says: ['Somebody has changed one of these tours at this moment. Send the file again.'] }
}

function readTours(text: string): { tours: TourDocument[] } | { says: string[] } {
  if (text.length > MOST_LETTERS) return { says: ['The file is too large: five million letters fit.'] }
  const list = listIn(text)
  if (!list) return { says: ['This is no file of tours: it begins with {"tours": [ as an exported one does.'] }
  if (list.length === 0 || list.length > MOST_TOURS)
    return { says: [`A file holds 1 to ${MOST_TOURS} tours; this one ${list.length}.`] }
  const says = list.flatMap((tour, at) => slipsOf(tour, at))
  const ids = list.map((tour) => (tour as TourDocument)?.id)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands there twice`)
  if (says.length + twice.length > 0) return { says: [...says, ...twice] }
  return { tours: list.map((tour) => DocumentShape.parse(tour) as TourDocument) }
}

function listIn(text: string): unknown[] | undefined {
  try {
    const { tours } = JSON.parse(text) as { tours?: unknown }
    return Array.isArray(tours) ? tours : undefined
  } catch {
    return undefined
  }
}

/** "Bali6d5n: days 3 meals 1: …" */
function slipsOf(tour: unknown, at: number): string[] {
  const name = (tour as Partial<TourDocument> | null)?.id ?? `Tour ${at + 1}`
  return slipsOfShape(DocumentShape, tour).map((slip) => `${name}: ${inOneSentence(slip)}`)
}
