import type { Context } from 'hono'
import { readChange } from '#data/catalogue/changes.ts'
import type { DeskEnv } from './desk-env.ts'

/** "Home page: Budget": what the change did that the address names; undefined: it names none. */
export async function noteOfSaved(c: Context<DeskEnv>): Promise<string | undefined> {
  const id = c.req.query('saved') && c.req.query('change')
  return id ? (await readChange(c.env.CATALOGUE, id))?.change.note : undefined
}
