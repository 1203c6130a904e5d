import { Hono } from 'hono'
import { listItineraries } from '#data/itineraries.ts'
import { searchText } from '#domain/search.ts'
import type { AppEnv } from '#env.ts'

/** The itineraries API (site behaviour, section 7). */
export const itineraries = new Hono<AppEnv>()
  .get('/api/itineraries', async (c) => c.json({ itineraries: await listItineraries(c.get('catalogue'), '') }))
  .get('/api/itineraries/:text', async (c) => {
    const text = searchText(c.req.param('text'))
    return c.json({ itineraries: await listItineraries(c.get('catalogue'), text) })
  })
