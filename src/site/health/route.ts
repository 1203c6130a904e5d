import { Hono } from 'hono/tiny'
import { isWell, readHealth } from '#data/enquiries/read-health.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'

/** For a monitor: 200 while every enquiry is delivered in time, otherwise 503; numbers only. */
export const healthRoutes = new Hono<AppEnv>().get(siteMap.health.path, async (c) => {
  const numbers = await readHealth(c.env.ENQUIRIES, c.env.SPILL, Date.now())
  c.header('cache-control', 'no-store')
  return c.json(numbers, isWell(numbers) ? 200 : 503)
})
