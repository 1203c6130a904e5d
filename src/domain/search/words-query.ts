import { allPlaces } from '#domain/catalogue/places.ts'
import { placeSlug } from '#values/place-slug.ts'
import { connectParts } from './connect-parts.ts'
import type { FindingIndex } from './finding-index.ts'
import { isCount, type Part } from './part.ts'
import { understand } from './understand.ts'
import { vocabulary } from './words.ts'

/** The index for reading a search without its tours. */
function placesAlone(today: string): FindingIndex {
  const visited = [...allPlaces().values()].filter(({ nearest }) => nearest.length === 0)
  const visits = visited.map(({ name }): [string, number] => [placeSlug(name), 1])
  return { tours: [], vocabulary: vocabulary(), own: [], visited: new Map(visits), today }
}

/** Every tour of the full-text table has it. */
const ANY = '"tour"'

/** A search as an FTS5 query: for each part a name of its places, or a word beginning, in quotes. */
export function wordsQuery(text: string, { exact, today }: { exact: boolean; today: string }): string {
  const parts = connectParts(understand(text, placesAlone(today), { exact, trust: 'guesses' }))
  const asked = parts.filter(isAsked).map(partQuery)
  return asked.join(' AND ') || ANY
}

/** Whether every result must contain the part's words. */
function isAsked(part: Part): boolean {
  const { isIdle, choice, places, isNot, either, least, order } = part
  const narrows = !isIdle && !isNot && either === undefined && !least && !order && !isCount(part)
  return narrows && (places !== undefined || !choice)
}

function partQuery({ text, places = [], word }: Part): string {
  const names = places.slice(0, MOST_PLACES).map((slug) => `"${placeWord(slug)}"`)
  const begun = word || names.length === 0 ? [`"${word ?? text}"*`] : []
  return `(${[...names, ...begun].join(' OR ')})`
}

/** The most places of a word that begins many names. */
const MOST_PLACES = 20

/** A place as one word of the full-text table, so that Goa does not match Goa Gajah. Nobody types it. */
export function placeWord(slug: string): string {
  return `xq${slug.replaceAll('-', '')}`
}
