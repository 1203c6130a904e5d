import { type Context, Hono, type Next } from 'hono'
import { findTour } from '#data/catalogue/tours.ts'
import type { AppEnv } from '#env.ts'
import { TourPage, tourHead } from '#pages/tour.tsx'

/**
 * Every spelling of a tour's path. A spelling that the catalogue lists answers itself; another case or a trailing slash
 * leads to it once. An unknown tour id leads to /404 (site behaviour, route table).
 */
export const tours = new Hono<AppEnv>()
  .get('/:tour{[Tt][Oo][Uu][Rr]}/:id/', tour)
  .get('/:tour{[Tt][Oo][Uu][Rr]}/:id', tour)
  .get('/:spelling/', tour)
  .get('/:spelling', tour)

async function tour(c: Context<AppEnv>, next: Next) {
  const found = await findTour(c.get('catalogue'), c.req.path)
  if (!found) return c.req.path.toLowerCase().startsWith('/tour/') ? c.redirect('/404') : next()
  if (found.spelling !== c.req.path) return c.redirect(found.spelling + new URL(c.req.url).search, 301)
  return c.render(<TourPage tour={found.tour} today={c.get('today')} />, { head: tourHead(found.tour, c.get('today')) })
}
