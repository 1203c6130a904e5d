import type { Context, Next } from 'hono'
import { Hono } from 'hono/tiny'
import { findTour } from '#data/catalogue/tours.ts'
import { pathTo } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { type ChoiceRead, tripAsked } from '#domain/trips/read-choice.ts'
import type { AppEnv } from '#env.ts'
import { judgedOn } from '#site/frame/judged.ts'
import { TourPage, tourHead } from './page.tsx'
import { WithdrawnPage, withdrawnHead } from './withdrawn-page.tsx'

const trip = judgedOn('query', tripAsked)

/**
 * Every spelling of a tour's path. A listed spelling answers itself; another case is redirected. An unknown tour id is
 * redirected to /404 (site behaviour, route table). With a choice the page is private.
 */
export const tourRoutes = new Hono<AppEnv>()
  .get(siteMap.tour.path, trip, async (c) => (await tour(c, c.req.valid('query'))) ?? c.redirect(pathTo('notFound')))
  .get(siteMap.tourByName.path, trip, async (c, next: Next) => (await tour(c, c.req.valid('query'))) ?? next())

async function tour(c: Context<AppEnv>, asked: ChoiceRead) {
  const found = await findTour(c.get('catalogue'), c.req.path, c.get('today'))
  if (!found) return undefined
  if (found.spelling !== c.req.path) return c.redirect(found.spelling, 301)
  const today = c.get('today')
  const { tour, similar, agency, withdrawn } = found
  if (withdrawn) {
    c.status(410)
    return c.render(<WithdrawnPage {...{ tour, similar, withdrawn }} />, { head: withdrawnHead })
  }
  const isAsked = Object.keys(asked.typed).length > 0
  const page = <TourPage {...{ tour, similar, agency, today, asked }} />
  if (isAsked) c.header('cache-control', 'private, no-cache')
  return c.render(page, { head: { ...tourHead(tour, today, asked.trip), unlisted: isAsked } })
}
