import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { deliver } from '../../src/edge/deliver.ts'
import { forgetPages, MOST_IN_MEMORY, pageOf, pagesInMemory, storePage } from '../../src/edge/page-store.ts'
import worker from '../../src/index.ts'
import { brokenDatabase, stalledDatabase } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import {
  cached,
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

describe('a page', () => {
  it('is rendered once and then served without the catalogue', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const first = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(1)
    const second = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(1)
    expect(await second.text()).toBe(await first.text())
  })

  it('that another instance has rendered comes out of the location’s cache', async () => {
    const { database, tally } = counting(env.CATALOGUE)
    const first = await visit(TOUR, {}, { CATALOGUE: database })
    forgetPages()
    const second = await visit(TOUR, {}, { CATALOGUE: database })
    expect(tally.roundTrips).toBe(1)
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
    await storePage(keyOf('/about'), await pageOf(page(0), NOW - MINUTE))
    await Promise.all(Array.from({ length: 20 }, () => deliver(new Request(`${ORIGIN}/about`), site)))
    await settle(work)
    expect(requests).toHaveLength(1)
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
    expect(tally.roundTrips).toBe(1)
  })

  it('whose first visitor waits for ever is rendered for the second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { requests, site } = siteAt(NOW, (count) => (count === 1 ? new Promise<Response>(() => {}) : page(count)))
    void deliver(new Request(`${ORIGIN}/about`), site)
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    const second = deliver(new Request(`${ORIGIN}/about`), site)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(1000)
    expect(await (await second).text()).toBe('rendered 2')
  })
})

describe('memory', () => {
  const uncache = async (address: string) => (await caches.open('pages')).delete(keyOf(address))

  it('has a page from the second time on that it is asked for', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    expect([pagesInMemory(), (await cached('/about'))?.status]).toEqual([0, 200])
    await ask('/about')
    expect(pagesInMemory()).toBe(1)
  })

  it('goes on with the renewed page', async () => {
    const { ask } = siteAt(NOW)
    await ask('/about')
    await ask('/about', NOW + MINUTE)
    await uncache('/about')
    expect(await (await ask('/about', NOW + MINUTE + 1)).text()).toBe('rendered 2')
  })

  it('keeps a page that the location’s cache does not take', async () => {
    const failing = { match: async () => undefined, put: () => Promise.reject(new Error('down')) } as unknown as Cache
    const open = vi.spyOn(caches, 'open').mockResolvedValue(failing)
    onTestFinished(() => open.mockRestore())
    const { ask } = siteAt(NOW)
    await ask('/about')
    expect(await (await ask('/about')).text()).toBe('rendered 1')
  })

  it('is bounded, and the least recently used page goes first', async () => {
    const { requests, ask } = siteAt(NOW)
    await ask('/kept')
    await ask('/kept')
    await uncache('/kept')
    for (let at = 0; at < MOST_IN_MEMORY + 20; at++) {
      await ask(`/page${at}`)
      await ask(`/page${at}`)
      await ask('/kept')
    }
    expect(pagesInMemory()).toBe(MOST_IN_MEMORY)
    expect(requests.filter(({ url }) => url.endsWith('/kept'))).toHaveLength(1)
  })
})

describe('a price that changes in the catalogue', () => {
  it('is on the page after its renewal', async () => {
    const price = async () => (await selectOne(await (await visit(TOUR)).text(), '.tier data')).attributes.value
    const before = await price()
    await changePrice(1)
    onTestFinished(() => changePrice(-1))
    expect(await price()).toBe(before)
    vi.setSystemTime(Date.now() + MINUTE)
    onTestFinished(() => void vi.useRealTimers())
    expect(await price()).toBe(before)
    expect(Number(await price())).toBe(Number(before) + 1)
  })

  async function changePrice(by: number): Promise<void> {
    const changed = 'json_set(windows, ?1, json_extract(windows, ?1) + ?2)'
    await env.CATALOGUE.prepare(`UPDATE tours SET windows = ${changed} WHERE path = ?3`)
      .bind('$[0].standard.current', by, TOUR)
      .run()
  }
})

describe('the day in India', () => {
  it('is that of the rendering: prices that were for yesterday say so a minute after midnight there', async () => {
    const { till } = await env.CATALOGUE.prepare(
      `SELECT json_extract(windows, '$[0].till') AS till FROM tours WHERE path = ?`,
    )
      .bind(TOUR)
      .first<{ till: string }>()
      .then((row) => row ?? { till: '' })
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(`${till}T18:29:59Z`)
    expect(await (await visit(TOUR)).text()).not.toContain('last price')
    vi.setSystemTime(`${till}T18:31:00Z`)
    await visit(TOUR)
    expect(await (await visit(TOUR)).text()).toContain('last price')
  })
})

describe('when the catalogue is down', () => {
  const down = { CATALOGUE: brokenDatabase(env.CATALOGUE) }

  it('a stored page is served for 24 hours, from the location’s cache and from memory', async () => {
    expectLog()
    vi.setSystemTime(NOW)
    onTestFinished(() => void vi.useRealTimers())
    const first = await (await visit(TOUR)).text()
    vi.setSystemTime(NOW + DAY - 1)
    expect(await (await visit(TOUR, {}, down)).text()).toBe(first)
    await (await caches.open('pages')).delete(keyOf(TOUR))
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
