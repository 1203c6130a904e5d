import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { ASHA } from '../support/asha.ts'
import { deployEachTest, deployed, ORIGIN, visit } from '../support/deployment.ts'
import { AUDIENCE, askDesk, DESK, OWNER, SET_UP } from '../support/desk.ts'
import { clearEnquiries, form, json, storeDue } from '../support/enquiries.ts'
import rates from '../support/inr.json'
import { waitsOf } from '../support/waits.ts'

deployEachTest()
beforeEach(async () => {
  forgetRates()
  await env.RATES.put('rates', JSON.stringify({ ...rates, date: new Date().toISOString().slice(0, 10) }))
})

/** Unless said, the catalogue does not tell its state before all has been sent. */
const ask = (path: string, init: RequestInit = {}, kept: 'revision' | 'catalogue' | undefined = 'revision') =>
  waitsOf(new Request(ORIGIN + path, { redirect: 'manual', ...init }), { ...deployed(), ...(kept && { kept }) })
const DOLLARS = { headers: { cookie: '__Host-currency=usd' } }

/** An instance that has just started. */
function startAnew(): void {
  forgetPages()
  forgetRevision()
  forgetRates()
}

describe('in a location that holds nothing, before the first byte and before the last', () => {
  const CACHE = ['cache']
  const PAGE = ['cache', 'catalogue']
  const OWN = ['catalogue']
  it.each([
    ['/', 200, CACHE, PAGE],
    ['/International', 200, CACHE, PAGE],
    ['/International?after=3', 200, PAGE, PAGE],
    ['/International?q=bali', 200, [], OWN],
    ['/country', 200, PAGE, PAGE],
    ['/country/thailand', 200, PAGE, PAGE],
    ['/tour/Rajasthan', 200, PAGE, PAGE],
    ['/about', 200, PAGE, PAGE],
    ['/search-results?q=bali', 200, [], OWN],
    ['/International?month=5', 200, [], OWN],
    ['/shortlist', 200, [], []],
    ['/shortlist?t=Nepal', 200, OWN, OWN],
    ['/compare', 200, [], []],
    ['/compare?t=Nepal', 200, OWN, OWN],
    ['/enquire', 200, [], []],
    ['/enquire?tour=Rajasthan&tier=deluxe', 200, OWN, OWN],
    ['/api/itineraries', 200, PAGE, PAGE],
    ['/api/itineraries/bali', 200, PAGE, PAGE],
    ['/tour/Rajasthan?adults=2', 200, OWN, OWN],
    ['/International?nights=5', 200, [], OWN],
    ['/compare?t=Rajasthan&t=Bali6d5n', 200, OWN, OWN],
    ['/shortlist?t=Rajasthan', 200, OWN, OWN],
    ['/sitemap.xml', 200, OWN, OWN],
    ['/404', 404, [], []],
    ['/nosuchpage', 404, PAGE, PAGE],
    ['/no/such/page', 404, [], []],
    ['/tour/Nowhere', 302, PAGE, PAGE],
    ['/tour/rajasthan', 301, PAGE, PAGE],
    ['/country/INDIA', 301, PAGE, PAGE],
    ['/ABOUT/', 301, [], []],
    ['/robots.txt', 200, [], []],
  ])('%s is answered with %i after %j and %j', async (path, ...[status, first, whole]) => {
    expect(await ask(path)).toEqual({ status, first, whole })
  })
})

describe('rates are read where prices in another currency are asked for, and at the same time as the page', () => {
  it.each([
    ['/tour/Rajasthan', ['cache', 'catalogue and rates']],
    ['/search-results?q=bali', ['catalogue and rates']],
    ['/enquire?tour=Rajasthan', ['catalogue and rates']],
    ['/api/itineraries/bali', ['cache', 'catalogue']],
  ])('%s in dollars waits for %j', async (path, whole) => {
    expect((await ask(path, DOLLARS)).whole).toEqual(whole)
  })
})

it('the page with the office’s hours waits once for the closed days', async () => {
  const waits = ['cache', 'revision']
  expect(await ask('/contact', {}, 'catalogue')).toEqual({ status: 200, first: waits, whole: waits })
})

describe('an enquiry', () => {
  beforeEach(clearEnquiries)
  const TWO_LIMITERS = ['limiter', 'limiter']

  const ADDRESS = { 'cf-connecting-ip': '203.0.113.9' }

  it('of a form waits for its limiters, and twice for its database: whether it was erased before, and to be stored', async () => {
    const waited = await ask('/send-email', { method: 'POST', ...form({ ...ASHA }, ADDRESS) })
    expect(waited).toEqual({
      status: 303,
      first: [...TWO_LIMITERS, 'enquiries', 'enquiries'],
      whole: [...TWO_LIMITERS, 'enquiries', 'enquiries'],
    })
  })

  it('of a script waits for the closed days as well, for its answer says by when an expert answers', async () => {
    // The enquiry goes on to the mail behind the answer meanwhile.
    const waits = [...TWO_LIMITERS, 'enquiries', 'enquiries', 'enquiries and revision']
    const waited = await ask('/send-email', { method: 'POST', ...json(ASHA, ADDRESS) }, 'catalogue')
    expect(waited).toEqual({ status: 200, first: waits, whole: waits })
  })

  it('that is refused waits for nothing but the name of its tour', async () => {
    const refused = form({ ...ASHA, name: '', phone: '', email: 'no address', tour: 'Bali6d5n', form: 'tour' })
    expect((await ask('/send-email', { method: 'POST', ...refused })).whole).toEqual(['catalogue'])
  })
})

describe('a page that is stored', () => {
  it.each(['/', '/International', '/tour/Rajasthan', '/api/itineraries', '/api/itineraries/bali'])(
    '%s comes from memory without a wait',
    async (path) => {
      await visit(path)
      expect((await ask(path)).whole).toEqual([])
    },
  )

  it('/about comes from memory for the second visitor of a new instance', async () => {
    await visit('/about')
    startAnew()
    await visit('/about')
    expect((await ask('/about')).whole).toEqual([])
  })

  it.each([
    ['/', ['cache']],
    ['/International', ['cache']],
    ['/tour/Rajasthan', ['cache', 'revision']],
    ['/api/itineraries/bali', ['cache', 'revision']],
  ])(
    '%s comes from the location’s cache for a new instance: its frame at once, its prices after the word that they hold',
    async (path, first) => {
      await visit(path)
      startAnew()
      expect(await ask(path, {}, 'catalogue')).toEqual({ status: 200, first, whole: ['cache', 'revision'] })
    },
  )

  it.each(['/', '/tour/Rajasthan'])('%s of another state of the catalogue is waited for once', async (path) => {
    await visit(path)
    await env.CATALOGUE.prepare('UPDATE revision SET word = ?').bind(crypto.randomUUID()).run()
    startAnew()
    const request = new Request(ORIGIN + path)
    expect((await waitsOf(request, deployed())).whole).toEqual(['cache', 'catalogue and revision'])
  })
})

describe('the desk', () => {
  const BOTH = 'catalogue and enquiries'
  const access = { aud: AUDIENCE, getIdentity: async () => ({ email: OWNER }) } as CloudflareAccessContext
  const askOwner = (path: string) => waitsOf(new Request(DESK + path), { ...SET_UP, access })
  let id: string

  // Its code is loaded with the first request, which is no wait for a store.
  beforeAll(() => askDesk('/site', { as: OWNER }))
  beforeEach(async () => {
    await clearEnquiries()
    await storeDue(2)
    await openCases(env.ENQUIRIES)
    id = String((await env.ENQUIRIES.prepare('SELECT id FROM cases').first())?.id)
  })

  it.each([
    ['/inbox', [BOTH, 'catalogue']],
    ['/inbox/new', [BOTH, 'catalogue']],
    ['/inbox?q=asha', [BOTH, ...Array.from({ length: 4 }, () => 'enquiries'), 'catalogue']],
    ['/travel', [BOTH]],
    ['/inbox?q=%25', ['catalogue']],
    ['/case/:id', [BOTH, 'enquiries', 'catalogue']],
    ['/templates', ['enquiries']],
    ['/reports', [BOTH, 'enquiries', 'catalogue']],
    ['/reports.csv', [BOTH, 'enquiries', 'catalogue']],
    ['/prices', ['catalogue']],
    ['/prices.csv', ['catalogue']],
    ['/prices/Bali6d5n', ['catalogue']],
    ['/season', []],
    ['/season?from=2027-01-01&till=2027-03-31', ['catalogue']],
    ['/sheet', []],
    ['/changes', ['catalogue']],
    ['/site', []],
    ['/notice', ['catalogue']],
    ['/facts', ['catalogue']],
    ['/facts/malaysia-visa', ['catalogue']],
    ['/tours', ['catalogue and revision']],
    ['/tours/Bali6d5n', ['catalogue and revision']],
    // The reviews on the site are read first: those that wait are the others.
    ['/reviews', ['catalogue', 'enquiries']],
    ['/home-page', ['catalogue']],
    ['/health', ['enquiries and spill']],
    ['/nosuch', []],
  ])('%s waits for %j', async (path, whole) => {
    expect((await askOwner(path.replace(':id', id))).whole).toEqual(whole)
  })

  it('that opens cases for what came just now waits for each step of it once', async () => {
    await storeDue(1)
    expect((await askOwner('/inbox')).whole).toEqual([BOTH, 'enquiries', 'enquiries', 'enquiries', 'catalogue'])
  })
})
