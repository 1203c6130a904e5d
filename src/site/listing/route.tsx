import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { listRegion } from '#data/filters/listings.ts'
import type { Region } from '#domain/catalogue/tour.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { listPath, regionPath } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { streamed } from '#site/frame/streamed.tsx'
import { isPastEnd, listQuery, oneAddress } from './list-query.ts'
import { ListingPage, listingHead } from './page.tsx'

export const listingRoutes = new Hono<AppEnv>()
  .get(siteMap.domestic.path, oneAddress, (c) => listing(c, 'domestic'))
  .get(siteMap.international.path, oneAddress, (c) => listing(c, 'international'))

/** A list that goes on may be at its end already, which is no page: then nothing is sent before that is known. */
async function listing(c: Context<AppEnv>, region: Region) {
  const { text, choice, after } = listQuery(c)
  const today = c.get('today')
  const data = listRegion(c.get('catalogue'), region, { text, choice, after, today })
  if (after !== undefined && isPastEnd(await data, after)) {
    return c.redirect(listPath(regionPath(region), { q: text, choice }))
  }
  const page = (list?: TourList) => <ListingPage region={region} list={list} text={text} today={today} />
  return streamed(c, { head: listingHead(region, choice), page, data })
}
