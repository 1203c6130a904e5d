import * as z from 'zod'
import { scene } from '#domain/authoring/tour-shape.ts'
import { text } from '#domain/authoring/written-text.ts'
import type { Document } from '#domain/catalogue/document.ts'
import type { AuthoredReview } from '#domain/catalogue/review.ts'
import { type Fact, lastDayOfClaim } from '#domain/facts/fact.ts'
import { isCalendarDay } from '#values/dates.ts'
import { ChargeShape } from './charge-shape.ts'

/** What may stand in the files of countries, reviews, documents and facts, and nothing else. */

const day = z.iso.date('is not a day of the calendar; write it as 2026-11-27')

const dayOfYear = z.string().regex(/^(0\d|1[0-2])-[0-3]\d$/, 'is a day of every year, for example 02-28')

const VISA_KINDS = ['none', 'visa-free', 'on-arrival', 'eta', 'required'] as const
const OTHER_KINDS = ['papers', 'permit', 'closure', 'season', 'tax', 'levy', 'guide', 'safety'] as const
const claim = {
  id: z.string(),
  text: text(5, 300),
  source: z.url({
    protocol: /^https?$/,
    error: 'is the address of the page that was read, for example https://evisa.gov.vn',
  }),
  official: z
    .url({ protocol: /^https$/, error: 'is the address of the authority, for example https://evisa.gov.vn' })
    .exactOptional(),
  checkedOn: day,
  isUndated: z.exactOptional(z.literal(true)),
  expiresOn: day,
  concerns: text(3, 80),
  falls: z
    .union([
      z.strictObject({ yearly: z.tuple([dayOfYear, dayOfYear]) }),
      z.strictObject({ weekday: z.int().min(0).max(6) }),
    ])
    .exactOptional(),
  ahead: z.strictObject({ days: z.int().positive(), is: z.enum(['apply', 'opens', 'latest']) }).exactOptional(),
  charge: z.exactOptional(ChargeShape),
}
const VisaShape = z.strictObject({ ...claim, kind: z.literal('visa'), visa: z.enum(VISA_KINDS) })

export const FactShape = z
  .discriminatedUnion('kind', [VisaShape, z.strictObject({ ...claim, kind: z.enum(OTHER_KINDS) })])
  .refine(
    ({ checkedOn, expiresOn }) => !isCalendarDay(checkedOn) || checkedOn <= expiresOn,
    'ends before it was checked',
  )
  .refine(({ kind, official }) => isWithoutOfficial(kind) || official !== undefined, {
    error: 'is missing: where can a guest check this rule? For example https://evisa.gov.vn',
    path: ['official'],
  })
  .refine(endsWithinItsTerm, {
    error: 'is claimed for longer than its kind may be before its source is read again',
    path: ['expiresOn'],
  })

function endsWithinItsTerm({ kind, checkedOn, expiresOn }: Fact): boolean {
  return !isCalendarDay(checkedOn) || expiresOn <= lastDayOfClaim(kind, checkedOn)
}

/** A guide's answers (money, plugs, seasons of a country) are no rules, so that no authority sets them. */
function isWithoutOfficial(kind: Fact['kind']): boolean {
  return kind === 'guide'
}

/** Loose: a guide may grow. The keys that lists and links stand on are strict. */
export const CountryShape = z.looseObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'is small letters with hyphens, for example sri-lanka'),
  name: text(2, 40),
  tagline: z.string().regex(/\S \S/, 'is two to four words, for example "Gate and terrace"'),
  scene,
  exploreRank: z.int().positive('is a position from 1 on').exactOptional(),
  headDescription: text(70, 160),
  intro: text(20, 400),
  /** Checked with the facts. */
  visa: z.object({ kind: z.literal('visa') }).exactOptional(),
})

export const TestimonialShape = z.strictObject({
  id: z
    .string("is missing: write its day and title, for example '2026-11-20 It was all true', and never change it")
    .min(3),
  title: text(3, 120),
  text: z.exactOptional(text(3, 1000)),
  name: text(2, 80),
  date: day,
  sample: z.boolean(),
}) satisfies z.ZodType<AuthoredReview>

export const DocumentShape = z.strictObject({
  slug: z.string(),
  path: z.string().regex(/^\/[a-z-]+$/, 'is a slash and small letters, for example /about'),
  title: text(3, 80),
  head: z.strictObject({ title: text(3, 60), description: text(70, 160), keywords: z.array(text(2, 60)).min(1) }),
  updated: day,
  intro: text(3, 1000),
  sections: z.array(
    z.strictObject({
      heading: text(3, 120),
      paragraphs: z.array(text(3, 2000)),
      points: z.array(text(3, 2000)).exactOptional(),
    }),
  ),
}) satisfies z.ZodType<Document>
