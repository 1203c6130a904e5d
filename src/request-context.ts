import { parse } from 'hono/utils/cookie'
import { openCatalogue } from '#data/catalogue/catalogue.ts'
import { currentRevision } from '#data/catalogue/revision.ts'
import { type Outside, ratesInTime, ratesOnNeed, readRates } from '#data/currency-rates.ts'
import { dayInIndia } from '#domain/dates.ts'
import { turnstileKeys } from '#domain/enquiries/turnstile.ts'
import { readPreferences } from '#domain/preferences.ts'
import type { Bindings, RequestContext } from '#env.ts'

/** Makes what a request is answered with. It asks no store: what a page does not need it does not wait for. */
export function requestContext(request: Request, env: Bindings, execution: ExecutionContext): RequestContext {
  const now = Date.now()
  const outside: Outside = { store: env.RATES, fetch, now }
  const later = (work: Promise<unknown>) => execution.waitUntil(work)
  return {
    version: env.CF_VERSION_METADATA.id,
    now,
    today: dayInIndia(new Date(now)),
    catalogue: openCatalogue(env.CATALOGUE),
    preferences: readPreferences(parse(request.headers.get('cookie') ?? ''), request.url.startsWith('https:')),
    turnstile: turnstileKeys({ siteKey: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET }),
    rates: async () => {
      const rates = await readRates(env.RATES, now)
      if (!rates) later(ratesOnNeed(outside))
      return rates
    },
    ratesOnNeed: () => ratesInTime(outside, later),
    revision: () => currentRevision(env.CATALOGUE, { now, later }),
    later,
  }
}
