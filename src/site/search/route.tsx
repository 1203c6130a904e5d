import { Hono } from 'hono/tiny'
import { searchTours } from '#data/search/search-tours.ts'
import { LatePart } from '#delivery/html/stream.tsx'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { listAsked } from '#site/frame/one-address.ts'
import { streamed } from '#site/frame/streamed.tsx'
import { Results, resultsHead, SearchResultsPage } from './page.tsx'

export const searchRoutes = new Hono<AppEnv>().get(siteMap.searchResults.path, ...listAsked, (c) => {
  const { text, exact, choice, after } = c.req.valid('query')
  const today = c.get('today')
  c.header('cache-control', 'private, no-store')
  return streamed(c, {
    head: resultsHead,
    page: (list) => (
      <SearchResultsPage text={text}>
        {list ? <Results list={list} text={text} exact={exact} today={today} /> : <LatePart />}
      </SearchResultsPage>
    ),
    data: searchTours(c.get('catalogue'), text, { choice, after, exact, today }),
  })
})
