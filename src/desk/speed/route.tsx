import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { readSpeed } from '#data/speed/read-speed.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import { METRIC_NAMES, REACHED, type Reached } from '#domain/speed/vitals.ts'
import { SpeedPage } from './page.tsx'

export const speedRoutes = new Hono<DeskEnv>().get(deskMap.speed.path, async (c) => {
  const { today } = momentOf()
  const asked = askedOf(c)
  const { week, days } = await forStaff(() => readSpeed(c.env.ENQUIRIES, { ...asked, today }))
  return deskPage(c, { title: 'Speed', place: deskMap.site.path }, <SpeedPage {...{ ...asked, week, days, today }} />)
})

/** The metric and the way to a page that the address asks for, or the first ones. */
function askedOf(c: Context<DeskEnv>) {
  const { metric, reached } = c.req.query()
  return {
    metric: METRIC_NAMES.find((name) => name === metric) ?? 'LCP',
    reached: (Object.keys(REACHED) as Reached[]).find((way) => way === reached) ?? 'load',
  }
}
