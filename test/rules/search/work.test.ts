import { expect, it } from 'vitest'
import { countWithout, find } from '../../../src/domain/search/find.ts'
import { index } from '../../support/finding.ts'
import { seeded } from '../../support/seeded.ts'

/** How many letters a search has at most. */
const LETTERS = 200
/** How many words of a search are compared with names, and how many of its parts it is counted without. */
const WORDS = 16

/** The comparisons: tours, and words that are compared with a word of the search. */
const looks = { tours: 0, words: 0 }

function watched<Item extends object | string>(list: Item[], kind: keyof typeof looks): Item[] {
  return new Proxy(list, {
    get(target, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks[kind]++
      return Reflect.get(target, key)
    },
  })
}

const { vocabulary } = index
const guessable = vocabulary.bySize()
const bySize = new Map([...guessable].map(([size, names]) => [size, watched(names, 'words')]))
const watchedIndex = {
  ...index,
  tours: watched(index.tours, 'tours'),
  own: watched(index.own, 'words'),
  vocabulary: { ...vocabulary, parts: watched(vocabulary.parts, 'words'), bySize: () => bySize },
}

const random = seeded(20261130)
const pick = <Item>(list: Item[]): Item => list[Math.floor(random() * list.length)] as Item
const SCRIPTS = [0x61, 0x915, 0x995, 0xa15, 0xa95, 0xb95, 0xc15, 0xc95, 0xd15, 0x3b1, 0x430, 0x5d0, 0x627, 0xe01]
const names = [...vocabulary.meanings.keys()]

function unknown(): string {
  const first = pick(SCRIPTS)
  return Array.from({ length: 3 + Math.floor(random() * 9) }, () => String.fromCharCode(first + random() * 20)).join('')
}

/** A name with a letter missing, doubled or swapped. */
function slip(): string {
  const name = pick(names)
  const at = Math.floor(random() * name.length)
  return pick([name.slice(0, at) + name.slice(at + 1), name.slice(0, at) + name.slice(at - 1), `${name}${name[at]}`])
}

const KINDS = [unknown, slip, () => pick(names), () => String(Math.floor(random() * 100_000))]
const textOf = (word: () => string) =>
  Array.from({ length: 3 * WORDS }, word)
    .join(' ')
    .slice(0, LETTERS)
const TEXTS = [
  ...KINDS.flatMap((word) => Array.from({ length: 5 }, () => textOf(word))),
  ...Array.from({ length: 5 }, () => textOf(() => pick(KINDS)())),
  'qzxw '.repeat(40),
  'ab '.repeat(67),
  'a'.repeat(LETTERS),
  'we want to go from delhi to thailand and singapore with two kids in december for a week budget',
]

/** Each word alone, and each two and three beside each other, are looked for as a slip once in either trust. */
const GUESSES = WORDS + (WORDS - 1) + (WORDS - 2)
/** Fourteen kinds of part give way, each alone and after the ones before. */
const WAYS = 28
/** The most parts that gave way and are tried again one by one. */
const TRIED_AGAIN = 8
const MOST = {
  // Twice with all that is asked, once for each way in which a part may give way, for each of these, and for each word.
  tours: (2 + WAYS + TRIED_AGAIN + WORDS) * index.tours.length,
  words: 2 * (WORDS * 2 * (index.own.length + vocabulary.parts.length) + GUESSES * vocabulary.meanings.size),
}

it('A search looks at each tour once for each of its parts, and reads its words twice, whatever it is', () => {
  const beyond = TEXTS.map((text) => {
    Object.assign(looks, { tours: 0, words: 0 })
    countWithout(watchedIndex, find(watchedIndex, { text }).parts)
    return { text, ...looks }
  }).filter(({ tours, words }) => tours > MOST.tours || words > MOST.words)
  expect(beyond).toEqual([])
})

it('What it would find without a part is known without reading the others again', () => {
  const { parts } = find(watchedIndex, { text: 'goa honeymoon in may for 3 nights please' })
  Object.assign(looks, { tours: 0, words: 0 })
  expect([...countWithout(watchedIndex, parts).keys()].map(({ text }) => text)).toEqual([
    ...['goa', 'honeymoon', 'may', '3 nights'],
  ])
  expect(looks.words).toBe(0)
})
