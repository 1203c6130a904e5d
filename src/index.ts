import { countView, isView } from '#data/views.ts'
import { deliver } from '#edge/deliver.ts'
import { configuredTags } from '#edge/outside-tags.ts'
import { secured } from '#edge/security-headers.ts'
import type { Site } from '#edge/site.ts'
import type { Bindings } from '#env.ts'
import { app } from './app.tsx'
import { readRates, refreshRates } from './data/currency-rates.ts'
import { runEveryMinute } from './data/enquiries/cron.ts'
import { turnstileKeys } from './domain/enquiries/turnstile.ts'

const EVERY_SIX_HOURS = '0 */6 * * *'

export default {
  async fetch(request, env, context) {
    const site = siteOf(env, context)
    const response = await deliver(request, site)
    if (isView(request, response)) countView(env.VIEWS, new URL(request.url))
    return secured(response, site.turnstile)
  },

  async scheduled(controller, env) {
    if (controller.cron !== EVERY_SIX_HOURS) return runEveryMinute(env)
    const rates = await refreshRates({ store: env.RATES, fetch, now: Date.now() })
    if (rates.state === 'rejected') console.warn(JSON.stringify({ rates: rates.message }))
  },
} satisfies ExportedHandler<Bindings>

function siteOf(env: Bindings, context: ExecutionContext): Site {
  const now = Date.now()
  return {
    version: env.CF_VERSION_METADATA.id,
    now,
    render: async (request) => app.fetch(request, env, context),
    readRates: () => readRates(env.RATES, now),
    tags: configuredTags({ analyticsId: env.ANALYTICS_ID, recorderId: env.RECORDER_ID }),
    turnstile: turnstileKeys({ siteKey: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET }),
    later: (work) => context.waitUntil(work),
  }
}
