import { inOneSentence, shortened, slipsOfShape } from './shape-slips.ts'
import type { TourDocument } from './tour-document.ts'
import { FiledShape } from './tour-shape.ts'

/** The largest file of tours, in MB (2^20 bytes), and the most tours in it. */
export const MOST_MEGABYTES = 4
const MOST_TOURS = 300

/**
 * A tour in an exported file. `seen` and `version`: the number of changes and the version that the text was read from
 * (WorkingTour). Without them the tour is new.
 */
export type FiledTour = { document: TourDocument; seen: number; version: number }

export function writeTours(tours: FiledTour[]): string {
  return `${JSON.stringify({ tours: tours.map(({ document, ...read }) => ({ ...read, ...document })) }, null, 2)}\n`
}

/** Reads a file of tours. `says`: its slips, each with the tour and the place. */
export function readTours(text: string): { tours: FiledTour[] } | { says: string[] } {
  if (new TextEncoder().encode(text).length > MOST_MEGABYTES * 2 ** 20)
    return { says: [`The file is too large: ${MOST_MEGABYTES} MB fit.`] }
  const list = listIn(text)
  if (!list) return { says: ['This is no file of tours: it begins with {"tours": [ as an exported one does.'] }
  if (list.length === 0 || list.length > MOST_TOURS)
    return { says: [`A file holds 1 to ${MOST_TOURS} tours; this one ${list.length}.`] }
  const says = list.flatMap((tour, at) => slipsOf(tour, at))
  const ids = list.flatMap((tour) => idOf(tour) ?? [])
  const keys = ids.map((id) => id.toLowerCase())
  const twice = ids
    .filter((id, at) => keys.indexOf(id.toLowerCase()) !== at)
    .map((id) => `${shortened(id)} stands there twice`)
  if (says.length + twice.length > 0) return { says: [...says, ...twice] }
  return { tours: list.map(filedTour) }
}

/** Some editors write it before the text. */
const BYTE_ORDER_MARK = /^\ufeff/

function listIn(text: string): unknown[] | undefined {
  try {
    const { tours } = JSON.parse(text.replace(BYTE_ORDER_MARK, '')) as { tours?: unknown }
    return Array.isArray(tours) ? tours : undefined
  } catch {
    return undefined
  }
}

function filedTour(tour: unknown): FiledTour {
  const { seen = 0, version = 0, ...document } = FiledShape.parse(tour)
  return { document, seen, version }
}

function idOf(tour: unknown): string | undefined {
  const id = (tour as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : undefined
}

/** "Bali6d5n: days 3 meals 1: …" */
function slipsOf(tour: unknown, at: number): string[] {
  const name = shortened(idOf(tour) || `Tour ${at + 1}`)
  return slipsOfShape(FiledShape, tour).map((slip) => `${name}: ${inOneSentence(slip)}`)
}
