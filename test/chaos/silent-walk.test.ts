import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { app } from '../../src/app.tsx'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { forgetHealth } from '../../src/data/enquiries/read-health.ts'
import { listFacts } from '../../src/data/facts/facts.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { desk } from '../../src/desk/desk.tsx'
import { ticketOf } from '../../src/domain/enquiries/ticket.ts'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { ASHA } from '../support/asha.ts'
import { AUDIENCE, DESK, OWNER, SET_UP } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { wrapDatabase } from './faults.ts'
import { figure } from './figure.ts'
import { BINDINGS, silent, timeWaited } from './silent-bindings.ts'

/** The longest wait for an answer, to its last byte, in ms. */
const LONGEST = { site: 3400, desk: 10_000 }

const SITE = 'https://patang.example'
const KEY = '0c1d2e3f-4a5b-4c6d-8e7f-001122334455'
const today = dayInIndia(new Date())
const [from, till] = [daysAfter(today, 60), daysAfter(today, 90)]

/** The values in the stores for addresses and forms. */
type Known = { ticket: string; asking: string; reference: string; caseId: string; otherCase: string; fact: string }
let known: Known

/** The address, or the addresses, of a route that asks for more than its path. */
const ADDRESSES: Record<string, (known: Known) => string[]> = {
  '/country/:slug': () => ['/country/india'],
  '/tour/:id': () => ['/tour/Rajasthan', '/tour/Rajasthan?adults=2', '/tour/Nowhere'],
  '/:name': () => ['/nosuchpage'],
  '/trip/:id': () => ['/trip/Rajasthan?adults=2'],
  '/trip-days/:id': () => [`/trip-days/Rajasthan?adults=2&from=${from}`],
  '/Domestic': () => ['/Domestic', '/Domestic?q=bali', '/Domestic?after=3'],
  '/enquire': () => ['/enquire?tour=Rajasthan&tier=deluxe'],
  '/search-results': () => ['/search-results?q=bali'],
  '/shortlist': () => ['/shortlist?t=Nepal'],
  '/compare': () => ['/compare?t=Nepal'],
  '/success': ({ reference }) => [`/success?reference=${reference}`],
  '/e/:ticket': ({ ticket }) => [`/e/${ticket}`],
  '/r/:ticket': ({ asking }) => [`/r/${asking}`],
  '/api/itineraries/:text': () => ['/api/itineraries/bali'],
  '/inbox': () => ['/inbox', '/inbox?q=asha'],
  '/inbox/:section': () => ['/inbox/new'],
  '/case/:id': ({ caseId }) => [`/case/${caseId}`],
  '/case/:id/message': ({ caseId }) => [`/case/${caseId}/message`],
  '/case/:id/person': ({ caseId }) => [`/case/${caseId}/person`],
  '/case/:id/held': ({ caseId }) => [`/case/${caseId}/held`],
  '/case/:id/mark': ({ caseId }) => [`/case/${caseId}/mark`],
  '/case/:id/review': ({ caseId }) => [`/case/${caseId}/review`],
  '/case/:id/seen': ({ caseId }) => [`/case/${caseId}/seen`],
  '/case/:id/template': ({ caseId }) => [`/case/${caseId}/template`],
  '/enquiry/:reference': ({ reference }) => [`/enquiry/${reference}`],
  '/cases/done': ({ caseId }) => [`/cases/done?mark=x&cases=${caseId}`],
  '/prices/:tour': () => ['/prices/Rajasthan'],
  '/season': () => [`/season?from=${from}&till=${till}`],
  '/before-after/:id': () => [`/before-after/${KEY}`],
  '/tours/:tour': () => ['/tours/Rajasthan'],
  '/tours/:tour/edit/:section': () => ['/tours/Rajasthan/edit/days'],
  '/tours/:tour/live': () => ['/tours/Rajasthan/live'],
  '/tours/:tour/draft': () => ['/tours/Rajasthan/draft'],
  '/tours/:tour/history': () => ['/tours/Rajasthan/history'],
  '/places/:key/history': () => ['/places/Phobjikha/history'],
  '/countries/:key/history': () => ['/countries/nepal/history'],
  '/facts/:id': ({ fact }) => [`/facts/${fact}`],
  '/changes/:id': () => [`/changes/${KEY}`],
}

/** The body that is posted to a route. */
const FORMS: Record<string, (known: Known) => Record<string, string>> = {
  '/send-email': () => ({
    ...ASHA,
    tour: 'Bali6d5n',
    form: 'tour',
    'cf-turnstile-response': 'token',
    trip: `adults=2&tier=standard&from=${from}`,
  }),
  '/preferences': () => ({ currency: 'usd' }),
  '/keep': () => ({ keep: 'Nepal' }),
  '/add-line': ({ ticket }) => ({ ticket, line: 'We are vegetarian.' }),
  '/withdraw': ({ ticket }) => ({ ticket }),
  '/send-review': ({ asking }) => ({ ticket: asking, mark: '5', text: 'Good', month: '2026-11', show: 'us' }),
  '/withdraw-review': ({ asking }) => ({ ticket: asking }),
  '/api/view': () => ({}),
  '/api/vitals': () => ({}),
  '/theme': () => ({ theme: 'dark', back: '/inbox' }),
  '/lead': () => ({ key: KEY, channel: 'call', name: 'Ravi', phone: '98290 12345', message: 'Kerala' }),
  '/case/:id': () => ({ key: KEY, deed: 'note', note: 'Called', stage: 'new', 'was-stage': 'new' }),
  '/case/:id/message': () => ({ key: KEY, channel: 'mail', text: 'Hello', stage: 'new', 'was-stage': 'new', step: '' }),
  '/case/:id/person': ({ otherCase }) => ({ key: KEY, join: otherCase }),
  '/case/:id/held': () => ({ verdict: 'new' }),
  '/case/:id/mark': () => ({ key: KEY, set: 'urgent' }),
  '/case/:id/review': () => ({ key: KEY, channel: 'mail' }),
  '/case/:id/seen': () => ({ key: KEY, till: '1' }),
  '/case/:id/template': () => ({ key: KEY, template: 'first-answer' }),
  '/cases': ({ caseId }) => ({ key: KEY, case: `${caseId}.1`, act: 'owner', owner: OWNER }),
  '/owner/hand-over': () => ({ key: KEY, from: 'nobody@patang.example', to: OWNER }),
  '/owner/erase': ({ otherCase }) => ({ case: otherCase, sure: 'no' }),
  '/templates': () => ({ id: KEY, name: 'Hello', body: 'Hello', version: '0' }),
  '/prices/:tour': () => ({ does: 'remove', from, till }),
  '/season': () => ({ from, till }),
  '/sheet': () => ({ file: '' }),
  '/put-live': () => ({ key: KEY, note: 'None' }),
  '/changes/:id': () => ({ key: KEY }),
  '/tours/:tour': () => ({ key: KEY, does: 'restore' }),
  '/new-tour': () => ({ key: KEY, title: 'Bhutan: Paro and Thimphu', id: 'Bhutan5n6d' }),
  '/tours-in': () => ({ key: KEY, file: '{}' }),
  '/tours/:tour/edit/:section': () => ({ key: KEY, seen: '0', does: 'save' }),
  '/tours/:tour/live': () => ({ key: KEY, seen: '0', does: 'publish' }),
  '/tours/:tour/history': () => ({ key: KEY, version: '1' }),
  '/places': () => ({ key: KEY, seen: '0', name: 'Phobjikha', kind: 'town', in: 'Nepal' }),
  '/countries': () => ({ key: KEY, seen: '0', slug: 'nepal', tagline: 'Stupa and snow' }),
  '/places/:key/history': () => ({ key: KEY, version: '1', live: '1' }),
  '/countries/:key/history': () => ({ key: KEY, version: '1', live: '1' }),
  '/facts/:id': () => ({ key: KEY, does: 'withdraw', reason: 'It ended' }),
  '/health': () => ({ id: 'none' }),
  '/reviews': () => ({ key: KEY, does: 'hide', position: '1' }),
  '/home-page': () => ({
    ...{ key: KEY, move: '', 'shown-international': '', 'shown-domestic': '' },
    ...{ 'shown-budget': 'Rajasthan', 'shown-visaFree': '' },
  }),
  '/notice': () => ({ key: KEY, does: 'put', text: 'Closed', firstDay: today, lastDay: till }),
}

type Walk = { site: keyof typeof LONGEST; method: string; pattern: string; address: string }

/** Every route with every address that it is walked at. */
function walks(site: Walk['site']): Walk[] {
  // Any other method is refused without a store.
  const isWalked = ({ path, method }: { path: string; method: string }) => path !== '/*' && method !== 'ALL'
  const routes = (site === 'site' ? app : desk).routes.filter(isWalked)
  return routes.flatMap(({ method, path }) =>
    addressesOf(path).map((address) => ({ site, method, pattern: path, address })),
  )
}

function addressesOf(path: string): string[] {
  const addresses = ADDRESSES[path]?.(known) ?? [path]
  if (addresses.some((address) => address.includes('/:'))) throw new Error(`${path} needs an address to be walked at`)
  return addresses
}

function requestOf({ site, method, pattern, address }: Walk): Request {
  const origin = site === 'site' ? SITE : DESK
  const headers = { cookie: `__Host-currency=usd; __Host-sent=${known.ticket}`, 'cf-connecting-ip': '203.0.113.12' }
  if (method === 'GET') return new Request(origin + address, { headers, redirect: 'manual' })
  const fields = FORMS[pattern]?.(known)
  if (!fields) throw new Error(`${pattern} needs a form to be walked with`)
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  if (pattern === '/sheet') body.set('file', new File(['tour,tier,from,till,current,cut'], 'prices.csv'))
  const posted = { ...headers, 'sec-fetch-site': 'same-origin', referer: `${origin}/about` }
  return new Request(origin + address, { method, body, headers: posted, redirect: 'manual' })
}

/** Calls that the stores are at work on. */
let atWork = 0
async function counted<T>(call: () => Promise<T>): Promise<T> {
  atWork++
  try {
    return await call()
  } finally {
    atWork--
  }
}

/** The real stores, each of which says when it is asked. */
function watched(used: Set<string>): Partial<Bindings> {
  const named = (name: keyof Bindings) =>
    new Proxy(env[name] as object, {
      get: (target, key) => {
        const value = Reflect.get(target, key)
        if (typeof value !== 'function') return value
        return (...given: unknown[]) => {
          const answer = value.apply(target, given)
          if (!(answer instanceof Promise)) return answer
          used.add(name)
          return counted(() => answer)
        }
      },
    })
  const database = (name: 'CATALOGUE' | 'ENQUIRIES') =>
    wrapDatabase(env[name], (call) => {
      used.add(name)
      return counted(call)
    })
  const others = BINDINGS.filter((name) => name !== 'CATALOGUE' && name !== 'ENQUIRIES') as (keyof Bindings)[]
  return {
    CATALOGUE: database('CATALOGUE'),
    ENQUIRIES: database('ENQUIRIES'),
    ...Object.fromEntries(others.map((name) => [name, named(name)])),
  }
}

/** Asks the Worker as a visitor or as the owner at the desk; it remembers nothing of an earlier request. */
function ask(walk: Walk, stores: Partial<Bindings>): Promise<Response> {
  for (const forget of [forgetPages, forgetRates, forgetRevision, forgetHealth]) forget()
  const version = { id: crypto.randomUUID(), tag: '', timestamp: '' }
  const context = createExecutionContext()
  Object.defineProperty(context, 'access', { value: { aud: AUDIENCE, getIdentity: async () => ({ email: OWNER }) } })
  const request = requestOf(walk) as Parameters<typeof worker.fetch>[0]
  return worker.fetch(request, { ...env, ...SET_UP, ...stores, CF_VERSION_METADATA: version }, context)
}

/** Which bindings a route waits for. */
async function waitedFor(walk: Walk): Promise<string[]> {
  const used = new Set<string>()
  await (await ask(walk, watched(used))).arrayBuffer()
  return [...used]
}

/** For how long a visitor waits for the last byte, in ms, while some bindings are silent for ever. */
async function waitInSilence(walk: Walk, names: string[]): Promise<number> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const never = new Promise<never>(() => {})
  const answer = ask(walk, { ...watched(new Set()), ...silent(names, never) })
  const waited = await timeWaited(
    answer.then((response) => response.arrayBuffer()),
    () => atWork > 0,
  )
  vi.useRealTimers()
  return waited
}

async function prepare(): Promise<void> {
  await clearEnquiries()
  const [row] = await storeDue(2)
  await openCases(env.ENQUIRIES)
  const cases = await env.ENQUIRIES.prepare('SELECT id FROM cases ORDER BY id').all<{ id: string }>()
  const [fact] = await listFacts(env.CATALOGUE)
  const reference = row?.reference ?? ''
  const [caseId = '', otherCase = ''] = cases.results.map(({ id }) => id)
  const asking = await ticketOf('of the tests', reference, 'review')
  known = {
    ticket: await ticketOf('of the tests', reference),
    asking,
    reference,
    caseId,
    otherCase,
    fact: fact?.fact.id ?? '',
  }
}

beforeEach(() => void expectLog())
beforeAll(prepare)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** How long each silence is waited for: of each store that a route waits for, and of all together. */
async function waitsOf(walk: Walk): Promise<[told: string, ms: number][]> {
  const silences = [...(await waitedFor(walk)).map((name) => [name]), BINDINGS]
  const waits: [string, number][] = []
  for (const names of silences) {
    if (walk.method !== 'GET') await prepare()
    const told = names.length > 1 ? 'all' : names
    waits.push([`${walk.method} ${walk.address}, ${told} silent`, await waitInSilence(walk, names)])
  }
  return waits
}

it.each(['site', 'desk'] as const)(
  'Every route of the %s answers while any store is silent, and while all are',
  async (site) => {
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}))
    const waits: [string, number][] = []
    for (const walk of walks(site)) waits.push(...(await waitsOf(walk)))
    figure(`silence, ${site}`, { requests: waits.length, longest: Math.max(...waits.map(([, ms]) => ms)) })
    expect(waits.filter(([, ms]) => ms > LONGEST[site])).toEqual([])
  },
)
