import { countView, isView } from '#data/views.ts'
import { isDeskHost } from '#domain/desk/desk-host.ts'
import { deliver } from '#edge/deliver.ts'
import { configuredTags } from '#edge/outside-tags.ts'
import { withSecurityHeaders } from '#edge/security-headers.ts'
import type { Bindings } from '#env.ts'
import { app } from './app.tsx'
import { refreshRates } from './data/currency-rates.ts'
import { runEveryMinute } from './data/enquiries/cron.ts'
import { sendEndings } from './data/enquiries/digest.ts'
import { outboxOf } from './data/enquiries/outbox.ts'
import { logFault } from './data/faults.ts'
import { answerDesk } from './desk/answer-desk.tsx'
import { failureAnswer } from './failure.tsx'
import { requestContext } from './request-context.ts'
import { warmUp } from './warm-up.tsx'

const EVERY_SIX_HOURS = '0 */6 * * *'
/** 9 o'clock in India. */
const EVERY_MORNING = '30 3 * * *'

export default {
  async fetch(request, env, execution) {
    if (isDeskHost(new URL(request.url).hostname)) return answerDesk(request, env, execution)
    const response = await answer(request, env, execution).catch((error) => failureAnswer(error, request))
    if (isView(request, response)) countView(env.VIEWS, new URL(request.url))
    return withSecurityHeaders(request, response)
  },

  async scheduled(controller, env) {
    if (controller.cron === EVERY_MORNING) return sendEndings(outboxOf(env))
    if (controller.cron !== EVERY_SIX_HOURS) return runEveryMinute(env)
    const rates = await refreshRates({ store: env.RATES, fetch, now: Date.now() })
    if (rates.state === 'rejected') logFault('rates', undefined, { message: rates.message })
  },
} satisfies ExportedHandler<Bindings>

async function answer(request: Request, env: Bindings, execution: ExecutionContext): Promise<Response> {
  const context = requestContext(request, env, execution)
  const tags = configuredTags({ analyticsId: env.ANALYTICS_ID, recorderId: env.RECORDER_ID })
  return deliver(request, {
    ...context,
    tags,
    render: async (asked, today = context.today) => {
      if (asked.method === 'GET' && !isCall(asked)) warmUp()
      return app.fetch(asked, { ...env, context: { ...context, today } }, execution)
    },
  })
}

/** A call of the API, which is answered without a page. */
function isCall({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/api/')
}
