import { Hono } from 'hono/tiny'
import { readSpeed } from '#data/speed/read-speed.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { judgeAddress, oneOf } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { METRIC_NAMES, REACHED, type Reached } from '#domain/speed/vitals.ts'
import { SpeedPage } from './page.tsx'

const WORDS = {
  metric: oneOf(['LCP', ...METRIC_NAMES]),
  reached: oneOf(['load', ...(Object.keys(REACHED) as Reached[])]),
}

export const speedRoutes = new Hono<DeskEnv>().get(deskMap.speed.path, judgeAddress(WORDS), async (c) => {
  const { today } = momentOf()
  const shown = c.req.valid('query')
  const { week, days } = await forStaff(() => readSpeed(c.env.ENQUIRIES, { ...shown, today }))
  return deskPage(c, { title: 'Speed', place: deskMap.site.path }, <SpeedPage {...{ ...shown, week, days, today }} />)
})
