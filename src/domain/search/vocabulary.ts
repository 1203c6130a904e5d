import type { Choice } from '#domain/filters/choice.ts'
import { placeSlug } from '#values/place-slug.ts'
import { fold, skeleton } from './fold.ts'
import type { Order } from './part.ts'
import { placeSound } from './sound.ts'

/** The words of search, as data: it is sent to the browser with the catalogue's index. */
export type Words = {
  /** Of every place its name, then its other names. */
  names: string[][]
  phrases: Record<string, string>
  offers: string
  fillers: string
  wishes?: string
  orders?: Partial<Record<Order, string>>
  connectors: Record<Connector, string>
  units: Record<string, string>
}

/**
 * not: excludes the next words. notBefore: excludes the words before it. done: the visitor has seen the place.
 * overland: no flight. or: one of the two is enough. question: it asks about a place. when: it asks for the good
 * months. like: the place is an example.
 */
export type Connector = 'not' | 'notBefore' | 'done' | 'overland' | 'or' | 'question' | 'when' | 'like' | 'past'

/** The meaning of a word or phrase: a place (slug), a part of a choice, or nothing. */
export type Meaning = {
  /** The name for a guess: "Manali". */
  name: string
  /** Its spelling here, where it is not its name. */
  text?: string
  place?: string
  choice?: Partial<Choice>
  order?: Order
  isIdle?: 'offer' | 'filler' | 'wish' | Connector
  /** It is another name of the place. */
  isAlias?: boolean
}

export type Vocabulary = {
  /** By the folded words without spaces. */
  meanings: Map<string, Meaning>
  /** By the spelling by ear; several meanings may share one. */
  byEar: () => Map<string, Meaning[]>
  /** Places, months and themes by the sound of their names, for words in other Indian scripts. */
  bySound: () => Map<string, Meaning[]>
  /** The words for guesses, by their number of letters. */
  bySize: () => Map<number, Guessable[]>
  /** Words beside numbers, by the folded word. */
  units: Map<string, string>
  /** Single words of place names. */
  parts: KnownWord[]
}

export type KnownWord = { word: string; meaning: Meaning }

export type Guessable = KnownWord & { letters: number }

export function makeVocabulary(words: Words): Vocabulary {
  const { names, phrases, offers, fillers, wishes = '', orders = {}, connectors, units } = words
  const all = [
    ...names.flatMap(namesOf),
    ...Object.entries(phrases).flatMap(([asked, texts]) => texts.split(', ').map((text) => meant(text, asked))),
    ...(Object.keys(connectors) as Connector[]).flatMap((kind) =>
      connectors[kind].split(', ').map((name): Meaning => ({ name, isIdle: kind })),
    ),
    ...offers.split(', ').map((name): Meaning => ({ name, isIdle: 'offer' })),
    ...wishes.split(', ').map((name): Meaning => ({ name, isIdle: 'wish' })),
    ...(Object.keys(orders) as Order[]).flatMap((order) =>
      (orders[order] ?? '').split(', ').map((name): Meaning => ({ name, order })),
    ),
    ...fillers.split(', ').map((name): Meaning => ({ name, isIdle: 'filler' })),
  ].map((meaning) => ({ words: fold(meaning.text ?? meaning.name).split(' '), meaning }))
  // The first table wins where two contain a word.
  const meanings = new Map(all.toReversed().map(({ words, meaning }) => [words.join(''), meaning]))
  const parts = all.filter(({ meaning }) => meaning.place && !meaning.choice)
  return {
    meanings,
    parts: parts.flatMap(({ words, meaning }) => words.map((word) => ({ word, meaning }))),
    byEar: once(() => groupBy(meanings, skeleton)),
    bySound: once(() =>
      groupBy(new Map([...meanings].filter(([, { place, choice }]) => Boolean(place) !== Boolean(choice))), placeSound),
    ),
    bySize: once(() => groupBySize(meanings)),
    units: new Map(
      Object.entries(units).flatMap(([unit, texts]) => texts.split(', ').map((text) => [fold(text), unit])),
    ),
  }
}

function namesOf(called: string[]): Meaning[] {
  const [name = ''] = called
  return called.map((text, at) => ({ name, text, place: placeSlug(name), ...(at > 0 && { isAlias: true }) }))
}

/** Built for the first guess only. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** "month 12,1,2" as a choice. A visitor without a visa wants a journey abroad. */
function meant(name: string, asked: string): Meaning {
  const [kind = '', values = ''] = asked.split(' ')
  const choice = { [kind]: kind === 'tier' ? values : values.split(',') }
  return { name, choice, ...(kind === 'visa' && { place: 'abroad' }) }
}

function groupBy(meanings: Map<string, Meaning>, form: (word: string) => string): Map<string, Meaning[]> {
  const groups = new Map<string, Meaning[]>()
  for (const [word, meaning] of meanings) {
    const key = form(word)
    const others = groups.get(key) ?? []
    if (!others.some((other) => isSameMeaning(other, meaning))) groups.set(key, [...others, meaning])
  }
  return groups
}

/** Shorter phrases are not guessed: "paris" with a slip is not April. */
const SHORT = 6

function groupBySize(meanings: Map<string, Meaning>): Map<number, Guessable[]> {
  const groups = new Map<number, Guessable[]>()
  for (const [word, meaning] of meanings) {
    if (meaning.isIdle || meaning.order || /\d/.test(word) || (!meaning.place && word.length < SHORT)) continue
    const group = groups.get(word.length) ?? []
    group.push({ word, meaning, letters: lettersOf(word) })
    groups.set(word.length, group)
  }
  return groups
}

/** The letters of a word as a bit set, for comparing words quickly. */
export function lettersOf(word: string): number {
  return [...word].reduce((set, letter) => set | (1 << (letter.charCodeAt(0) & 31)), 0)
}

/** Whether two words have the same meaning: two names of one place. */
export function isSameMeaning(one: Meaning, other: Meaning): boolean {
  return (
    one.place === other.place &&
    one.order === other.order &&
    JSON.stringify(one.choice) === JSON.stringify(other.choice)
  )
}
