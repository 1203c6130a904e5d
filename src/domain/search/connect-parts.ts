import { hasNumber } from './number-words.ts'
import { isCount, isKnown, type Part } from './part.ts'
import { partyOf } from './party.ts'
import { LISTED_BY } from './spelled-out.ts'

/**
 * Applies the connecting words: exclusions ("not Bali", "Bali chhod ke"), alternatives ("Bali or Thailand"), and
 * amounts for the whole party.
 */
export function connectParts(parts: Part[]): Part[] {
  return budgetForOne(eitherOr(leftOut(withoutPassport(signed(counted(parts))))))
}

const FAMILY = /^(?:family|families|parivar|pariwar|परिवार|फैमिली)$/i

/** Beside counted people "family" is the party, and beside a number of nights "weekend" is no length. */
function counted(parts: Part[]): Part[] {
  const hasLength = parts.some((part) => part.choice?.nights && hasNumber(part.text))
  const isSaid = ({ text, choice = {} }: Part) =>
    (FAMILY.test(text) && parts.some(isCount)) || (choice.nights && hasLength && !hasNumber(text))
  const isFamily = ({ choice }: Part) => Boolean(choice?.theme)
  return parts.map((part) =>
    isSaid(part) ? { text: part.text, isIdle: 'filler', ...(isFamily(part) && { isParty: true }) } : part,
  )
}

const SIGNS_OFF = /^(?:(?:warm |thanks and )?regards|thanks|thank you)$/i

/** "Kashmir … Thanks, Rakesh, Pune": the sender's name means nothing, and the town is a place of departure. */
function signed(parts: Part[]): Part[] {
  const end = parts.findLastIndex(({ text }) => SIGNS_OFF.test(text))
  const town = parts.findIndex(({ places }, at) => places && at > end + 1)
  const isName = end >= 0 && parts.slice(end + 1, town).every((part) => !isKnown(part))
  if (!isName || !parts.some(({ places, isIdle }, at) => places && !isIdle && at !== town)) return parts
  return parts.map((part, at) => {
    if (at === town) return { ...part, isIdle: 'origin' }
    return at > end && at < town ? { ...part, isIdle: 'filler' } : part
  })
}

/** Abroad without a passport means Nepal. India and Nepal are matched by the words for India alone. */
function withoutPassport(parts: Part[]): Part[] {
  if (!parts.some(({ places }) => places?.includes('abroad'))) return parts
  return parts.map((part) =>
    part.places && /passport|पासपोर्ट/i.test(part.text) ? { ...part, places: ['nepal'] } : part,
  )
}

/** Marks the parts after "not" with all that is joined to them, and the parts before "chhod ke". */
function leftOut(parts: Part[]): Part[] {
  const marked = parts.map((part) => ({ ...part }))
  for (const [at, { isIdle }] of parts.entries()) {
    if (isIdle !== 'not' && isIdle !== 'notBefore' && isIdle !== 'done') continue
    for (const part of meantBy(isIdle, at, marked)) marked[marked.indexOf(part)] = unwanted(part)
  }
  return marked
}

/** Only a certain reading is excluded: "without foo" does not exclude food, and "without 2 people" excludes nothing. */
function unwanted(part: Part): Part {
  const isSure = !part.isBegun || part.places?.length === 1 || part.text.length >= LEAST_SURE
  return isSure && saysSomething(part) ? { ...part, isNot: true } : { text: part.text, isNot: true }
}

/** Idle words that name a thing or a quality: "without guide", "not crowded". No plan contains them. */
const THINGS =
  /^(?:crowded|safe|popular|famous|tourist|beautiful|scenic|exotic|expensive|local|old|new|guide|hotels?|stay|bus|volvo|visa|agents?|app|party|sightseeing|emi|friends?|colleagues|group|groups|girls|boys|ladies|women|gang|ride|rides)$/i

/** The fewest letters by which a partial word is certain: "flight" of flights. */
const LEAST_SURE = 4

/** They stand before the excluded word, never after it as in "Bali not". */
const NEEDS_OBJECT =
  /^(?:w.?o|without|bina|बिना|except|exclud|other|apart|instead|rather|minus|skip|avoid|neither|nor)/i
/** Fillers that name nothing. */
const ARTICLE = /^(?:an?|the|any|all|my|our|your|some|to|in|of|for|with|too|very|go|going|liye|ke|ki|ka|please)$/i

/**
 * The first name after "not" and the names joined to it. A "not" at the end excludes the part before it, and "done" the
 * places just before it: "Manali ho chuka hai", "been to Dubai".
 */
function meantBy(word: 'not' | 'notBefore' | 'done', at: number, parts: Part[]): Part[] {
  const before = parts.slice(0, at).filter((part) => saysSomething(part) && !part.isNot)
  if (word === 'done' && parts[at - 1]?.places) return joinedFrom(parts.slice(0, at).toReversed(), [])
  if (word === 'notBefore' && before.length > 0) return isPlacesOf(at, parts) ? [] : before.slice(-1)
  return meantAfter(at, before, parts)
}

function meantAfter(at: number, before: Part[], parts: Part[]): Part[] {
  const after = parts.slice(at + 1)
  const first = after.find((part) => saysSomething(part) || isCount(part) || isThing(part))
  if (first && saysSomething(first)) return joinedFrom(after, before)
  if (first) return [first]
  const needsObject = before.length === 0 || NEEDS_OBJECT.test(parts[at]?.text ?? '')
  return needsObject
    ? after.filter(({ isIdle, text }) => isIdle === 'filler' && !ARTICLE.test(text)).slice(0, 1)
    : before.slice(-1)
}

/** "Kerala ki jagah" alone means places of Kerala; "Kerala ki jagah Goa" excludes Kerala. */
function isPlacesOf(at: number, parts: Part[]): boolean {
  if (!/^k[ie] jagah$/i.test(parts[at]?.text ?? '')) return false
  const isOther = (part: Part) => saysSomething(part) || OTHER.test(part.text)
  return !parts[at - 1]?.places || !parts.slice(at + 1).some(isOther)
}

const OTHER = /^(?:(?:kuch|koi) (?:aur|dusr[ai])|aur k(?:uch|oi|ahin)|dusr[aie]|else|other)$/i

function isThing({ isIdle, text }: Part): boolean {
  return isIdle === 'wish' || (Boolean(isIdle) && THINGS.test(text))
}

/**
 * The first meaningful part, and each place or theme that "and" or "or" joins to it. After a wanted part ("hills except
 * Shimla Manali") an adjacent place is joined too.
 */
function joinedFrom(parts: Part[], wanted: Part[]): Part[] {
  const first = parts.findIndex(saysSomething)
  const joined = parts.slice(first, first + 1)
  for (let at = first + 1; at < parts.length; at++) {
    const next = isJoin(parts[at]) ? at + 1 : at
    if (!isLike(parts[first], parts[next]) || (next === at && !isAlsoUnwanted(parts[at], wanted))) break
    joined.push(...parts.slice(next, next + 1))
    at = next
  }
  return joined
}

function isAlsoUnwanted(part: Part | undefined, wanted: Part[]): boolean {
  return wanted.length > 0 && !wanted.some(({ text }) => text === part?.text)
}

/** A place is joined to a place, a theme to a theme. */
function isLike(one: Part | undefined, other: Part | undefined): boolean {
  return Boolean((one?.places?.length && other?.places) || (one?.choice?.theme && other?.choice?.theme))
}

function isJoin(part: Part | undefined): boolean {
  return part?.isIdle === 'or' || /^(and|aur|और)$/i.test(part?.text ?? '')
}

/** Numbers the groups of alternatives; an unknown word is none. */
function eitherOr(parts: Part[]): Part[] {
  const joined = parts.map((part) => ({ ...part }))
  for (const [at, { isIdle, text }] of joined.entries()) {
    const isListed = text === LISTED_BY
    const after = joined.slice(at + 1).find(isSide)
    const isOther = (part: Part) => isSide(part) && isAlternative(part, after, isListed)
    const before = joined.slice(0, at).findLast(isListed ? isSide : isOther)
    if (isIdle !== 'or' || !before || !after || !isOther(before) || before.isNot || after.isNot) continue
    before.either ??= at
    after.either = before.either
  }
  return joined
}

/** A month is an alternative to a month, an amount to an amount, a place to a theme if "or" is between them. */
function isAlternative(one: Part, other: Part | undefined, isListed: boolean): boolean {
  if (!other || kindOf(one) !== kindOf(other)) return false
  return !isListed || Boolean(one.places) === Boolean(other.places)
}

/** The kind of a part: where to go and what to see there, or one condition. */
function kindOf({ choice = {}, least }: Part): string {
  if (least) return 'budget'
  return (['month', 'nights', 'budget', 'tier'] as const).find((kind) => choice[kind]) ?? 'what'
}

function isSide(part: Part): boolean {
  return saysSomething(part) && isKnown(part)
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

function saysSomething(part: Part): boolean {
  return !part.isIdle && !isCount(part)
}
