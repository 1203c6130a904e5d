import { Hono } from 'hono'
import { searchTours } from '#data/catalogue/search.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { Results, resultsHead, SearchResultsPage } from '#pages/search-results.tsx'
import { LatePart } from '#render/stream.tsx'
import { listQuery } from './list-query.ts'
import { streamed } from './streamed.tsx'

export const search = new Hono<AppEnv>().get(siteMap.searchResults.path, listQuery, (c) => {
  const { q, after } = c.req.valid('query')
  c.header('cache-control', 'private, no-store')
  return streamed(c, {
    head: resultsHead,
    page: (found) => (
      <SearchResultsPage text={q}>
        {found ? <Results cards={found.cards} after={found.after} text={q} /> : <LatePart />}
      </SearchResultsPage>
    ),
    data: searchTours(c.get('catalogue'), q, { after, today: c.get('today') }),
  })
})
