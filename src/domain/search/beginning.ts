import type { FindingIndex } from './finding-index.ts'
import { COST, type ReadWords, type Token } from './read-words.ts'
import type { KnownWord } from './vocabulary.ts'

/**
 * A whole or partial word of a tour or of a place's name. Other names of places count where no name begins with it, and
 * beside a whole word of a tour: "mountains" also means the hill stations. Numbers must be whole.
 */
export function readBeginning({ text, key, isLast }: Token, index: FindingIndex): ReadWords | undefined {
  const root = rootOf(key)
  const begun = readBegun({ text, key }, index) ?? (root === key ? undefined : readBegun({ text, key: root }, index))
  return begun?.parts[0]?.isBegun && !isLast && key.length < LEAST_BEGUN ? undefined : begun
}

/** The fewest letters of a beginning before the last word: a visitor who goes on has written "so" in full. */
const LEAST_BEGUN = 4

/** "camels" without its ending, and "camping" without its. */
export function rootOf(key: string): string {
  return key.length > LEAST_ROOT ? key.replace(/s$|ing$/, '') : key
}

/** The fewest letters of a word whose ending is dropped. */
const LEAST_ROOT = 4

function readBegun({ text, key }: Token, index: FindingIndex): ReadWords | undefined {
  const begun = /^\d/.test(key) ? [] : partsBegun(key, index)
  const own = /^\d/.test(key) ? [] : index.own.filter((word) => word.startsWith(key))
  const isOwn = own.some((word) => rootOf(word) === rootOf(key))
  const names = begun.filter(({ word, meaning }) => !meaning.isAlias || (word === key && isOwn))
  const words = [...own, ...names.map(({ word }) => word)]
  const meant = words.length > 0 ? names : begun
  if (words.length + meant.length === 0) return undefined
  const places = [...new Set(meant.flatMap(({ meaning }) => meaning.place ?? []))]
  const begunCost = words.length > 0 ? COST.beginning : COST.aliasBeginning
  const isWhole = words.includes(key)
  const isName = index.vocabulary.meanings.get(key)?.place !== undefined
  return {
    parts: [{ text, places, word: key, ...(!isWhole && { isBegun: true }), ...(isName && { isName }) }],
    cost: isWhole ? COST.word : begunCost,
  }
}

/** Words of place names with this beginning: visited places, else the others. */
function partsBegun(key: string, { vocabulary, visited, own }: FindingIndex): KnownWord[] {
  const begun = vocabulary.parts.filter(({ word }) => word.startsWith(key))
  const there = begun.filter(({ meaning }) => visited.has(meaning.place ?? ''))
  return there.length > 0 || own.some((word) => word.startsWith(key)) ? there : begun
}
