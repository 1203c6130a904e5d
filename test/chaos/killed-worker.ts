import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, LASTING_FAULTS, slowDatabase } from './faults.ts'

/** PAUSE: milliseconds at both ends of every call of the enquiries' database. DATABASE: whether it answers. */
type Env = Bindings & { PAUSE: number; DATABASE: 'up' | 'down'; BEGUN: Fetcher }

/** The product with a slow database, so that a kill happens in the middle of its work. */
export default {
  fetch: (request, env, context) => worker.fetch(request, slowed(env, context), context),
  scheduled: (controller, env, context) => worker.scheduled(controller, slowed(env, context)),
} satisfies ExportedHandler<Env>

function slowed(env: Env, context: ExecutionContext): Bindings {
  if (env.DATABASE === 'down') return { ...env, ENQUIRIES: brokenDatabase(env.ENQUIRIES, LASTING_FAULTS[0]) }
  const tell = () => context.waitUntil(env.BEGUN.fetch('http://begun/').catch(() => {}))
  return { ...env, ENQUIRIES: slowDatabase(env.ENQUIRIES, env.PAUSE, tell) }
}
