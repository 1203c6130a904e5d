import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { findSoldTour } from '#data/catalogue/tours.ts'
import { fragment } from '#delivery/html/fragment.ts'
import { pathPart } from '#domain/site/asked.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { tripAsked } from '#domain/trips/read-choice.ts'
import { answerTrip, calendarPath, tripAddress } from '#domain/trips/trip-answer.ts'
import { tripCalendar } from '#domain/trips/trip-calendar.ts'
import type { AppEnv } from '#env.ts'
import { judged, judgedOn } from '#site/frame/judged.ts'
import { TripBar } from './bar.tsx'
import { Trip } from './trip.tsx'

const ofTour = judged('param', z.object({ id: pathPart }))
const trip = judgedOn('query', tripAsked)

/** The price of a tour for a choice, separate from its page, with its bar. */
export const tripRoutes = new Hono<AppEnv>()
  .get(siteMap.trip.path, ofTour, trip, async (c) => {
    const tour = await findSoldTour(c.get('catalogue'), c.req.valid('param').id, c.get('today'))
    if (!tour) return c.notFound()
    const today = c.get('today')
    c.header('x-robots-tag', 'noindex')
    const asked = c.req.valid('query')
    return c.html(
      fragment(
        <>
          <Trip tour={tour} asked={asked} today={today} />
          <TripBar tour={tour} asked={asked} today={today} />
        </>,
      ),
    )
  })
  .get(siteMap.tripCalendar.path, ofTour, trip, async (c) => {
    const tour = await findSoldTour(c.get('catalogue'), c.req.valid('param').id, c.get('today'))
    const { choice } = c.req.valid('query')
    const answer = tour && choice && answerTrip(tour, choice, c.get('today'))
    if (!tour || !choice || !answer?.dates || !calendarPath(tour.id, answer)) return c.notFound()
    const { title, path } = tour
    const dated = {
      title,
      url: tripAddress(path, choice),
      id: `${tour.id}-${choice.adults}-${choice.children}`,
      dates: answer.dates,
    }
    return c.body(tripCalendar(dated, c.env.context.now), 200, {
      'content-type': 'text/calendar; charset=UTF-8',
      'content-disposition': `attachment; filename="${tour.id}.ics"`,
      'x-robots-tag': 'noindex',
    })
  })
