import { runEveryMinute } from '#data/enquiry-cron.ts'
import { readRates, refreshRates } from '#data/rates.ts'
import { countView, isView } from '#data/views.ts'
import { deliver } from '#edge/deliver.ts'
import { secured } from '#edge/security-headers.ts'
import type { Bindings } from '#env.ts'
import { app } from './app.tsx'

const EVERY_SIX_HOURS = '0 */6 * * *'

export default {
  async fetch(request, env, context) {
    const response = await deliver(request, {
      version: env.CF_VERSION_METADATA.id,
      render: async (asked) => app.fetch(asked, env, context),
      readRates: () => readRates(env.RATES, Date.now()),
      later: (work) => context.waitUntil(work),
    })
    if (isView(request, response)) countView(env.VIEWS, new URL(request.url))
    return secured(response)
  },

  async scheduled(controller, env) {
    if (controller.cron === EVERY_SIX_HOURS) await refreshRates({ store: env.RATES, fetch, now: Date.now() })
    else await runEveryMinute(env)
  },
} satisfies ExportedHandler<Bindings>
