import { sendMornings, turnAt } from '#data/cases/send-mornings.ts'
import { outboxOf } from '#data/enquiries/outbox.ts'
import { sendEndings } from '#data/enquiries/send-digest.ts'
import { keepSpeed } from '#data/speed/keep-speed.ts'
import { logFault, within } from '#data/stores/faults.ts'
import { refreshRates } from '#data/visit/stored-rates.ts'
import { countView, isView } from '#data/visit/views.ts'
import { deliver } from '#delivery/deliver.ts'
import { withSecurityHeaders } from '#delivery/security/security-headers.ts'
import { configuredTags } from '#delivery/variant/outside-tags.ts'
import { answerDesk } from '#desk/answer-desk.tsx'
import { isDeskHost } from '#domain/staff/desk-host.ts'
import { mayUse, readStaff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'
import { failureAnswer } from '#site/frame/failure.tsx'
import { requestContext } from '#site/frame/request-context.ts'
import { warmUp } from '#site/frame/warm-up.tsx'
import { app } from './app.tsx'
import { runEveryMinute } from './every-minute.ts'

const EVERY_SIX_HOURS = '0 */6 * * *'
/** 9 o'clock in India. */
const EVERY_MORNING = '30 3 * * *'
/** How long the morning mails of a minute may take, in ms. */
const PATIENCE = 20_000

export default {
  async fetch(request, env, execution) {
    if (isDeskHost(new URL(request.url).hostname)) return answerDesk(request, env, execution)
    const response = await answer(request, env, execution).catch((error) => failureAnswer(error, request))
    if (isView(request, response)) countView(env.VIEWS, new URL(request.url))
    return withSecurityHeaders(request, response)
  },

  async scheduled(controller, env) {
    if (controller.cron === EVERY_MORNING) {
      await keepSpeed(env, controller.scheduledTime)
      return sendEndings(outboxOf(env))
    }
    if (controller.cron !== EVERY_SIX_HOURS) return everyMinute(env)
    const rates = await refreshRates({ store: env.RATES, fetch, now: Date.now() })
    if (rates.state === 'rejected') logFault('rates', undefined, { message: rates.message })
  },
} satisfies ExportedHandler<Bindings>

async function everyMinute(env: Bindings): Promise<void> {
  await runEveryMinute(env)
  const staff = turnAt(salesPeople(env), Date.now())
  await within(PATIENCE, sendMornings(outboxOf(env), staff)).catch((error) => logFault('mornings', error))
}

/** The staff for cases, by e-mail. */
function salesPeople(env: Bindings): string[] {
  const staff = readStaff({ owners: env.DESK_OWNERS, sales: env.DESK_SALES, content: env.DESK_CONTENT })
  return [...staff.values()].filter((person) => mayUse(person, ['sales'])).map(({ email }) => email)
}

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

/** A call of the API, answered without a page. */
function isCall({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/api/')
}
