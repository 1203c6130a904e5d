import { zValidator } from '@hono/zod-validator'
import * as z from 'zod'
import { searchText } from '#domain/search.ts'

/** What a list is asked for: a text, and after which rank it goes on. Nonsense counts as nothing asked. */
export const listQuery = zValidator(
  'query',
  z.object({
    q: z.string().optional().catch(undefined).transform(searchText),
    after: z.coerce.number().int().positive().optional().catch(undefined),
  }),
)
