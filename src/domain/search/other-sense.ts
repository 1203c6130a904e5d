import { makeIndex } from './finding-index.ts'
import { fold } from './fold.ts'
import { isKnown, type Part } from './part.ts'
import { understand } from './understand.ts'
import { vocabulary } from './words.ts'

/** "Next month" is a month on every day, so any day will do. */
const ANY_DAY = '2026-01-01'

/**
 * Whether a search would read the text as more than a place, its attraction or a filler word ("Goa beach", "Old
 * Delhi"): a month, an amount or a unit ("nights", "lakh"), a theme, or a connecting word.
 */
export function asksOtherwise(text: string): boolean {
  if (vocabulary().units.has(fold(text))) return true
  const parts = understand(text, makeIndex([], vocabulary(), ANY_DAY), { exact: true, trust: 'beginnings' })
  if (!parts.every(isKnown)) return false
  return !parts.some(isPlace) || !parts.every((part) => isPlace(part) || isTheme(part) || part.isIdle === 'filler')
}

function isPlace({ places, choice, isIdle }: Part): boolean {
  return Boolean(places) && !choice && !isIdle
}

function isTheme({ choice = {} }: Part): boolean {
  const [kind, ...more] = Object.keys(choice)
  return kind === 'theme' && more.length === 0
}
