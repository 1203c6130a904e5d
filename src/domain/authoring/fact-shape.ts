import * as z from 'zod/mini'
import { type Fact, lastDayOfClaim } from '#domain/facts/fact.ts'
import { isCalendarDay } from '#values/dates.ts'
import { ChargeShape } from './charge-shape.ts'
import { claim, text } from './written-text.ts'

const day = z.iso.date('is not a day of the calendar; write it as 2026-11-27')
const dayOfYear = z.string().check(z.regex(/^(0\d|1[0-2])-[0-3]\d$/, 'is a day of every year, for example 02-28'))

const VISA_KINDS = ['none', 'visa-free', 'on-arrival', 'eta', 'required'] as const
const OTHER_KINDS = ['papers', 'permit', 'closure', 'season', 'tax', 'levy', 'guide', 'safety'] as const
const fields = {
  id: z.string(),
  text: claim(5, 300),
  source: z.url({
    protocol: /^https?$/,
    error: 'is the address of the page that was read, for example https://evisa.gov.vn',
  }),
  official: z.exactOptional(
    z.url({ protocol: /^https$/, error: 'is the address of the authority, for example https://evisa.gov.vn' }),
  ),
  checkedOn: day,
  isUndated: z.exactOptional(z.literal(true)),
  expiresOn: day,
  concerns: text(3, 80),
  falls: z.exactOptional(
    z.union([
      z.strictObject({ yearly: z.tuple([dayOfYear, dayOfYear]) }),
      z.strictObject({ weekday: z.int().check(z.minimum(0), z.maximum(6)) }),
    ]),
  ),
  ahead: z.exactOptional(
    z.strictObject({ days: z.int().check(z.positive()), is: z.enum(['apply', 'opens', 'latest']) }),
  ),
  charge: z.exactOptional(ChargeShape),
}
const VisaShape = z.strictObject({ ...fields, kind: z.literal('visa'), visa: z.enum(VISA_KINDS) })

/** The shape of a fact, with the longest time for which it may be claimed. */
export const FactShape = z
  .discriminatedUnion('kind', [VisaShape, z.strictObject({ ...fields, kind: z.enum(OTHER_KINDS) })])
  .check(
    z.refine(
      ({ checkedOn, expiresOn }) => !isCalendarDay(checkedOn) || checkedOn <= expiresOn,
      'ends before it was checked',
    ),
    // Answers of a country guide (money, plugs, seasons) are no rules, so no authority publishes them.
    z.refine(({ kind, official }) => kind === 'guide' || official !== undefined, {
      error: 'is missing: where can a guest check this rule? For example https://evisa.gov.vn',
      path: ['official'],
    }),
    z.refine((fact) => endsWithinItsTerm(fact as Fact), {
      error: 'is claimed for longer than its kind may be before its source is read again',
      path: ['expiresOn'],
    }),
  )

function endsWithinItsTerm({ kind, checkedOn, expiresOn }: Fact): boolean {
  return !isCalendarDay(checkedOn) || expiresOn <= lastDayOfClaim(kind, checkedOn)
}
