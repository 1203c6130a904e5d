import { Hono } from 'hono/tiny'
import { readHome } from '#data/catalogue/home.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { streamed } from '#site/frame/streamed.tsx'
import { HomePage, homeHead } from './page.tsx'

export const homeRoutes = new Hono<AppEnv>().get(siteMap.home.path, (c) =>
  streamed(c, {
    head: homeHead,
    page: (data) => <HomePage data={data} />,
    data: readHome(c.get('catalogue'), c.get('today')),
  }),
)
