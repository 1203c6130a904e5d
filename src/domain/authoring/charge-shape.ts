import * as z from 'zod/mini'
import { MONTHS } from '#values/dates.ts'
import { text } from './written-text.ts'

const money = z.number().check(z.nonnegative('is an amount of money, for example 12.5'))
const rate = z.strictObject({
  months: z.exactOptional(z.array(z.enum(MONTHS))),
  amount: z.union([money, z.tuple([money, money]), z.strictObject({ 3: money, 4: money, 5: money })], {
    error: 'is one amount, the least and the most, or one for 3, 4 and 5 stars',
  }),
})

export const ChargeShape = z
  .strictObject({
    name: text(3, 80),
    paid: text(3, 60),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'is the code of a currency, for example EUR')),
    per: z.enum(['guest', 'guest-night', 'room-night']),
    places: z.exactOptional(z.array(text(2, 60))),
    children: z.exactOptional(z.literal(true)),
    rates: z.array(rate),
  })
  .check(
    z.refine(({ per, places }) => (per === 'guest') === (places === undefined), {
      error: 'stand beside a charge by nights, and only there',
      path: ['places'],
    }),
    z.refine(
      ({ rates }) =>
        rates.length === 0 || MONTHS.every((month) => rates.filter((each) => isIn(each, month)).length === 1),
      {
        error: 'name each month of the year once, or no month at all',
        path: ['rates'],
      },
    ),
  )

function isIn({ months }: z.infer<typeof rate>, month: (typeof MONTHS)[number]): boolean {
  return !months || months.includes(month)
}
