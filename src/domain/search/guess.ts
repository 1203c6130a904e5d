import { skeleton, slipsAllowed, slipsBetween } from './fold.ts'
import { heardNames, nearestHeard } from './heard-names.ts'
import type { Part } from './part.ts'
import { COST, partOf, type ReadWords, type Token } from './read-words.ts'
import { isSameMeaning, lettersOf, type Meaning, type Vocabulary } from './vocabulary.ts'

/** The fewest letters for a guess by ear. */
const LEAST_GUESSED = 5

/** By ear, then two words as one, then with slips. An ambiguous guess is dropped. */
export function readGuess({ text, key }: Token, vocabulary: Vocabulary, isOne: boolean): ReadWords | undefined {
  const named = nearestHeard(key, heardNames(key, vocabulary))
  if (named) return { parts: [guessOf(text, named)], cost: COST.ear }
  const heard = [...key].length < LEAST_GUESSED ? undefined : vocabulary.byEar().get(skeleton(key))
  const isAmount = heard?.[0]?.isIdle && vocabulary.units.has(key)
  if (heard?.[0] && heard.length === 1 && !isAmount) return { parts: [guessOf(text, heard[0])], cost: COST.ear }
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

/** A wrong first letter counts twice, unless that hides an equally near name. */
function readSlip({ text, key }: Token, { bySize }: Vocabulary): ReadWords | undefined {
  const allowed = slipsAllowed(key)
  const sizes = Array.from({ length: 2 * allowed + 1 }, (_, at) => key.length - allowed + at)
  const letters = lettersOf(key)
  const near = sizes
    .flatMap((size) => bySize().get(size) ?? [])
    .filter((name) => bitsIn(letters & ~name.letters) <= allowed && bitsIn(name.letters & ~letters) <= allowed)
    .map(({ word, meaning }) => ({
      word,
      meaning,
      slips: slipsBetween(key, word, Math.min(allowed, slipsAllowed(word))),
    }))
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
