import { Hono } from 'hono'
import { readHome } from '#data/catalogue/home.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { HomePage, homeHead } from '#pages/home.tsx'

export const home = new Hono<AppEnv>().get(siteMap.home.path, async (c) => {
  return c.render(<HomePage {...(await readHome(c.get('catalogue'), c.get('today')))} />, { head: homeHead })
})
