import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { closedDays, currentNotice, currentRevision, type Revision } from '#data/site/revision.ts'
import { type Outside, ratesInTime, ratesOnNeed, readRates } from '#data/visit/stored-rates.ts'
import { type TurnstileKeys, turnstileKeys } from '#domain/enquiries/turnstile-keys.ts'
import type { Bindings, RequestContext } from '#env.ts'
import { dayInIndia } from '#values/dates.ts'
import { readCookies } from './cookies.ts'

/**
 * The version of the pages. Two deployments with the same release tag (src/cli/build/deploy.ts) have the same files, so
 * that their pages differ only in Turnstile's key. A deployment without a tag shares its pages with no other.
 */
function makingOf({ id, tag }: WorkerVersionMetadata, turnstile: TurnstileKeys | undefined): string {
  return tag ? `${tag} ${turnstile?.siteKey ?? ''}` : id
}

/** Makes the context of a request. It reads no store, so that a page waits only for what it needs. */
export function requestContext(request: Request, env: Bindings, execution: ExecutionContext): RequestContext {
  const now = Date.now()
  const today = dayInIndia(new Date(now))
  const turnstile = turnstileKeys({ siteKey: env.TURNSTILE_SITE_KEY, secret: env.TURNSTILE_SECRET })
  const { shortlist, sent, ...preferences } = readCookies(request)
  const outside: Outside = { store: env.RATES, fetch, now }
  const later = (work: Promise<unknown>) => execution.waitUntil(work)
  let asked: Revision
  const revision = () => (asked ??= currentRevision(env.CATALOGUE, { now, later }))
  return {
    version: makingOf(env.CF_VERSION_METADATA, turnstile),
    now,
    today,
    catalogue: openCatalogue(env.CATALOGUE),
    preferences,
    shortlist,
    sent,
    turnstile,
    rates: async () => {
      const rates = await readRates(env.RATES, now)
      if (!rates) later(ratesOnNeed(outside))
      return rates
    },
    ratesOnNeed: () => ratesInTime(outside, later),
    revision,
    closedDays: () => closedDays(env.CATALOGUE, { now, later }),
    notice: () => currentNotice(revision, { now, today }),
    later,
  }
}
