import { type Context, Hono } from 'hono'
import type { CardPage } from '#data/catalogue/cards.ts'
import { listRegion } from '#data/catalogue/listings.ts'
import { listPath, regionPath } from '#domain/paths.ts'
import { siteMap } from '#domain/site-map.ts'
import type { Region } from '#domain/tour.ts'
import type { AppEnv } from '#env.ts'
import { ListingPage, listingHead } from '#pages/listing.tsx'
import { isBeyond, listQuery } from './list-query.ts'
import { streamed } from './streamed.tsx'

export const listings = new Hono<AppEnv>()
  .get(siteMap.domestic.path, listQuery, (c) => listing(c, 'domestic', c.req.valid('query')))
  .get(siteMap.international.path, listQuery, (c) => listing(c, 'international', c.req.valid('query')))

/** A list that goes on may be at its end already, which is no page: then nothing is sent before that is known. */
async function listing(c: Context<AppEnv>, region: Region, { q, after }: { q: string; after?: number | undefined }) {
  const data = listRegion(c.get('catalogue'), region, { text: q, after, today: c.get('today') })
  if (after !== undefined && isBeyond(await data, after)) return c.redirect(listPath(regionPath(region), { q }))
  const page = (list?: CardPage) => <ListingPage region={region} list={list} text={q} />
  return streamed(c, { head: listingHead(region), page, data })
}
