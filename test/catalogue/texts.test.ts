import { expect, it } from 'vitest'
import { content } from '../../src/content/content.ts'

const { tours, countries, documents, facts, answers } = content

/** Every text in a value, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** The texts of a tour, sentence by sentence. */
function sentencesOf({ description, days, beforeYouGo }: (typeof tours)[number]): string[] {
  const texts = [description, ...days.flatMap(({ activities }) => activities), ...beforeYouGo]
  return texts.flatMap((text) => text.split(/(?<=[.;:!?]) /))
}

it('no text says as of which month a rule was so: a fact has its day beside it', () => {
  const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
  const dated = new RegExp(`\\bas of\\b.{0,12}\\b(${months})\\b`, 'i')
  expect(textsOf([tours, countries, documents, facts, answers]).filter((text) => dated.test(text))).toEqual([])
})

it('no text of a tour speaks of a visa: the rule is a fact of its country', () => {
  const ruled = tours.filter(({ beforeYouGo }) =>
    beforeYouGo.some((line) => /visa-free|without a visa|needs? a .*visa/i.test(line)),
  )
  expect(ruled.map(({ id }) => id)).toEqual([])
})

it('nothing that search engines and the search are given promises that no visa is needed: such a promise has no end', () => {
  const given = [...tours.map(({ head }) => head), ...countries.map(({ headDescription }) => headDescription)]
  expect(textsOf(given).filter((text) => /visa.?free|no visa|without a visa|on arrival/i.test(text))).toEqual([])
})

it('places stand in the plan under the names that families know', () => {
  const plan = JSON.stringify(
    tours.map(({ title, location, description, days }) => [title, location, description, days]),
  )
  const known = ['Cherrapunji', 'Changu', 'Malacca', 'Alappuzha', 'Coral Island', 'James Bond Island']
  expect(known.filter((name) => !plan.includes(name))).toEqual([])
})

it('a tour is told in short sentences: 15 words on average, and none longer than 40', () => {
  const counts = tours.map((tour) => ({
    id: tour.id,
    words: sentencesOf(tour).map((text) => text.split(/\s+/).length),
  }))
  const average = (words: number[]) => words.reduce((sum, count) => sum + count, 0) / words.length
  expect(counts.filter(({ words }) => average(words) > 15).map(({ id }) => id)).toEqual([])
  expect(counts.filter(({ words }) => Math.max(...words) > 40).map(({ id }) => id)).toEqual([])
})

it('the first sentence of a tour abroad says where its nights are', () => {
  const wanted = tours.filter(({ region }) => region === 'international')
  const silent = wanted.filter(({ description }) => !/\bnights?\b/.test(description.split('. ')[0] ?? ''))
  expect(silent.map(({ id }) => id)).toEqual([])
})

it('no sentence of a fact or an answer is longer than 40 words', () => {
  const sentences = [...facts.map(({ text }) => text), ...Object.values(answers)].flatMap((text) =>
    text.split(/(?<=[.;:!?]) /),
  )
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 40)).toEqual([])
})

it('nothing is called the best, the finest or the largest of its kind: nobody can prove it', () => {
  const superlative =
    /\b(finest|cheapest|lowest|greatest|unbeatable|world[- ]class|largest|biggest)\b|\bthe best (?!months|views|mix|-)/i
  const told = textsOf([tours, countries, facts, answers]).filter((text) => !text.startsWith('http'))
  expect([...new Set(told.filter((text) => superlative.test(text)))]).toEqual([])
})

it('numbers are grouped as the sums beside them, in lakhs', () => {
  const western = content.tours.flatMap(({ facts }) => facts).filter(({ text }) => /\b\d{3},\d{3}\b/.test(text))
  expect(western.map(({ id }) => id)).toEqual([])
})
