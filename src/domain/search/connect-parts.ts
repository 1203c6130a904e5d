import { partyOf } from './party.ts'
import type { Part } from './understand.ts'

/**
 * Lets the words that connect do their work: what is left out ("not Bali", "Bali chhod ke"), of what one is enough ("Bali
 * or Thailand"), and an amount that is meant for all who travel.
 */
export function connectParts(parts: Part[]): Part[] {
  return budgetForOne(eitherOr(leftOut(parts)))
}

/** Marks the parts after "not" with all that is joined to them, and the parts before "chhod ke". */
function leftOut(parts: Part[]): Part[] {
  const marked = parts.map((part) => ({ ...part }))
  for (const [at, { isIdle }] of marked.entries()) {
    if (isIdle === 'not' || isIdle === 'notBefore') for (const part of meantBy(isIdle, at, marked)) part.isNot = true
  }
  return marked
}

/** A "not" at the end, as in Hindi, leaves out the part before it. */
function meantBy(word: 'not' | 'notBefore', at: number, parts: Part[]): Part[] {
  const after = parts.slice(at + 1)
  if (word === 'not' && after.some(saysSomething)) return joinedFrom(after)
  return parts.slice(0, at).filter(saysSomething).slice(-1)
}

/** The first part that says something, and each place or theme that "and" or "or" joins to it. */
function joinedFrom(parts: Part[]): Part[] {
  const first = parts.findIndex(saysSomething)
  const joined = parts.slice(first, first + 1)
  for (let at = first + 1; isLike(parts[first], parts[at + 1]) && isJoin(parts[at]); at += 2)
    joined.push(...parts.slice(at + 1, at + 2))
  return joined
}

/** A place is joined to a place, a theme to a theme. */
function isLike(one: Part | undefined, other: Part | undefined): boolean {
  return Boolean((one?.places && other?.places) || (one?.choice?.theme && other?.choice?.theme))
}

function isJoin(part: Part | undefined): boolean {
  return part?.isIdle === 'or' || /^(and|aur|और)$/i.test(part?.text ?? '')
}

/** Numbers the groups of parts that "or" joins. */
function eitherOr(parts: Part[]): Part[] {
  const joined = parts.map((part) => ({ ...part }))
  for (const [at, { isIdle }] of joined.entries()) {
    const before = joined.slice(0, at).findLast(saysSomething)
    const after = joined.slice(at + 1).find(saysSomething)
    if (isIdle !== 'or' || !before || !after || before.isNot || after.isNot) continue
    before.either ??= at
    after.either = before.either
  }
  return joined
}

const FOR_ONE = /\b(each|per|pp|person|head)\b/i

/** "1.2 lakh for 4" is 30,000 a person, and "couple 80000" is 40,000; an amount that says "each" stays. */
function budgetForOne(parts: Part[]): Part[] {
  const { adults = 0, children = 0 } = partyOf(parts) ?? {}
  const people = adults + children
  if (people < 2 || parts.some(({ text }) => FOR_ONE.test(text))) return parts
  const share = (amount: number) => Math.floor(amount / people)
  return parts.map((part) => {
    const { choice, least } = part
    if (!choice?.budget && !least) return part
    return {
      ...part,
      ...(choice?.budget && { choice: { ...choice, budget: share(choice.budget) } }),
      ...(least && { least: share(least) }),
      forAll: { least, budget: choice?.budget, people },
    }
  })
}

function saysSomething({ isIdle, people, children }: Part): boolean {
  return !isIdle && !people && !children
}
