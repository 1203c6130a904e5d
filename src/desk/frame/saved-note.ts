import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readChange } from '#data/catalogue/changes.ts'
import type { DeskEnv } from './desk-env.ts'

/** In the place of the moment: the form said what is stored already. */
export const UNCHANGED = 'unchanged'

/** What an address says of the form that led to it: when it was saved (ms), its change, that the sign-in had ended. */
const SAVED = z.object({
  saved: z.catch(z.string().check(z.regex(/^(\d{13}|unchanged)$/)), ''),
  change: z.catch(z.string(), ''),
  ended: z.catch(z.string(), ''),
})

export function savedBy({ req }: Context<DeskEnv>): z.output<typeof SAVED> {
  return SAVED.parse(req.query())
}

/** "Home page: Budget": what the change did that the address names; undefined: it names none. */
export async function noteOfSaved(c: Context<DeskEnv>): Promise<string | undefined> {
  const { saved, change } = savedBy(c)
  return saved && change ? (await readChange(c.env.CATALOGUE, change))?.change.note : undefined
}
