import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '#env.ts'
import { ProblemPage, problemHead } from '#pages/notice.tsx'

/** What takes posts. Everything else is read. */
const POSTS = ['/send-email', '/preferences', '/api/view']

/** Answers a method that a path does not take, and says which ones it takes. */
export const knownMethods = createMiddleware<AppEnv>(async (c, next) => {
  const known = POSTS.includes(c.req.path) ? ['POST'] : ['GET', 'HEAD']
  if (known.includes(c.req.method)) return next()
  c.header('allow', [...known, 'OPTIONS'].join(', '))
  if (c.req.method === 'OPTIONS') return c.body(null, 204)
  c.status(405)
  return c.render(<ProblemPage sentence="This page cannot be asked for like that." />, { head: problemHead })
})
