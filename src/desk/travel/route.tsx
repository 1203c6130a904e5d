import { Hono } from 'hono/tiny'
import { listJourneys } from '#data/cases/list-journeys.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment-of.ts'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { weeksFrom } from '#domain/cases/journey.ts'
import { daysAfter } from '#values/dates.ts'
import { TravelPage } from './page.tsx'

/** The travellers of the next weeks, from this week's Monday on. */
export const travelRoutes = new Hono<DeskEnv>().get(deskMap.travel.path, async (c) => {
  const { today } = momentOf()
  const weeks = weeksFrom(today)
  const [from = today, last = today] = [weeks[0], weeks.at(-1)]
  const listing = listJourneys(c.env.ENQUIRIES, { from, to: daysAfter(last, 6) })
  const asked = listing.then(({ rows }) => rows)
  const [journeys, tours] = await Promise.all([listing, readTourNames(c.env.CATALOGUE, asked)])
  const page = <TravelPage {...{ journeys, tours, weeks, today }} />
  return deskPage(c, { title: 'Who travels when', place: deskMap.inbox.path }, page)
})
