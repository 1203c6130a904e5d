import type { Context } from 'hono'
import * as z from 'zod/mini'
import { readChange } from '#data/catalogue/changes.ts'
import type { DeskEnv } from './desk-env.ts'

/** In place of a time: the form equals the stored state. */
export const UNCHANGED = 'unchanged'

/** The query after saving: its time (ms), its change, and whether the sign-in had ended. */
const SAVED = z.object({
  saved: z.catch(z.string().check(z.regex(/^(\d{13}|unchanged)$/)), ''),
  change: z.catch(z.string(), ''),
  ended: z.catch(z.string(), ''),
})

export function savedBy({ req }: Context<DeskEnv>): z.output<typeof SAVED> {
  return SAVED.parse(req.query())
}

/** "Home page: Budget": the note of the change in the address; undefined: none. */
export async function noteOfSaved(c: Context<DeskEnv>): Promise<string | undefined> {
  const { saved, change } = savedBy(c)
  return saved && change ? (await readChange(c.env.CATALOGUE, change))?.change.note : undefined
}
