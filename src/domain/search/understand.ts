import { endsInBound, isSize, isUnreadable, readAmount } from './amounts.ts'
import { readBeginning } from './beginning.ts'
import type { FindingIndex } from './finding-index.ts'
import { fold } from './fold.ts'
import { readGuess } from './guess.ts'
import type { Part } from './part.ts'
import { COST, cheaper, partOf, type ReadWords, type Token } from './read-words.ts'
import { spelledOut } from './spelled-out.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Exact: nothing is guessed. What is trusted first where a word is begun and might be a slip as well. */
export type How = { exact: boolean; trust: 'beginnings' | 'guesses' }

/** The most words of a search that are read. */
const MOST_WORDS = 48
/** So many of them may be words that no table has: these are compared with every name and every word of a tour. */
const MOST_COMPARED = 16
/** The longest phrase, in words: "between 20 k and 30 k". */
const LONGEST = 7
/** The most words that are guessed to be one name. */
const MOST_GUESSED = 3
/** The fewest letters of words that are guessed together with one that asks for nothing. */
const LEAST_WITH_IDLE = 8

/**
 * Reads a search: the words as names, phrases, amounts, words of tours and guesses, in the reading that costs least.
 * Exact: the visitor's own words have their way, nothing is guessed.
 */
export function understand(text: string, index: FindingIndex, how: How): Part[] {
  const tokens = markLate(tokensOf(text, index.today), index)
  const best: ReadWords[] = [{ parts: [], cost: 0 }]
  for (let end = 1; end <= tokens.length; end++) {
    const readings = Array.from({ length: Math.min(end, LONGEST) }, (_, back) => {
      const start = end - 1 - back
      return join(best[start], read(tokens.slice(start, end), index, how))
    })
    best[end] = readings.reduce(cheaper) ?? { parts: [], cost: 0 }
  }
  return best[tokens.length]?.parts ?? []
}

function join(before: ReadWords | undefined, next: ReadWords | undefined): ReadWords | undefined {
  return before && next && { parts: [...before.parts, ...next.parts], cost: before.cost + next.cost + COST.part }
}

const numbersAndWords = /\d+\/\d+\/\d+|(?<=^|\s)-\d+(?:\.\d+)?|(?<![\p{L}\d])\d*\.\d+|\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu

/** Letters and digits apart ("4n5d" is four tokens), a number with its commas and its point. */
function tokensOf(text: string, today: string): Token[] {
  const words = spelledOut(text, today).match(numbersAndWords) ?? []
  return words
    .slice(0, MOST_WORDS)
    .map((word, at) => ({ text: word, key: fold(word), isLast: at === words.length - 1 }))
}

/** Marks the words that come after as many unknown ones as may be compared: they count only as a table has them. */
function markLate(tokens: Token[], { vocabulary: { meanings, units } }: FindingIndex): Token[] {
  const isOdd = ({ key }: Token) => !meanings.has(key) && !units.has(key) && !/^[-\d.]/.test(key)
  const late = tokens.filter(isOdd).slice(MOST_COMPARED)
  return tokens.map((token) => (late.includes(token) ? { ...token, isLate: true } : token))
}

function read(tokens: Token[], index: FindingIndex, how: How): ReadWords | undefined {
  const whole = wholeOf(tokens)
  const known = readKnown(tokens, whole, index)
  const isLate = tokens.some((token) => token.isLate)
  const meant = isLate ? known : cheaper(readGuessed(tokens, { index, how }, known), known)
  return meant ?? (tokens.length === 1 ? unknown(whole.text) : undefined)
}

/** Several words as one. */
function wholeOf(tokens: Token[]): Token {
  return { text: tokens.map(({ text }) => text).join(' '), key: tokens.map(({ key }) => key).join('') }
}

/** A beginning, or where nothing is sure a guess. */
function readGuessed(tokens: Token[], { index, how }: { index: FindingIndex; how: How }, known: ReadWords | undefined) {
  const whole = wholeOf(tokens)
  const isOne = tokens.length === 1
  const begun = isOne && known?.cost !== COST.name ? readBeginning(tokens[0] ?? whole, index) : undefined
  const sure = settle(cheaper(known, begun), how.trust)
  const mayGuess = !how.exact && (!sure || sure.cost === COST.late) && isGuessable(tokens, index)
  const guess = mayGuess ? readGuess(whole, index.vocabulary, isOne) : undefined
  return cheaper(guess, sure)
}

/** A word that is only begun comes after a guess where guesses are trusted first. */
function settle(sure: ReadWords | undefined, trust: How['trust']): ReadWords | undefined {
  const isBegun = sure?.cost === COST.beginning || sure?.cost === COST.aliasBeginning
  return sure && isBegun && trust === 'guesses' ? { ...sure, cost: COST.late } : sure
}

/** Words that may be one name misspelt: none of them says anything by itself, and idle ones only in a long name. */
function isGuessable(tokens: Token[], { vocabulary }: FindingIndex): boolean {
  const known = tokens.map(({ key }) => vocabulary.meanings.get(key))
  const isCounted = ({ key }: Token) => /\d/.test(key) || vocabulary.units.has(key)
  if (tokens.length > 1 && tokens.some(isCounted)) return false
  const isLong = tokens.reduce((letters, { key }) => letters + key.length, 0) >= LEAST_WITH_IDLE
  return (
    tokens.length <= MOST_GUESSED &&
    known.some((each) => !each || each.isAlias) &&
    known.every((each) => !each || each.isAlias || (isLong && each.isIdle))
  )
}

function unknown(text: string): ReadWords {
  return { parts: [{ text, ...(/\d/.test(text) && { isUnread: true }) }], cost: COST.unknown }
}

/** A name, a phrase, an amount, or where the visitor sets out from. A name of several words is sure by any of its names. */
function readKnown(tokens: Token[], { text, key }: Token, index: FindingIndex): ReadWords | undefined {
  const { vocabulary } = index
  const meaning = vocabulary.meanings.get(key)
  if (meaning)
    return { parts: [partOf(text, meaning)], cost: meaning.isAlias && tokens.length === 1 ? COST.alias : COST.name }
  const numbers = readNumbers(tokens, text, vocabulary)
  if (numbers) return numbers
  const origin = originOf(tokens, index)
  return origin ? { parts: [{ text, isIdle: 'origin', places: [origin] }], cost: COST.name } : undefined
}

/** An amount; a size, which no tour has; or a number of nights or of people that is none. */
function readNumbers(tokens: Token[], text: string, { units }: Vocabulary): ReadWords | undefined {
  const words = tokens
    .map((token) => units.get(token.key) ?? (/^[-\d.]/.test(token.text) ? token.text : token.key))
    .join(' ')
  const amount = readAmount(words)
  if (amount)
    return {
      parts: [{ text, ...amount }],
      cost: endsInBound(words) || tokens[0]?.key === 'se' ? COST.bound : COST.name,
    }
  if (isSize(words)) return { parts: [{ text }], cost: COST.unread }
  return isUnreadable(words) ? { parts: [{ text, isUnread: true }], cost: COST.unread } : undefined
}

/** "from Delhi", "Delhi se", "Mumbai to": our prices begin where the plan does, so that it asks for nothing. */
function originOf(tokens: Token[], { vocabulary: { meanings }, visited }: FindingIndex): string | undefined {
  const keys = tokens.map(({ key }) => key)
  const placeOf = (words: string[]) => meanings.get(words.join(''))?.place
  if (/^(from|ex)$/.test(keys[0] ?? '')) return placeOf(keys.slice(1))
  const before = placeOf(keys.slice(0, -1))
  const isLeft =
    /^(se|thi|pickup|departure)$/.test(keys.at(-1) ?? '') || (keys.at(-1) === 'to' && !visited.has(before ?? ''))
  return isLeft ? before : undefined
}
