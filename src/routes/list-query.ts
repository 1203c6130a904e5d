import { zValidator } from '@hono/zod-validator'
import * as z from 'zod/mini'
import type { CardPage } from '#data/catalogue/cards.ts'
import { searchText } from '#domain/search.ts'

/** What a list is asked for: a text, and after which rank it goes on. Nonsense counts as nothing asked. */
export const listQuery = zValidator(
  'query',
  z.object({
    q: z.pipe(z.catch(z.optional(z.string()), undefined), z.transform(searchText)),
    after: z.catch(z.optional(z.pipe(z.coerce.number(), z.int().check(z.positive()))), undefined),
  }),
)

/** Whether a list was asked to go on after its end: that is no page, so that made-up addresses are no pages to store. */
export function isBeyond({ cards, after: next }: CardPage, after: number | undefined): boolean {
  return after !== undefined && next === undefined && cards.length === 0
}
