import { readFileSync } from 'node:fs'
import { listWrittenPlaces } from '#data/authoring/written-places.ts'
import type { WrittenPlace } from '#domain/catalogue/places.ts'
import { placeSlug } from '#values/place-slug.ts'
import type { WrittenFile } from './from-desk.ts'
import { listTakenAway } from './taken-away.ts'

const FILE = 'src/domain/catalogue/places.ts'

/** The staff's places, the slugs of all visited places, and the names of the staff's deleted places. */
export type LivePlaces = { places: WrittenPlace[]; visited: Set<string>; gone: string[] }

export async function readLivePlaces(catalogue: D1Database): Promise<LivePlaces> {
  const [written, { results }, gone, countries] = await Promise.all([
    listWrittenPlaces(catalogue),
    catalogue
      .prepare('SELECT DISTINCT p.value AS slug FROM tours, json_each(tours.places) AS p')
      .all<{ slug: string }>(),
    listTakenAway(catalogue, 'place'),
    catalogue.prepare('SELECT name FROM countries').all<{ name: string }>(),
  ])
  const visited = new Set(results.map(({ slug }) => slug))
  const needed = new Set(countries.results.map(({ name }) => name))
  return {
    ...{ places: written.map(({ document }) => document), visited },
    gone: gone.filter((name) => !visited.has(placeSlug(name)) && !needed.has(name)),
  }
}

export function placesFile(live: LivePlaces): WrittenFile {
  return { file: FILE, text: withPlaces(readFileSync(FILE, 'utf8'), live) }
}

/**
 * The table of places with the staff's places, without their deleted ones. A visited place is no longer listed as
 * unsold.
 */
export function withPlaces(text: string, { places, visited, gone }: LivePlaces): string {
  const [head = '', table = '', ...rest] = text.split('`')
  const own = new Map(places.map((place) => [place.name, lineOf(place)]))
  const lines = table.split('\n').map((line) => {
    const [name = '', kind, within, also, nearest] = line.split('|').map((cell) => cell.trim())
    const written = own.get(name)
    own.delete(name)
    if (written) return written
    return nearest && visited.has(placeSlug(name)) ? [name, kind, within, ...(also ? [also] : [])].join(' | ') : line
  })
  const all = [...withNew(without(lines.slice(0, -1), gone), [...own.values()]), '']
  return [head, all.join('\n'), ...rest].join('`')
}

const HEADING = '# Written at the desk'

function without(lines: string[], gone: string[]): string[] {
  const from = lines.indexOf(HEADING)
  return from < 0 ? lines : lines.filter((line, at) => at < from || !gone.includes(line.split(' |')[0] ?? ''))
}

/** Adds new places at the end of their part of the table. */
function withNew(lines: string[], added: string[]): string[] {
  if (added.length === 0) return lines
  const from = lines.indexOf(HEADING)
  if (from < 0) return [...lines, '', HEADING, ...added]
  const end = lines.indexOf('', from)
  return lines.toSpliced(end < 0 ? lines.length : end, 0, ...added)
}

function lineOf({ name, kind, in: within, also }: WrittenPlace): string {
  return [name, kind, within.join(', '), ...(also.length > 0 ? [also.join(', ')] : [])].join(' | ')
}
