import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { GATHER_LEADERS } from '../../src/data/catalogue/leaders.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { endInWords } from '../../src/delivery/stored/coming-page.ts'
import { forgetPages, pagesInMemory } from '../../src/delivery/stored/page-store.ts'
import worker from '../../src/index.ts'
import { stalledDatabase } from '../chaos/faults.ts'
import { cached, deployAnew, deployEachTest, deployed, ORIGIN, visit } from '../support/deployment.ts'
import rates from '../support/inr.json'
import { expectLog } from '../support/log.ts'

deployEachTest()

/** A catalogue that does not answer before it is let. */
function heldCatalogue() {
  const gate = Promise.withResolvers<void>()
  gate.promise.catch(() => {})
  return {
    catalogue: stalledDatabase(env.CATALOGUE, gate.promise),
    open: gate.resolve,
    fail: () => gate.reject(new Error('the catalogue is down')),
  }
}

/** A page as it comes: what is there before the catalogue has answered, up to some words at least, and the rest. */
async function openPage(path: string, catalogue: D1Database, { until = '', ...headers }: Record<string, string> = {}) {
  const request = new Request(ORIGIN + path, { headers }) as Parameters<typeof worker.fetch>[0]
  const context = createExecutionContext()
  const response = await worker.fetch(request, { ...env, ...deployed(), CATALOGUE: catalogue }, context)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const read = async () => decoder.decode((await reader.read()).value, { stream: true })
  let first = await read()
  while (!first.includes(until)) first += await read()
  const rest = async () => {
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true })
    await waitOnExecutionContext(context)
    return text
  }
  const leave = () => reader.cancel()
  const settled = () => waitOnExecutionContext(context)
  return { response, first, rest, leave, settled }
}

/** The pages whose frame is known before their data, with words of it, and words of the rest. */
const STREAMED = [
  ['/', 'action="/search-results"', 'Popular International Tours'],
  ['/International', 'International Tour Adventures</h1>', 'href="/tour/Bali6d5n"'],
  ['/Domestic', 'Domestic Tour Adventures</h1>', 'href="/tour/Rajasthan"'],
  ['/International?q=bali', 'value="bali"', 'href="/tour/Bali6d5n"'],
  ['/search-results?q=bali', 'value="bali"', 'href="/tour/Bali6d5n"'],
] as const

describe.each(STREAMED)('%s', (path, begins, goesOn) => {
  it('begins before the catalogue has answered, and goes on in the same document without a script', async () => {
    const { catalogue, open } = heldCatalogue()
    const { response, first, rest } = await openPage(path, catalogue)
    open()
    const page = first + (await rest())
    expect([response.status, response.headers.has('x-frame')]).toEqual([200, false])
    expect([first.includes(begins), first.includes(goesOn)]).toEqual([true, false])
    expect([page.match(/<main/g)?.length, page.includes(goesOn)]).toEqual([1, true])
    expect([page.includes('id="late"'), page.endsWith('</body></html>')]).toEqual([false, true])
    expect(page.match(/<script(?! type="application\/ld)/g)).toHaveLength(1)
  })

  it('ends in a sentence with a reference for staff where the catalogue fails, and is not stored', async () => {
    const logged = expectLog()
    const { catalogue, fail } = heldCatalogue()
    const { first, rest } = await openPage(path, catalogue)
    fail()
    const page = first + (await rest())
    const { reference } = JSON.parse(logged.find((line) => line.includes('"stream"')) ?? '{}')
    expect(page).toMatch(new RegExp(`The rest of this page could not be loaded.*${reference}`))
    expect(page.endsWith('</body></html>')).toBe(true)
    expect([await cached(path), pagesInMemory()]).toEqual([undefined, 0])
  })
})

describe.each(['/', '/International'])('the shared page %s', (path) => {
  it('is stored as it was sent, and its tag comes with it from then on', async () => {
    const { catalogue, open } = heldCatalogue()
    const { response, first, rest } = await openPage(path, catalogue)
    open()
    const sent = first + (await rest())
    const again = await visit(path)
    expect([response.headers.get('etag'), await again.text()]).toEqual([null, sent])
    expect(again.headers.get('etag')).toMatch(/^"[\w+/]{16}"$/)
    const known = { headers: { 'if-none-match': again.headers.get('etag') ?? '' } }
    expect((await visit(path, known)).status).toBe(304)
  })

  it('is known by its tag to a location that holds nothing, and a HEAD gets that tag', async () => {
    const etag = (await visit(path, { method: 'HEAD' })).headers.get('etag') ?? ''
    expect(await cached(path)).toBeDefined()
    deployAnew()
    expect((await visit(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('is stored though the visitor leaves after its beginning, and nothing if it fails then', async () => {
    const log = expectLog()
    for (const ends of ['open', 'fail'] as const) {
      deployAnew()
      const held = heldCatalogue()
      const { leave, settled } = await openPage(path, held.catalogue)
      await leave()
      held[ends]()
      await settled()
      expect([ends, (await cached(path))?.status]).toEqual([ends, ends === 'open' ? 200 : undefined])
    }
    expect(log.some((line) => line.includes('"step":"stream"'))).toBe(true)
  })

  it('begins for the second visitor too while it is rendered for the first, and is rendered once', async () => {
    const { catalogue, open } = heldCatalogue()
    const [one, two] = [await openPage(path, catalogue), await openPage(path, catalogue)]
    expect(two.first).toBe(one.first)
    open()
    expect(two.first + (await two.rest())).toBe(one.first + (await one.rest()))
  })

  it('begins for a new instance with the frame that the location holds, and ends as the catalogue is now', async () => {
    const stored = await (await visit(path)).text()
    startAnew()
    await env.CATALOGUE.exec(`UPDATE tours SET title = title || '!'; ${GATHER_LEADERS}`)
    onTestFinished(() => void env.CATALOGUE.exec(`UPDATE tours SET title = rtrim(title, '!'); ${GATHER_LEADERS}`))
    const { catalogue, open } = heldCatalogue()
    const { first, rest } = await openPage(path, catalogue)
    open()
    const page = first + (await rest())
    expect([stored.startsWith(first), page === stored]).toEqual([true, false])
    expect(page).toContain('!</a></h3>')
  })

  it('comes in the visitor’s theme and currency', async () => {
    await env.RATES.put('rates', JSON.stringify({ ...rates, date: new Date().toISOString().slice(0, 10) }))
    const { catalogue, open } = heldCatalogue()
    const cookie = '__Host-theme=dark; __Host-currency=usd'
    const { first, rest } = await openPage(path, catalogue, { cookie, until: '</search>' })
    expect(first).toContain('data-theme="dark"')
    open()
    const page = first + (await rest())
    expect(page === (await (await visit(path, { headers: { cookie } })).text())).toBe(true)
    expect(page.includes('>≈ US$')).toBe(true)
  })
})

/** An instance that has just started. */
function startAnew(): void {
  forgetPages()
  forgetRevision()
}

it('what breaks off without a word of ours does not end as if it were whole', async () => {
  async function* parts() {
    yield new Uint8Array(1)
    throw new Error('for no reason that we know')
  }
  await expect(new Response(endInWords(parts())).text()).rejects.toThrow()
})

it('a search is kept by no cache', async () => {
  expect((await visit('/search-results?q=bali')).headers.get('cache-control')).toBe('private, no-store')
})

it('a silent catalogue is waited for two and a half seconds', async () => {
  const log = expectLog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { catalogue, open } = heldCatalogue()
  const { rest } = await openPage('/search-results?q=bali', catalogue)
  await vi.advanceTimersByTimeAsync(2500)
  expect(await rest()).toContain('The rest of this page could not be loaded.')
  expect(log.filter((line) => line.includes('"stream"')).map((line) => JSON.parse(line).code)).toEqual(['Silence'])
  open()
})
