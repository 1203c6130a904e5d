import type { Fact } from '#domain/facts/fact.ts'
import { FILTER_WORDS } from '#domain/filters/filter-words.ts'
import { fold } from '#domain/search/fold.ts'
import { FILLERS, OFFERS } from '#domain/search/phrases.ts'
import { DONE, NAMED, SAID } from '#domain/search/plan-things.ts'
import type { TourSource } from './tour-document.ts'

const fillers = new Set(`${OFFERS}, ${FILLERS}`.split(', '))
/** Words for months and themes. A tour has columns for these. */
const asked = new Set(Object.values(FILTER_WORDS).flatMap((phrases) => phrases.split(', ')))

/** A capital letter within a sentence, or two in a row: "A Kathakali show", "Prag Mahal". */
const NAME = /(?<=[\p{L}\p{M},;:’] )\p{Lu}[\p{L}\p{M}-]+|\p{Lu}[\p{L}\p{M}-]+(?= \p{Lu})/gu
/** Shorter names are too common. */
const LEAST_NAMED = 4

/** The names in a text: "Eravikulam", "Songkran". */
function namesIn(text: string): string[] {
  return (text.match(NAME) ?? []).filter((name) => name.length >= LEAST_NAMED && !asked.has(fold(name)))
}

/** The words by which search finds a tour, besides its places: its texts and its activities. Folded, each once. */
export function wordsOf(
  { id, title, location, place, head, days, questions = [], practical }: TourSource,
  facts: Fact[],
): string[] {
  const plan = days.flatMap((day) => [day.title, ...day.activities, day.stay ?? '']).join('\n')
  const named = NAMED.filter((word) => plan.toLowerCase().includes(word))
  const done = DONE.flatMap(([said, words]) => (said.test(plan) ? [words] : []))
  const said = [...facts.map(({ text }) => text), ...practical.seasons.map(({ why }) => why)].join('\n')
  const known = SAID.flatMap(([sign, names]) => (sign.test(said) ? [names] : []))
  const words = fold(
    [
      id,
      title,
      location,
      place,
      ...head.keywords,
      ...questions.map(({ question }) => question),
      ...namesIn([plan, ...facts.map(({ text }) => text)].join('\n')),
      ...named,
      ...done,
      ...known,
    ].join(' '),
  ).split(' ')
  return [...new Set(words.filter((word) => word.length > 1 && !fillers.has(word)))]
}
