import type { Choice } from '#domain/filters/choice.ts'
import { endsInBound, isUnreadable, readAmount } from './amounts.ts'
import type { FindingIndex } from './finding-index.ts'
import { fold, skeleton, slipsAllowed, slipsBetween } from './fold.ts'
import { heardNames, nearestHeard } from './heard-names.ts'
import { spelledOut } from './spelled-out.ts'
import {
  type Connector,
  isSameMeaning,
  type KnownWord,
  lettersOf,
  type Meaning,
  type Vocabulary,
} from './vocabulary.ts'

/** Some words of a search, and what they were understood as; with none of these they are not known. */
export type Part = {
  /** As the visitor typed it. */
  text: string
  /** What it was guessed to be: "Manali" for "mnali". */
  guess?: string
  /** It asks for nothing: "tour", "please"; or says where the visitor sets out from: our prices begin with the plan. */
  isIdle?: undefined | 'offer' | 'filler' | 'origin' | 'unsold' | Connector
  /** One of these places, by slug, … */
  places?: string[]
  /** … or a word of a tour that begins so. */
  word?: string
  /** The word is no whole one of a tour. */
  isBegun?: boolean
  /** The word is the whole name of a place as well. */
  isName?: boolean
  choice?: Partial<Choice>
  /** The least that a person may pay, in rupees. */
  least?: number
  /** How many travel, children of a number of their own apart. */
  people?: number
  /** They are all who travel: "family of 4". */
  isParty?: boolean
  children?: number
  /** The amounts as they were typed, in rupees, where they are for so many people together. */
  forAll?: { least: number | undefined; budget: number | undefined; people: number }
  /** A number or a date that could not be read. */
  isUnread?: boolean
  /** What it names is left out. */
  isNot?: boolean
  /** It is a question about what is found: it is answered, and narrows nothing. */
  isAsked?: boolean
  /** Its amount is for tours without a price: it is asked for with it. */
  isQuoted?: boolean
  /** One of the parts with the same number is enough. */
  either?: number
}

/** Exact: nothing is guessed. What is trusted first where a word is begun and might be a slip as well. */
export type How = { exact: boolean; trust: 'beginnings' | 'guesses' }

type Token = { text: string; key: string }
type Reading = { parts: Part[]; cost: number }

/** More words than a hundred letters hold in earnest. */
const MOST_WORDS = 16
/** The longest phrase, in words: "between 20 k and 30 k". */
const LONGEST = 7
/** The most words that are guessed to be one name. */
const MOST_GUESSED = 3
/** The fewest letters that are guessed by ear. */
const LEAST_GUESSED = 5
/** What each stage costs: a later one has its say only where the sum of the earlier ones is worse. */
const COST = {
  name: 0,
  word: 1,
  beginning: 2,
  alias: 3,
  aliasBeginning: 4,
  ear: 5,
  slip: 6,
  /** A bound behind a length: before an amount it is the amount's. */
  bound: 0.05,
  late: 15,
  unread: 20,
  unknown: 30,
  part: 0.1,
}

/**
 * Reads a search: the words as names, phrases, amounts, words of tours and guesses, in the reading that costs least.
 * Exact: the visitor's own words have their way, nothing is guessed.
 */
export function understand(text: string, index: FindingIndex, how: How): Part[] {
  const tokens = tokensOf(text, index.today)
  const best: Reading[] = [{ parts: [], cost: 0 }]
  for (let end = 1; end <= tokens.length; end++) {
    const readings = Array.from({ length: Math.min(end, LONGEST) }, (_, back) => {
      const start = end - 1 - back
      return join(best[start], read(tokens.slice(start, end), index, how))
    })
    best[end] = readings.reduce(cheaper) ?? { parts: [], cost: 0 }
  }
  return best[tokens.length]?.parts ?? []
}

function join(before: Reading | undefined, next: Reading | undefined): Reading | undefined {
  return before && next && { parts: [...before.parts, ...next.parts], cost: before.cost + next.cost + COST.part }
}

const numbersAndWords = /\d+\/\d+\/\d+|(?<=^|\s)-\d+(?:\.\d+)?|(?<![\p{L}\d])\d*\.\d+|\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu

/** Letters and digits apart ("4n5d" is four tokens), a number with its commas and its point. */
function tokensOf(text: string, today: string): Token[] {
  const words = spelledOut(text, today).match(numbersAndWords) ?? []
  return words.slice(0, MOST_WORDS).map((word) => ({ text: word, key: fold(word) }))
}

function read(tokens: Token[], index: FindingIndex, { exact, trust }: How): Reading | undefined {
  const text = tokens.map((token) => token.text).join(' ')
  const key = tokens.map((token) => token.key).join('')
  const isOne = tokens.length === 1
  const known = readKnown(tokens, { text, key }, index)
  const begun = isOne && known?.cost !== COST.name ? readBeginning({ text, key }, index) : undefined
  const sure = settle(cheaper(known, begun), trust)
  const mayGuess = !exact && (!sure || sure.cost === COST.late) && isGuessable(tokens, index)
  const guess = mayGuess ? readGuess({ text, key }, index, isOne) : undefined
  return cheaper(guess, sure) ?? (isOne ? unknown(text) : undefined)
}

/** A word that is only begun comes after a guess where guesses are trusted first. */
function settle(sure: Reading | undefined, trust: How['trust']): Reading | undefined {
  const isBegun = sure?.cost === COST.beginning || sure?.cost === COST.aliasBeginning
  return sure && isBegun && trust === 'guesses' ? { ...sure, cost: COST.late } : sure
}

/** Words that may be one name misspelt: not all of them are names and phrases by themselves. */
function isGuessable(tokens: Token[], { vocabulary }: FindingIndex): boolean {
  const known = tokens.map(({ key }) => vocabulary.meanings.get(key))
  return tokens.length <= MOST_GUESSED && known.some((each) => !each || each.isAlias)
}

function unknown(text: string): Reading {
  return { parts: [{ text, ...(/\d/.test(text) && { isUnread: true }) }], cost: COST.unknown }
}

function cheaper(one: Reading | undefined, other: Reading | undefined): Reading | undefined {
  return one && (!other || one.cost <= other.cost) ? one : other
}

/** A name, a phrase, an amount, or where the visitor sets out from. A name of several words is sure by any of its names. */
function readKnown(tokens: Token[], { text, key }: Token, index: FindingIndex): Reading | undefined {
  const { vocabulary } = index
  const meaning = vocabulary.meanings.get(key)
  if (meaning)
    return { parts: [partOf(text, meaning)], cost: meaning.isAlias && tokens.length === 1 ? COST.alias : COST.name }
  const numbers = readNumbers(tokens, text, vocabulary)
  if (numbers) return numbers
  const origin = originOf(tokens, index)
  return origin ? { parts: [{ text, isIdle: 'origin', places: [origin] }], cost: COST.name } : undefined
}

/** An amount; or a number of nights or of people that is none. */
function readNumbers(tokens: Token[], text: string, { units }: Vocabulary): Reading | undefined {
  const words = tokens
    .map((token) => units.get(token.key) ?? (/^[-\d.]/.test(token.text) ? token.text : token.key))
    .join(' ')
  const amount = readAmount(words)
  if (amount) return { parts: [{ text, ...amount }], cost: endsInBound(words) ? COST.bound : COST.name }
  return isUnreadable(words) ? { parts: [{ text, isUnread: true }], cost: COST.unread } : undefined
}

/** "from Delhi", "Delhi se", "Mumbai to": our prices begin where the plan does, so that it asks for nothing. */
function originOf(tokens: Token[], { vocabulary: { meanings }, visited }: FindingIndex): string | undefined {
  const keys = tokens.map(({ key }) => key)
  const placeOf = (words: string[]) => meanings.get(words.join(''))?.place
  if (/^(from|ex)$/.test(keys[0] ?? '')) return placeOf(keys.slice(1))
  const before = placeOf(keys.slice(0, -1))
  const isLeft = keys.at(-1) === 'se' || (keys.at(-1) === 'to' && !visited.has(before ?? ''))
  return isLeft ? before : undefined
}

function partOf(text: string, { place, choice, isIdle }: Meaning): Part {
  return { text, ...(place && { places: [place] }), ...(choice && { choice }), ...(isIdle && { isIdle }) }
}

/**
 * A word of a tour or of a place's name, whole or begun. Other names count where no name begins so, and beside a whole
 * word of a tour: "mountains" are the hill stations, too. No number is begun.
 */
function readBeginning({ text, key }: Token, index: FindingIndex): Reading | undefined {
  const root = rootOf(key)
  return readBegun({ text, key }, index) ?? (root === key ? undefined : readBegun({ text, key: root }, index))
}

/** "camels" without its ending, and "camping" without its. */
export function rootOf(key: string): string {
  return key.length > LEAST_ROOT ? key.replace(/s$|ing$/, '') : key
}

/** The fewest letters of a word that loses its ending. */
const LEAST_ROOT = 4

function readBegun({ text, key }: Token, index: FindingIndex): Reading | undefined {
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

/** Words of names that begin so: of places that tours visit, else of the others. */
function partsBegun(key: string, { vocabulary, visited, own }: FindingIndex): KnownWord[] {
  const begun = vocabulary.parts.filter(({ word }) => word.startsWith(key))
  const there = begun.filter(({ meaning }) => visited.has(meaning.place ?? ''))
  return there.length > 0 || own.some((word) => word.startsWith(key)) ? there : begun
}

/** By ear, then two words written as one, then with slips. A guess that may be two things is none. */
function readGuess({ text, key }: Token, { vocabulary }: FindingIndex, isOne: boolean): Reading | undefined {
  const named = nearestHeard(key, heardNames(key, vocabulary))
  if (named) return { parts: [guessOf(text, named)], cost: COST.ear }
  const heard = [...key].length < LEAST_GUESSED ? undefined : vocabulary.byEar().get(skeleton(key))
  if (heard?.[0] && heard.length === 1) return { parts: [guessOf(text, heard[0])], cost: COST.ear }
  const split = isOne ? splitWord(key, vocabulary) : undefined
  if (split) return { parts: split.map((meaning) => partOf(text, meaning)), cost: COST.ear }
  return readSlip({ text, key }, vocabulary)
}

function guessOf(text: string, meaning: Meaning): Part {
  return { ...partOf(text, meaning), guess: meaning.name }
}

function splitWord(key: string, { meanings }: Vocabulary): Meaning[] | undefined {
  for (let at = 3; at <= key.length - 3; at++) {
    const halves = [meanings.get(key.slice(0, at)), meanings.get(key.slice(at))].flatMap((half) => half ?? [])
    if (halves.length === 2 && halves.some(({ place }) => place)) return halves
  }
  return undefined
}

/** A wrong first letter counts twice; yet where a name would be as near without that, it is not sure who is meant. */
function readSlip({ text, key }: Token, { bySize }: Vocabulary): Reading | undefined {
  const allowed = slipsAllowed(key)
  const sizes = Array.from({ length: 2 * allowed + 1 }, (_, at) => key.length - allowed + at)
  const letters = lettersOf(key)
  const near = sizes
    .flatMap((size) => bySize().get(size) ?? [])
    .filter((name) => bitsIn(letters & ~name.letters) <= allowed && bitsIn(name.letters & ~letters) <= allowed)
    .map(({ word, meaning }) => ({ word, meaning, slips: slipsBetween(key, word, allowed) }))
  const least = Math.min(...near.map(({ word, slips }) => (word[0] === key[0] ? slips : slips + 1)))
  if (least > allowed) return undefined
  const [only, ...others] = near.filter(({ slips }) => slips <= least).map(({ meaning }) => meaning)
  if (!only || others.some((other) => !isSameMeaning(only, other))) return undefined
  return { parts: [guessOf(text, only)], cost: COST.slip + least }
}

function bitsIn(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
