import { type Context, Hono } from 'hono'
import { listItineraries } from '#data/catalogue/itineraries.ts'
import { searchText } from '#domain/search.ts'
import type { AppEnv } from '#env.ts'

/** The itineraries API (site behaviour, section 7). */
export const itineraries = new Hono<AppEnv>()
  .get('/api/itineraries', everything)
  // The search box asks once without a text.
  .get('/api/itineraries/', everything)
  .get('/api/itineraries/:text', async (c) => {
    const text = searchText(c.req.param('text'))
    return c.json({ itineraries: await listItineraries(c.get('catalogue'), text, c.get('today')) })
  })

async function everything(c: Context<AppEnv>) {
  return c.json({ itineraries: await listItineraries(c.get('catalogue'), '', c.get('today')) })
}
