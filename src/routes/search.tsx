import { Hono } from 'hono/tiny'
import { searchTours } from '#data/catalogue/search.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { Results, resultsHead, SearchResultsPage } from '#pages/search-results.tsx'
import { LatePart } from '#render/stream.tsx'
import { listQuery, oneAddress } from './list-query.ts'
import { streamed } from './streamed.tsx'

export const search = new Hono<AppEnv>().get(siteMap.searchResults.path, oneAddress, (c) => {
  const { text, exact, choice, after } = listQuery(c)
  c.header('cache-control', 'private, no-store')
  return streamed(c, {
    head: resultsHead,
    page: (list) => (
      <SearchResultsPage text={text}>
        {list ? <Results list={list} text={text} exact={exact} /> : <LatePart />}
      </SearchResultsPage>
    ),
    data: searchTours(c.get('catalogue'), text, { choice, after, exact, today: c.get('today') }),
  })
})
