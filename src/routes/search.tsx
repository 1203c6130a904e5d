import { type Context, Hono } from 'hono'
import type { ReactElement } from 'react'
import { searchTours } from '#data/catalogue/search.ts'
import { reportFault } from '#data/faults.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { Results, ResultsFailed, resultsHead, SearchResultsPage } from '#pages/search-results.tsx'
import { Document } from '#render/document.tsx'
import { LatePart, streamPage } from '#render/stream.tsx'
import { listQuery } from './list-query.ts'

type Query = { q: string; after?: number | undefined }

export const search = new Hono<AppEnv>().get(siteMap.searchResults.path, listQuery, (c) => {
  const query = c.req.valid('query')
  const page = (
    <Document head={resultsHead} siteKey={c.get('turnstile')?.siteKey}>
      <SearchResultsPage text={query.q}>
        <LatePart />
      </SearchResultsPage>
    </Document>
  )
  const stream = streamPage(page, resultsFor(c, query))
  return c.body(stream, 200, { 'content-type': 'text/html; charset=UTF-8', 'cache-control': 'private, no-store' })
})

async function resultsFor(c: Context<AppEnv>, { q, after }: Query): Promise<ReactElement> {
  try {
    const found = await searchTours(c.get('catalogue'), q, { after, today: c.get('today') })
    return <Results cards={found.cards} after={found.after} text={q} />
  } catch (error) {
    return <ResultsFailed reference={reportFault('search', error, siteMap.searchResults.path)} />
  }
}
