import { FILTER_WORDS } from '#domain/filters/filter-words.ts'
import { rootOf } from './beginning.ts'
import { fold } from './fold.ts'
import { hasNumber } from './number-words.ts'
import type { Part } from './part.ts'
import { isThingOfPlans } from './plan-things.ts'

/**
 * The wishes that none of the found tours has: conditions, and themes and things of the plans that no text of a tour
 * names. Any other word may mean anything, and is never called missing.
 * @param texts every text of each found tour; undefined: not read, so that no theme and no thing is called missing
 */
export function wishesMissing(parts: Part[], texts: string[] | undefined): Part[] {
  const folded = texts?.map((text) => ` ${fold(text)}`)
  const isSaid = (word: string) => folded?.some((text) => text.includes(` ${rootOf(fold(word))}`)) ?? true
  const isWanting = ({ text, lost }: Part) => ![text, ...namesOf(lost?.theme)].some(isSaid)
  return parts.filter((part) => part.isGivenUp && (isCondition(part) || (isThing(part) && isWanting(part))))
}

/** A month, a number of nights, a budget. "Weekend" is no number. */
function isCondition({ text, lost }: Part): boolean {
  return Boolean(lost && !lost.theme && (!lost.nights || hasNumber(text)))
}

function isThing({ text, lost }: Part): boolean {
  return lost ? Boolean(lost.theme && !lost.theme.some((theme) => OF_PARTY.includes(theme))) : isThingOfPlans(text)
}

/** Themes about the travellers, which suit many tours without a word of it. */
const OF_PARTY = ['family', 'senior', 'honeymoon']

/** Shorter names are parts of other words. */
const LEAST = 4

function namesOf([theme]: string[] = []): string[] {
  const names = Object.entries(FILTER_WORDS).flatMap(([kind, words]) =>
    kind === `theme ${theme}` ? words.split(', ') : [],
  )
  return names.filter((name) => name.length >= LEAST)
}
