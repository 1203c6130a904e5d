import { Hono } from 'hono'
import { readHome } from '#data/catalogue/home.ts'
import type { AppEnv } from '#env.ts'
import { HomePage, homeHead } from '#pages/home.tsx'

export const home = new Hono<AppEnv>().get('/', async (c) => {
  return c.render(<HomePage {...(await readHome(c.get('catalogue'), c.get('today')))} />, { head: homeHead })
})
