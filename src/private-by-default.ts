import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import { isShared } from '#domain/site/site-map.ts'
import type { AppEnv } from './env.ts'

/** A response of a route that is not shared is private, unless the route says otherwise. */
export const privateByDefault = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  if (!isShared(routePath(c)) && !c.res.headers.has('cache-control')) c.header('cache-control', 'private, no-cache')
})
