import { beforeEach } from 'vitest'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { deliver } from '../../src/delivery/deliver.ts'
import type { Site } from '../../src/delivery/site.ts'
import { pageKey } from '../../src/delivery/stored/page-key.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { DEFAULT_PREFERENCES } from '../../src/domain/visit/preferences.ts'
import type { Bindings } from '../../src/env.ts'
import { dayInIndia } from '../../src/values/dates.ts'
import { visitSettled } from './settled.ts'

export const ORIGIN = 'https://patang.example'
/** Noon of this day in India: in its last two hours the pages of the next day are made as well. */
export const NOW = Date.parse(`${dayInIndia(new Date())}T06:30:00Z`)
export const MINUTE = 60_000

let version: string
export const deployed = () => ({ CF_VERSION_METADATA: { id: version, tag: '', timestamp: '' } })
/** Where the page of an address is stored in this test. */
export const keyOf = (address: string) => pageKey(ORIGIN + address, { version, today: dayInIndia(new Date()) })

/** Makes each test of a file a separate deployment, so that the location's cache has no page of another test. */
export function deployEachTest(): void {
  beforeEach(deployAnew)
}

/** From here on the test is of another deployment: no page is stored. */
export function deployAnew(): void {
  version = crypto.randomUUID()
  forgetPages()
  forgetRevision()
}

/** A visit to the site as it is deployed in this test. */
export const visit = (address: string, init?: RequestInit, bindings: Partial<Bindings> = {}) =>
  visitSettled(address, init, { ...deployed(), ...bindings })

/** A site whose pages tell how often they were rendered, at a moment that the test chooses. */
export function siteAt(now: number, render?: (count: number, request: Request) => Response | Promise<Response>) {
  const requests: Request[] = []
  const work: Promise<unknown>[] = []
  const site: Site = {
    version,
    now,
    async render(request, day) {
      // Made in the evening for the day after: no test of a moment counts it.
      if (day) return html(`of ${day}`)
      requests.push(request)
      return (render ?? page)(requests.length, request)
    },
    today: dayInIndia(new Date(now)),
    preferences: DEFAULT_PREFERENCES,
    shortlist: [],
    rates: async () => undefined,
    revision: () => 'one',
    notice: () => undefined,
    tags: [],
    turnstile: undefined,
    later: (more) => void work.push(more),
  }
  const ask = async (address: string, at = site.now, init: RequestInit = {}) => {
    const response = await deliver(new Request(ORIGIN + address, init), {
      ...site,
      now: at,
      today: dayInIndia(new Date(at)),
    })
    await settle(work)
    return response
  }
  return { requests, ask, site, work }
}

/** Waits for work that may bring more work. */
export async function settle(work: Promise<unknown>[]): Promise<void> {
  for (let each = work.shift(); each; each = work.shift()) await each.catch(() => {})
}

export const page = (count: number) => html(`rendered ${count}`)
export const html = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=UTF-8', ...init.headers } })

/** What the location's cache holds of an address. */
export async function cached(address: string): Promise<Response | undefined> {
  return (await caches.open('pages')).match(keyOf(address))
}
