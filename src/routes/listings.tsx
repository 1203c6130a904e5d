import { type Context, Hono } from 'hono'
import { listRegion } from '#data/catalogue/listings.ts'
import { listPath, regionPath } from '#domain/paths.ts'
import { siteMap } from '#domain/site-map.ts'
import type { Region } from '#domain/tour.ts'
import type { AppEnv } from '#env.ts'
import { ListingPage, listingHead } from '#pages/listing.tsx'
import { isBeyond, listQuery } from './list-query.ts'

export const listings = new Hono<AppEnv>()
  .get(siteMap.domestic.path, listQuery, (c) => listing(c, 'domestic', c.req.valid('query')))
  .get(siteMap.international.path, listQuery, (c) => listing(c, 'international', c.req.valid('query')))

async function listing(c: Context<AppEnv>, region: Region, { q, after }: { q: string; after?: number | undefined }) {
  const page = await listRegion(c.get('catalogue'), region, { text: q, after, today: c.get('today') })
  if (isBeyond(page, after)) return c.redirect(listPath(regionPath(region), { q }))
  const props = { region, cards: page.cards, after: page.after, text: q }
  return c.render(<ListingPage {...props} />, { head: listingHead(region) })
}
