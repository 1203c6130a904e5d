import { type Context, Hono } from 'hono'
import { listItineraries } from '#data/catalogue/itineraries.ts'
import { searchText } from '#domain/search.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'

/** The itineraries API (site behaviour, section 7). */
export const itineraries = new Hono<AppEnv>()
  .get(siteMap.itineraries.path, (c) => answer(c, ''))
  .get(siteMap.itinerariesFor.path, (c) => answer(c, searchText(c.req.param('text'))))

async function answer(c: Context<AppEnv>, text: string) {
  return c.json({ itineraries: await listItineraries(c.get('catalogue'), text, c.get('today')) })
}
