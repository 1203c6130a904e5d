import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { choiceOf, FILTER_NAMES } from '#domain/filters/filter-query.ts'
import { type Choice, queryOf } from '#domain/filters/filters.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { searchText } from '#domain/search/search-text.ts'
import { listPath } from '#domain/site/paths.ts'
import type { AppEnv } from '#env.ts'

/**
 * What a list is asked for: a text and whether it is meant exactly so, a choice, and after which rank it goes on.
 * Nonsense counts as nothing asked.
 */
export type ListQuery = { text: string; exact: boolean; choice: Choice; after?: number | undefined }

export function listQuery(c: Context<AppEnv>): ListQuery {
  const query = new URL(c.req.url).searchParams
  const after = query.get('after') ?? ''
  return {
    text: searchText(query.get('q') ?? ''),
    exact: query.get('exact') === '1',
    choice: choiceOf(query),
    after: /^[1-9]\d{0,8}$/.test(after) ? Number(after) : undefined,
  }
}

/** A choice has one address: any other way to write it leads there. */
export const oneAddress = createMiddleware<AppEnv>(async (c, next) => {
  const asked = [...new URL(c.req.url).searchParams].filter(([name]) => FILTER_NAMES.some((known) => known === name))
  const { text, exact, choice } = listQuery(c)
  if (String(new URLSearchParams(asked)) !== String(queryOf(choice)))
    return c.redirect(listPath(c.req.path, { q: text, exact, choice }))
  return next()
})

/** Whether a list was asked to go on after its end: that is no page, so that made-up addresses are no pages to store. */
export function isPastEnd({ cards, after: next }: TourList, after: number | undefined): boolean {
  return after !== undefined && next === undefined && cards.length === 0
}
