import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { findTour } from '#data/catalogue/tours.ts'
import { fragment } from '#delivery/html/fragment.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { pathTo } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { readChoice } from '#domain/trips/read-choice.ts'
import { answerTrip, calendarPath, tripAddress } from '#domain/trips/trip-answer.ts'
import { tripCalendar } from '#domain/trips/trip-calendar.ts'
import type { AppEnv } from '#env.ts'
import { Trip } from './trip.tsx'

/** What a tour costs for a choice, apart from its page. */
export const tripRoutes = new Hono<AppEnv>()
  .get(siteMap.trip.path, async (c) => {
    const tour = await tourOf(c)
    if (!tour) return c.notFound()
    const today = c.get('today')
    c.header('x-robots-tag', 'noindex')
    return c.html(fragment(<Trip tour={tour} asked={readChoice(c.req.query(), today)} today={today} />))
  })
  .get(siteMap.tripCalendar.path, async (c) => {
    const tour = await tourOf(c)
    const { choice } = readChoice(c.req.query(), c.get('today'))
    const answer = tour && choice && answerTrip(tour, choice, c.get('today'))
    if (!tour || !choice || !answer?.dates || !calendarPath(tour.id, answer)) return c.notFound()
    const { title, path } = tour
    const trip = {
      title,
      url: tripAddress(path, choice),
      id: `${tour.id}-${choice.adults}-${choice.children}`,
      dates: answer.dates,
    }
    return c.body(tripCalendar(trip, c.env.context.now), 200, {
      'content-type': 'text/calendar; charset=UTF-8',
      'content-disposition': `attachment; filename="${tour.id}.ics"`,
      'x-robots-tag': 'noindex',
    })
  })

async function tourOf(c: Context<AppEnv>): Promise<Tour | undefined> {
  const path = pathTo('tour', c.req.param('id') ?? '')
  return (await findTour(c.get('catalogue'), path, c.get('today')))?.tour
}
