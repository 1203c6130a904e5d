import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listRegion } from '#data/filters/listings.ts'
import type { Region } from '#domain/catalogue/tour.ts'
import { isPastEnd, type TourList } from '#domain/filters/tour-list.ts'
import type { ListQuery } from '#domain/search/list-query.ts'
import { listPath, regionPath } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { listAsked } from '#site/frame/one-address.ts'
import { streamed } from '#site/frame/streamed.tsx'
import { ListingPage, listingHead } from './page.tsx'

export const listingRoutes = new Hono<AppEnv>()
  .get(siteMap.domestic.path, ...listAsked, (c) => listing(c, 'domestic', c.req.valid('query')))
  .get(siteMap.international.path, ...listAsked, (c) => listing(c, 'international', c.req.valid('query')))

/** A further page may be past the end of the list, which is not found; then nothing is sent before that is known. */
async function listing(c: Context<AppEnv>, region: Region, { text, choice, after }: ListQuery) {
  const today = c.get('today')
  const data = listRegion(c.get('catalogue'), region, { text, choice, after, today })
  if (after !== undefined && isPastEnd(await data, after)) {
    return c.redirect(listPath(regionPath(region), { q: text, choice }))
  }
  const page = (list?: TourList) => <ListingPage region={region} list={list} text={text} today={today} />
  return streamed(c, { head: listingHead(region, choice), page, data })
}
