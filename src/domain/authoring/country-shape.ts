import * as z from 'zod/mini'
import { type Country, GUIDE_TOPICS, type GuideTopic } from '#domain/catalogue/country.ts'
import { type Fact, lastDayOfClaim, type VisaKind } from '#domain/facts/fact.ts'
import { FactShape } from './fact-shape.ts'
import { scene } from './tour-shape.ts'
import { text } from './written-text.ts'

const fields = {
  slug: z
    .string()
    .check(
      z.maxLength(40, 'is longer than 40 letters'),
      z.regex(/^[a-z]+(-[a-z]+)*$/, 'is small letters with hyphens, for example sri-lanka'),
    ),
  name: text(2, 40),
  tagline: text(3, 40).check(z.regex(/\S \S/, 'is two to four words, for example "Gate and terrace"')),
  scene,
  exploreRank: z.exactOptional(z.int().check(z.positive('is a position from 1 on'))),
  headDescription: text(70, 160),
  intro: text(20, 400),
}

/** Loose: a guide may grow. Keys that lists and links use are strict. Facts have their own shape. */
export const CountryShape = z.looseObject({
  ...fields,
  visa: z.exactOptional(z.looseObject({ kind: z.literal('visa') })),
})

export const CountryDocumentShape = z.strictObject({
  ...fields,
  visa: z.exactOptional(FactShape),
  guide: z.strictObject({
    entry: z.array(FactShape).check(z.maxLength(12, 'twelve at most')),
    answers: z.strictObject(
      Object.fromEntries(GUIDE_TOPICS.map((topic) => [topic, FactShape])) as Record<GuideTopic, typeof FactShape>,
    ),
  }),
})

/** A source: the text that was read, its address and the day of reading (ISO). */
export type Reading = { text: string; source: string; checkedOn: string }

/** A country as its form holds it: without the ids and last days of its facts. */
export type CountryDraft = Omit<Country, 'visa' | 'guide'> & {
  visa?: Reading & { visa: VisaKind; official: string }
  answers: Record<GuideTopic, Reading>
}

/** `live`: the live country. Its facts stay; staff correct each fact separately. */
export function countryOf({ visa, answers, ...shown }: CountryDraft, live?: Country): Country {
  const rule = visa && {
    ...{ id: `${shown.slug}-visa`, kind: 'visa' as const, ...visa },
    ...{ expiresOn: lastDayOfClaim('visa', visa.checkedOn), concerns: 'Indian passport holders' },
  }
  const written = { ...shown, ...(rule && { visa: rule }) }
  if (live) return withFactsOf({ ...written, guide: live.guide }, live)
  const read = GUIDE_TOPICS.map((topic) => [topic, answerOf(shown, topic, answers[topic])])
  return { ...written, guide: { entry: [], answers: Object.fromEntries(read) } }
}

/** Keeps the facts of the live country. A first visa rule may be added. */
export function withFactsOf(country: Country, { visa, guide }: Country): Country {
  return { ...country, ...(visa && { visa }), guide }
}

/** An answer of a country's guide as the fact that it is. */
export function answerOf({ slug, name }: Pick<Country, 'slug' | 'name'>, topic: string, read: Reading): Fact {
  const expiresOn = lastDayOfClaim('guide', read.checkedOn)
  return { id: `${slug}-${topic}`, kind: 'guide', ...read, expiresOn, concerns: `Visitors to ${name}` }
}
