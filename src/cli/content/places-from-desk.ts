import { readFileSync } from 'node:fs'
import { listWrittenPlaces } from '#data/authoring/written-places.ts'
import type { WrittenPlace } from '#domain/catalogue/places.ts'
import { placeSlug } from '#values/place-slug.ts'
import type { WrittenFile } from './from-desk.ts'

const FILE = 'src/domain/catalogue/places.ts'

/** What staff have written of places, and the slugs of all that tours visit. */
export type LivePlaces = { places: WrittenPlace[]; visited: Set<string> }

export async function readLivePlaces(catalogue: D1Database): Promise<LivePlaces> {
  const [written, { results }] = await Promise.all([
    listWrittenPlaces(catalogue),
    catalogue
      .prepare('SELECT DISTINCT p.value AS slug FROM tours, json_each(tours.places) AS p')
      .all<{ slug: string }>(),
  ])
  return { places: written.map(({ document }) => document), visited: new Set(results.map(({ slug }) => slug)) }
}

/** The table of places with the staff's; nothing is nearest to a place that tours visit now. */
export function placesFile({ places, visited }: LivePlaces): WrittenFile {
  const text = readFileSync(FILE, 'utf8')
  const [head = '', table = '', ...rest] = text.split('`')
  const own = new Map(places.map((place) => [place.name, lineOf(place)]))
  const lines = table.split('\n').map((line) => {
    const [name = '', kind, within, also, nearest] = line.split('|').map((cell) => cell.trim())
    const written = own.get(name)
    own.delete(name)
    if (written) return written
    return nearest && visited.has(placeSlug(name)) ? [name, kind, within, ...(also ? [also] : [])].join(' | ') : line
  })
  const all = [...lines.slice(0, -1), ...(own.size > 0 ? ['', '# Written at the desk', ...own.values()] : []), '']
  return { file: FILE, text: [head, all.join('\n'), ...rest].join('`') }
}

function lineOf({ name, kind, in: within, also }: WrittenPlace): string {
  return [name, kind, within.join(', '), ...(also.length > 0 ? [also.join(', ')] : [])].join(' | ')
}
