import type { Answers, QuestionKey } from '#domain/catalogue/answers.ts'
import { answersOf } from '#domain/catalogue/answers-of-tour.ts'
import { monthSpan } from '#domain/catalogue/month-span.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { normalForm } from '#values/normal-form.ts'

/** The questions in a search: kinds of facts, and questions that each tour answers. */
export type Questions = { kinds: Fact['kind'][]; keys: QuestionKey[]; seen: RegExp[] }

/** The answers to them from the tours found, each sentence once. */
export type SaidToSearch = { facts: Fact[]; answers: string[]; seasons: string[] }

const KINDS: [words: RegExp, kinds: Fact['kind'][]][] = [
  [/\b(?:e?visas?|eta)\b|schengen|passport|वी\u091C\u093C?ा/iu, ['visa', 'papers']],
  [/\bpermits?\b|परमिट/iu, ['permit']],
  [/\b(?:open|opens|closed?|shut|band|khul\p{L}*|possible|can (?:we|i|you)|kumbh)\b|खुल|बंद/iu, ['closure', 'season']],
]

/** When a thing of some months is there: words for it in a search, and in a tour's text. */
const SEEN: [words: RegExp, said: RegExp][] = [
  [/\bsnow|\bbara?f|बर्फ/iu, /\bsnow/i],
  [/\bcherry\b|\bblossoms?\b/iu, /\bblossom/i],
  [/\btulips?\b/iu, /\btulip/i],
]
const WHEN = /\b(?:when|kab|which month|kis mahine|best time)\b|कब/iu

const KEYS: [words: RegExp, key: QuestionKey][] = [
  [/\b(?:jain|veg|vegetarian|khana|food|meals?)\b/i, 'food'],
  [/\bwheel ?chairs?\b/i, 'effort'],
  [/\b(?:safe|safety)\b/i, 'safety'],
]

/** Reads the questions of a search; both lists may be empty. */
export function questionsIn(text: string): Questions {
  const plain = normalForm(text)
  return {
    kinds: KINDS.flatMap(([words, kinds]) => (words.test(plain) ? kinds : [])),
    keys: KEYS.flatMap(([words, key]) => (words.test(plain) ? [key] : [])),
    seen: SEEN.flatMap(([words, said]) => (WHEN.test(plain) && words.test(plain) ? [said] : [])),
  }
}

/** The most facts and the most answers that a search shows; tours show the others. */
const MOST_SAID = 3

/** The answers of some tours. An answer that differs between tours begins with the tour's title. */
export function saidBy(tours: Tour[], agency: Answers, { kinds, keys, seen }: Questions): SaidToSearch {
  const facts = tours.flatMap((tour) => tour.facts.filter(({ kind }) => kinds.includes(kind)))
  const answers = keys.flatMap((key) => {
    const each = tours.map((tour) => ({ title: tour.title, answer: answersOf(tour, agency)[key] }))
    const isOne = new Set(each.map(({ answer }) => answer)).size === 1
    return isOne ? [each[0]?.answer ?? ''] : each.map(({ title, answer }) => `${title}: ${answer}`)
  })
  return {
    facts: [...new Map(facts.map((fact) => [fact.id, fact])).values()].slice(0, MOST_SAID),
    answers: answers.filter(Boolean).slice(0, MOST_SAID),
    seasons: tours.flatMap((tour) => seasonsOf(tour, seen)).slice(0, MOST_SAID),
  }
}

/** "Manali: Dec: Cold, with a chance of snow." */
function seasonsOf({ title, practical, questions = [] }: Tour, seen: RegExp[]): string[] {
  const isSeen = (text: string) => seen.some((said) => said.test(text))
  const answer = questions.find(({ question, answer }) => isSeen(question) && isSeen(answer))?.answer
  const said = practical.seasons
    .filter(({ why }) => isSeen(why))
    .map(({ months, why }) => `${monthSpan(months)}: ${why}`)
  return answer || said.length > 0 ? [`${title}: ${answer ?? `${said.join('. ')}.`}`] : []
}
