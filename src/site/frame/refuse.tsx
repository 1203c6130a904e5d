import type { Context } from 'hono'
import type { AppEnv } from '#env.ts'
import { ProblemPage, problemHead } from './notice.tsx'

/** Answers a refused form in one sentence. */
export function refuse(c: Context<AppEnv>, status: 400 | 403 | 413, sentence: string) {
  c.status(status)
  return c.render(<ProblemPage sentence={sentence} />, { head: problemHead })
}
