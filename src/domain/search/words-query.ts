import { allPlaces } from '#domain/catalogue/places.ts'
import { placeSlug } from '#values/place-slug.ts'
import { connectParts } from './connect-parts.ts'
import type { FindingIndex } from './finding-index.ts'
import type { Part } from './part.ts'
import { understand } from './understand.ts'
import { vocabulary } from './words.ts'

/** What can be understood without a look at the tours, which lie behind the leaders. */
function placesAlone(today: string): FindingIndex {
  const visited = [...allPlaces().values()].filter(({ nearest }) => nearest.length === 0)
  const visits = visited.map(({ name }): [string, number] => [placeSlug(name), 1])
  return { tours: [], vocabulary: vocabulary(), own: [], visited: new Map(visits), today }
}

/** Every tour of the full-text table has it. */
const ANY = '"tour"'

/** A search as an FTS5 query: of each part one of its places' names, or a word that begins so. Each word is in quotes. */
export function wordsQuery(text: string, { exact, today }: { exact: boolean; today: string }): string {
  const parts = connectParts(understand(text, placesAlone(today), { exact, trust: 'guesses' }))
  const asked = parts.filter(isAsked).map(partQuery)
  return asked.join(' AND ') || ANY
}

/** Whether every tour that is looked for has the part's words. */
function isAsked({ isIdle, choice, places, isNot, either, least, people, children, order }: Part): boolean {
  const isCount = least || people || children || order
  return !isIdle && !isNot && either === undefined && !isCount && (places !== undefined || !choice)
}

function partQuery({ text, places = [], word }: Part): string {
  const names = places.slice(0, MOST_PLACES).map((slug) => `"${placeWord(slug)}"`)
  const begun = word || names.length === 0 ? [`"${word ?? text}"*`] : []
  return `(${[...names, ...begun].join(' OR ')})`
}

/** Of a word that many names begin with. */
const MOST_PLACES = 20

/** A place as one word of the full-text table, so that Goa is not found in Goa Gajah. Nobody types it. */
export function placeWord(slug: string): string {
  return `xq${slug.replaceAll('-', '')}`
}
