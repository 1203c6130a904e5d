import { Hono } from 'hono'
import { readHome } from '#data/home.ts'
import type { AppEnv } from '#env.ts'
import { HomePage, homeHead } from '#pages/home.tsx'

export const home = new Hono<AppEnv>().get('/', async (c) => {
  const today = c.get('today')
  return c.render(<HomePage today={today} {...(await readHome(c.get('catalogue'), today))} />, { head: homeHead })
})
