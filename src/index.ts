import { runEveryMinute } from '#data/enquiry-cron.ts'
import type { Bindings } from '#env.ts'
import { app } from './app.tsx'

export default {
  fetch: app.fetch,
  async scheduled(_controller, env) {
    await runEveryMinute(env)
  },
} satisfies ExportedHandler<Bindings>
