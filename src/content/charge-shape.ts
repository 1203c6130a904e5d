import * as z from 'zod'

import { text } from '#domain/authoring/written-text.ts'
import { MONTHS } from '#values/dates.ts'

const money = z.number().nonnegative('is an amount of money, for example 12.5')
const rate = z.strictObject({
  months: z.array(z.enum(MONTHS)).exactOptional(),
  amount: z.union([money, z.tuple([money, money]), z.strictObject({ 3: money, 4: money, 5: money })], {
    error: 'is one amount, the least and the most, or one for 3, 4 and 5 stars',
  }),
})

/** What may stand in the charge of a fact, and nothing else. */
export const ChargeShape = z
  .strictObject({
    name: text(3, 80),
    paid: text(3, 60),
    currency: z.string().regex(/^[A-Z]{3}$/, 'is the code of a currency, for example EUR'),
    per: z.enum(['guest', 'guest-night', 'room-night']),
    places: z.array(text(2, 60)).exactOptional(),
    children: z.exactOptional(z.literal(true)),
    rates: z.array(rate).min(1, 'one at least is wanted'),
  })
  .refine(({ per, places }) => (per === 'guest') === (places === undefined), {
    error: 'stand beside a charge by nights, and only there',
    path: ['places'],
  })
  .refine(({ rates }) => MONTHS.every((month) => rates.filter((each) => isIn(each, month)).length === 1), {
    error: 'name each month of the year once, or no month at all',
    path: ['rates'],
  })

function isIn({ months }: z.infer<typeof rate>, month: (typeof MONTHS)[number]): boolean {
  return !months || months.includes(month)
}
