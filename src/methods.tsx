import { createMiddleware } from 'hono/factory'
import { methodsAt } from '#domain/site/site-map.ts'
import { ProblemPage, problemHead } from '#site/frame/notice.tsx'
import type { AppEnv } from './env.ts'

/** Answers an unsupported method with the supported ones. */
export const knownMethods = createMiddleware<AppEnv>(async (c, next) => {
  const known = methodsAt(c.req.path)
  if (known.includes(c.req.method)) return next()
  c.header('allow', [...known, 'OPTIONS'].join(', '))
  if (c.req.method === 'OPTIONS') return c.body(null, 204)
  c.status(405)
  return c.render(<ProblemPage sentence="This page cannot be asked for like that." />, { head: problemHead })
})
