import { Hono } from 'hono/tiny'
import { countView } from '#data/visit/views.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { isProgram } from '#domain/visit/programs.ts'
import type { AppEnv } from '#env.ts'

/** A prepared page reports itself when it is shown, so that it is counted then. The address is the page's own. */
export const viewRoutes = new Hono<AppEnv>().post(siteMap.view.path, (c) => {
  const page = URL.parse(c.req.header('referer') ?? '')
  const isOurs = page?.origin === new URL(c.req.url).origin && !isCrossSite(c.req.raw)
  if (page && isOurs && !isProgram(c.req.raw)) countView(c.env.VIEWS, page)
  return c.body(null, 204)
})
