import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { listItineraries } from '#data/search/list-itineraries.ts'
import { soughtText } from '#domain/search/list-query.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { judged } from '#site/frame/judged.ts'

const sought = z.object({ text: soughtText })

/**
 * The itineraries API (site behaviour, section 7). Without a text it returns the whole index, so that a browser can
 * search by itself.
 */
export const itineraryRoutes = new Hono<AppEnv>()
  .get(siteMap.itineraries.path, (c) => answer(c, ''))
  .get(siteMap.itinerariesFor.path, judged('param', sought), (c) => answer(c, c.req.valid('param').text))

/** It may be stored (delivery/stored/shared-page.ts), because nothing in it is private. */
async function answer(c: Context<AppEnv>, text: string) {
  c.header('cache-control', 'no-cache')
  return c.json(await listItineraries(c.get('catalogue'), text, c.get('today')))
}
