import type { Context } from 'hono'
import type { AppEnv } from '#env.ts'
import { ProblemPage, problemHead } from './notice.tsx'

/** Answers a form that we do not take, in one sentence. */
export function refuse(c: Context<AppEnv>, status: 400 | 403 | 413, sentence: string) {
  c.status(status)
  return c.render(<ProblemPage sentence={sentence} />, { head: problemHead })
}
