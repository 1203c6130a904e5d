import { Hono } from 'hono/tiny'
import { readHome } from '#data/catalogue/home.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { HomePage, homeHead } from '#pages/home.tsx'
import { streamed } from './streamed.tsx'

export const home = new Hono<AppEnv>().get(siteMap.home.path, (c) =>
  streamed(c, {
    head: homeHead,
    page: (data) => <HomePage data={data} />,
    data: readHome(c.get('catalogue'), c.get('today')),
  }),
)
