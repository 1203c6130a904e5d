import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { deliver } from '../../src/delivery/deliver.ts'
import { forgetPages, pageOf, pagesInMemory, storePage } from '../../src/delivery/stored/page-store.ts'
import type { Bindings } from '../../src/env.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, stalledDatabase } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import {
  cached,
  deployAnew,
  deployEachTest,
  deployed,
  html,
  keyOf,
  MINUTE,
  NOW,
  ORIGIN,
  page,
  settle,
  siteAt,
  visit,
} from '../support/deployment.ts'
import { expectLog } from '../support/log.ts'
import { selectOne } from '../support/markup.ts'

deployEachTest()

const DAY = 24 * 60 * MINUTE
const TOUR = '/tour/Rajasthan'
/** Midnight in India. */
const MORNING = Date.parse('2026-11-30T18:30:00Z')

/** Puts another cache in the place of the location's. */
function play(cache: object) {
  const open = vi.spyOn(caches, 'open').mockResolvedValue(cache as Cache)
  onTestFinished(() => open.mockRestore())
  return open
}

describe('a page', () => {
  // In the evening the next day's page is made as well.
  beforeEach(() => void vi.setSystemTime(MORNING))
  afterEach(() => void vi.useRealTimers())

  it('is rendered once and then served without the catalogue', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const first = await visit(TOUR, {}, { CATALOGUE: database })
    // The page, and beside it the word for the catalogue's state.
    expect(tally.roundTrips).toBe(2)
    const second = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(2)
    expect(await second.text()).toBe(await first.text())
  })

  it('that another instance has rendered comes out of the location’s cache', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const first = await visit(TOUR, {}, { CATALOGUE: database })
    forgetPages()
    const second = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(2)
    expect([second.headers.get('etag'), await second.text()]).toEqual([first.headers.get('etag'), await first.text()])
  })

  it('that is not a minute old is not rendered again', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/about')
    await ask('/about', NOW + MINUTE - 1)
    expect(requests).toHaveLength(1)
  })

  it('that is a minute old is served at once, and the next visitor gets the new one', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/about')
    expect(await (await ask('/about', NOW + MINUTE)).text()).toBe('rendered 1')
    expect(requests).toHaveLength(2)
    expect(await (await ask('/about', NOW + MINUTE + 1)).text()).toBe('rendered 2')
  })

  it('of the location’s cache that is a minute old is renewed too', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    forgetPages()
    expect(await (await ask('/about', NOW + MINUTE)).text()).toBe('rendered 1')
    forgetPages()
    expect(await (await ask('/about', NOW + MINUTE + 1)).text()).toBe('rendered 2')
  })

  it('is renewed once, however many ask meanwhile', async () => {
    const { requests, site, work } = siteAt(NOW)
    await storePage(keyOf('/about'), { ...(await pageOf(page(0), NOW - MINUTE)), revision: 'one' })
    await Promise.all(Array.from({ length: 20 }, () => deliver(new Request(`${ORIGIN}/about`), site)))
    await settle(work)
    expect(requests).toHaveLength(1)
  })

  it('of another state of the catalogue is not served, and rendered anew once, however many ask', async () => {
    const { requests, site, work } = siteAt(NOW)
    await storePage(keyOf('/about'), { ...(await pageOf(page(0), NOW)), revision: 'another' })
    const visits = Array.from({ length: 20 }, () => deliver(new Request(`${ORIGIN}/about`), site))
    const pages = await Promise.all((await Promise.all(visits)).map((response) => response.text()))
    await settle(work)
    expect([new Set(pages), requests.length]).toEqual([new Set(['rendered 1']), 1])
  })

  it('whose renewal failed stays, and is tried again after ten seconds', async () => {
    const { requests, ask } = siteAt(NOW, (count) => (count === 2 ? html('broken', { status: 500 }) : page(count)))
    await ask('/about')
    await ask('/about', NOW + MINUTE)
    expect(await (await ask('/about', NOW + MINUTE + 9_999)).text()).toBe('rendered 1')
    expect(requests).toHaveLength(2)
    await ask('/about', NOW + MINUTE + 10_000)
    expect(await (await ask('/about', NOW + MINUTE + 10_001)).text()).toBe('rendered 3')
  })

  it('of another deployment is not served', async () => {
    const { requests, ask, site, work } = siteAt(NOW)
    await ask('/about')
    await deliver(new Request(`${ORIGIN}/about`), { ...site, version: crypto.randomUUID() })
    await settle(work)
    expect(requests).toHaveLength(2)
  })

  it('that fifty visitors ask for at once is rendered once', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const visits = Array.from({ length: 50 }, () => visit(TOUR, {}, { CATALOGUE: database }))
    const pages = await Promise.all((await Promise.all(visits)).map((response) => response.text()))
    expect(new Set(pages).size).toBe(1)
    // One rendering; who comes before the instance knows the catalogue's state asks for it: one row.
    expect(tally.roundTrips).toBe(51)
  })

  it('whose first visitor waits for ever is rendered for the second after a second', async () => {
    play({ match: async () => undefined, put: async () => {} })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { requests, site } = siteAt(NOW, (count) => (count === 1 ? new Promise<Response>(() => {}) : page(count)))
    void deliver(new Request(`${ORIGIN}/about`), site)
    await vi.advanceTimersByTimeAsync(0)
    const second = deliver(new Request(`${ORIGIN}/about`), site)
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await second).text()).toBe('rendered 2')
  })
})

describe('memory', () => {
  const uncache = async (address: string) => (await caches.open('pages')).delete(keyOf(address))

  it('has a page that was rendered, beside the location’s cache', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    expect([pagesInMemory(), (await cached('/about'))?.status]).toEqual([1, 200])
  })

  it('goes on with the renewed page', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    await ask('/about', NOW + MINUTE)
    await uncache('/about')
    expect(await (await ask('/about', NOW + MINUTE + 1)).text()).toBe('rendered 2')
  })

  it('keeps a page that the location’s cache does not take', async () => {
    const failing = { match: async () => undefined, put: () => Promise.reject(new Error('down')) }
    play(failing)
    const log = expectLog()
    const { ask } = siteAt(NOW)
    await ask('/about')
    expect(await (await ask('/about')).text()).toBe('rendered 1')
    expect(log).toEqual(['{"step":"store a page","code":"Error"}'])
  })

  it('has 200 pages at most, and the least recently used goes first', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/kept')
    await uncache('/kept')
    for (let at = 0; at < 220; at++) {
      await ask(`/page${at}`)
      await ask('/kept')
    }
    expect(pagesInMemory()).toBe(200)
    expect(requests.filter(({ url }) => url.endsWith('/kept'))).toHaveLength(1)
  })
})

describe('a location’s cache that', () => {
  it('fails costs nobody the page', async () => {
    const log = expectLog()
    play({}).mockRejectedValue(new TypeError('the cache is down'))
    const { ask } = siteAt(NOW)
    expect(await (await ask('/about')).text()).toBe('rendered 1')
    expect(log).toEqual(['{"step":"find a page","code":"TypeError"}', '{"step":"store a page","code":"TypeError"}'])
  })

  it('is silent keeps a visitor waiting for a quarter of a second', async () => {
    const log = expectLog()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    play({ match: () => new Promise(() => {}), put: async () => {} })
    const { requests, site } = siteAt(NOW)
    const answer = deliver(new Request(`${ORIGIN}/about`), site)
    await vi.advanceTimersByTimeAsync(249)
    expect(requests).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(await (await answer).text()).toBe('rendered 1')
    expect(log).toEqual(['{"step":"find a page","code":"Silence"}'])
  })
})

describe('a price that changes in the catalogue', () => {
  const price = async () =>
    Number((await selectOne(await (await visit(TOUR)).text(), '#prices article data')).attributes.value)

  it('is on the page two seconds later, for the first who asks, in memory and in the location’s cache', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(NOW)
    const before = await price()
    await changePrice(1)
    onTestFinished(() => changePrice(-1))
    vi.setSystemTime(NOW + 2000)
    expect(await price()).toBe(before + 1)
    await changePrice(1)
    onTestFinished(() => changePrice(-1))
    vi.setSystemTime(NOW + 4000)
    forgetPages()
    expect(await price()).toBe(before + 2)
  })

  it('is on the page within two seconds while somebody asks all the time', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(NOW)
    const before = await price()
    await changePrice(1)
    onTestFinished(() => changePrice(-1))
    vi.setSystemTime(NOW + 1000)
    expect(await price()).toBe(before)
    vi.setSystemTime(NOW + 1001)
    expect(await price()).toBe(before + 1)
  })

  it('is looked for without a wait: a page is served although the catalogue has just become silent', async () => {
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(NOW)
    const before = await price()
    vi.setSystemTime(NOW + 1999)
    expectLog()
    const { promise, resolve } = Promise.withResolvers<void>()
    const bindings = { ...env, ...deployed(), CATALOGUE: stalledDatabase(env.CATALOGUE, promise) }
    const request = new Request(ORIGIN + TOUR) as Parameters<typeof worker.fetch>[0]
    const execution = createExecutionContext()
    const html = await (await worker.fetch(request, bindings, execution)).text()
    expect(Number((await selectOne(html, '#prices article data')).attributes.value)).toBe(before)
    resolve()
    await waitOnExecutionContext(execution)
  })

  async function changePrice(by: number): Promise<void> {
    const changed = 'json_set(windows, ?1, json_extract(windows, ?1) + ?2)'
    await env.CATALOGUE.prepare(`UPDATE tours SET windows = ${changed} WHERE path = ?3`)
      .bind('$[0].standard.current', by, TOUR)
      .run()
  }
})

describe('the day in India', () => {
  afterEach(() => void vi.useRealTimers())

  /** A moment of the last day on which a price of the tour is for journeys that begin then; midnight is 18:30 UTC. */
  async function setTime(time: string): Promise<void> {
    const till = `SELECT json_extract(windows, '$[0].till') AS till FROM tours WHERE path = ?`
    const last = await env.CATALOGUE.prepare(till).bind(TOUR).first<{ till: string }>()
    vi.setSystemTime(`${last?.till}T${time}Z`)
  }
  const down = { CATALOGUE: brokenDatabase(env.CATALOGUE) }

  it('begins for the first who asks: prices that were for yesterday say so at midnight there', async () => {
    await setTime('18:29:59')
    expect(await (await visit(TOUR)).text()).not.toContain('last price')
    await setTime('18:30:00')
    expect(await (await visit(TOUR)).text()).toContain('last price')
  })

  it('finds a page that was asked for in the evening made for it, true on that day, though the catalogue is down', async () => {
    expectLog()
    await setTime('17:00:00')
    await visit(TOUR)
    await setTime('18:30:00')
    forgetPages()
    const stored = await visit(TOUR, {}, down)
    const made = await stored.text()
    expect([stored.status, made.includes('last price')]).toEqual([200, true])
    deployAnew()
    expect(made === (await (await visit(TOUR)).text())).toBe(true)
  })

  it('finds no page of the evening that the catalogue has overtaken since', async () => {
    await setTime('17:00:00')
    await visit(TOUR)
    await env.CATALOGUE.prepare(`UPDATE tours SET title = title || '!' WHERE path = ?`).bind(TOUR).run()
    onTestFinished(async () => {
      await env.CATALOGUE.prepare(`UPDATE tours SET title = rtrim(title, '!') WHERE path = ?`).bind(TOUR).run()
    })
    await setTime('18:30:00')
    expect(await (await visit(TOUR)).text()).toContain('!</h1>')
  })

  it('makes the page of the next day once, however often this day’s is renewed', async () => {
    const evening = Date.parse('2026-11-30T17:30:00Z')
    const { site, work } = siteAt(evening)
    const days: (string | undefined)[] = []
    site.render = async (_, day) => {
      days.push(day)
      return html('a page')
    }
    for (const now of [evening, evening + MINUTE]) {
      await deliver(new Request(`${ORIGIN}/about`), { ...site, now })
      await settle(work)
    }
    expect(days).toEqual([undefined, '2026-12-01', undefined])
  })

  it('finds no page that was asked for more than two hours before midnight alone', async () => {
    expectLog()
    await setTime('16:29:59')
    await visit(TOUR)
    await setTime('18:30:00')
    expect((await visit(TOUR, {}, down)).status).toBe(500)
  })
})

describe('a new instance that finds a page, and hears of the catalogue’s state after it', () => {
  const hearing = (revision: string) => ({ revision: () => Promise.resolve(revision) })

  it('answers with the whole page and its tag where the page begins with nothing that is known', async () => {
    const { ask, site } = siteAt(NOW)
    await ask('/about')
    forgetPages()
    const response = await deliver(new Request(`${ORIGIN}/about`), { ...site, ...hearing('one') })
    expect([response.headers.has('etag'), await response.text()]).toEqual([true, 'rendered 1'])
  })

  it('does not need the one that it renders meanwhile: that may fail', async () => {
    expectLog()
    const { ask, site, work } = siteAt(NOW)
    await ask('/about')
    forgetPages()
    site.render = async () => {
      throw new Error('the catalogue is down')
    }
    const response = await deliver(new Request(`${ORIGIN}/about`), { ...site, ...hearing('one') })
    await settle(work)
    expect(await response.text()).toBe('rendered 1')
  })
})

it('a location’s cache that takes a page slowly is waited for behind the answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const put = () => new Promise((resolve) => setTimeout(resolve, 4000))
  play({ put })
  const stored = storePage(keyOf('/about'), await pageOf(html('a page'), NOW))
  await vi.advanceTimersByTimeAsync(4000)
  // What nobody expects to be logged fails the test.
  await stored
})

describe('a release', () => {
  const released = (tag: string) => ({ CF_VERSION_METADATA: { id: crypto.randomUUID(), tag, timestamp: '' } })
  const KEYS = { TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET: 'secret' }

  /** Whether a visit to a release renders a page anew that another one has stored. */
  async function renders(bindings: Partial<Bindings>): Promise<boolean> {
    const { database, tally } = counting(env.CATALOGUE)
    forgetPages()
    await visit(TOUR, {}, { CATALOGUE: database, ...bindings })
    return tally.roundTrips > 0
  }

  it('serves the pages of the one before it where both make the same, and makes its own where they do not', async () => {
    vi.setSystemTime(MORNING)
    onTestFinished(() => void vi.useRealTimers())
    const tag = crypto.randomUUID()
    await visit(TOUR, {}, released(tag))
    expect(await renders(released(tag))).toBe(false)
    expect(await renders({ ...released(tag), ...KEYS })).toBe(true)
    expect(await renders(released(crypto.randomUUID()))).toBe(true)
    expect(await renders(released(''))).toBe(true)
  })
})

describe('when the catalogue is down', () => {
  const down = { CATALOGUE: brokenDatabase(env.CATALOGUE) }

  it('a stored page is served until the day in India ends, from memory and from the location’s cache', async () => {
    expectLog()
    vi.setSystemTime(MORNING)
    onTestFinished(() => void vi.useRealTimers())
    const first = await (await visit(TOUR)).text()
    vi.setSystemTime(MORNING + DAY - 1)
    expect(await (await visit(TOUR, {}, down)).text()).toBe(first)
    forgetPages()
    expect(await (await visit(TOUR, {}, down)).text()).toBe(first)
  })

  it('a page that was stored longer ago is not served', async () => {
    expectLog()
    vi.setSystemTime(NOW)
    onTestFinished(() => void vi.useRealTimers())
    await visit(TOUR)
    vi.setSystemTime(NOW + DAY)
    expect((await visit(TOUR, {}, down)).status).toBe(500)
  })

  it('a page that nobody has seen answers with the 500 page, which is not stored', async () => {
    expectLog()
    const response = await visit(TOUR, {}, down)
    expect(response.status).toBe(500)
    expect((await selectOne(await response.text(), 'h1')).text).toBe('Something went wrong on our side.')
    expect([await cached(TOUR), pagesInMemory()]).toEqual([undefined, 0])
    expect((await visit(TOUR)).status).toBe(200)
  })

  it('a renewal that never comes back keeps nobody waiting', async () => {
    expectLog()
    await visit(TOUR)
    vi.setSystemTime(Date.now() + MINUTE)
    onTestFinished(() => void vi.useRealTimers())
    const { promise, resolve } = Promise.withResolvers<void>()
    const answers = [0, 1].map(() => visitWhileStalled(promise))
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200])
    resolve()
  })

  /** The answer comes although what goes on behind it does not end. */
  async function visitWhileStalled(release: Promise<void>): Promise<Response> {
    const bindings = { ...env, ...deployed(), CATALOGUE: stalledDatabase(env.CATALOGUE, release) }
    const request = new Request(ORIGIN + TOUR) as Parameters<typeof worker.fetch>[0]
    return worker.fetch(request, bindings, createExecutionContext())
  }
})
