import { createMiddleware } from 'hono/factory'
import { respelledPage } from '#domain/paths.ts'
import type { AppEnv } from '#env.ts'

/** Leads a known page's path in the wrong case or with a trailing slash to its right spelling, once. */
export const rightSpelling = createMiddleware<AppEnv>(async (c, next) => {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  const right = reads ? respelledPage(c.req.path) : undefined
  if (right) return c.redirect(right + new URL(c.req.url).search, 301)
  return next()
})
