import { Hono } from 'hono'
import { searchTours } from '#data/search.ts'
import type { AppEnv } from '#env.ts'
import { resultsHead, SearchResultsPage } from '#pages/search-results.tsx'
import { listQuery } from './list-query.ts'

export const search = new Hono<AppEnv>().get('/search-results', listQuery, async (c) => {
  const { q, after } = c.req.valid('query')
  const page = await searchTours(c.get('catalogue'), q, after)
  const results = <SearchResultsPage cards={page.cards} after={page.after} text={q} today={c.get('today')} />
  return c.render(results, { head: resultsHead })
})
