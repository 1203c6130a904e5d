import type { Context, Next } from 'hono'
import { queryOf } from '#domain/filters/choice.ts'
import { FILTER_NAMES, type ListQuery, listQuery } from '#domain/search/list-query.ts'
import { listPath } from '#domain/site/paths.ts'
import type { AppEnv } from '#env.ts'
import { judged } from './judged.ts'

/** Validates the query of a list. Other spellings of a choice are redirected to its canonical address. */
export const listAsked = [judged('query', listQuery), oneAddress] as const

type Judged = { in: { query: unknown }; out: { query: ListQuery } }

function oneAddress(c: Context<AppEnv, string, Judged>, next: Next) {
  const { text, exact, choice } = c.req.valid('query')
  const asked = [...new URL(c.req.url).searchParams].filter(([name]) => FILTER_NAMES.includes(name))
  if (String(new URLSearchParams(asked)) === String(queryOf(choice))) return next()
  return Promise.resolve(c.redirect(listPath(c.req.path, { q: text, exact, choice })))
}
