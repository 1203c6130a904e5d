import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { MOST_NOTICES } from '../../src/domain/site/site-notice.ts'
import worker from '../../src/index.ts'
import { dayInIndia, daysAfter } from '../../src/values/dates.ts'
import { wrapDatabase } from '../chaos/faults.ts'
import { counting } from '../support/counting.ts'
import { deployAnew, deployEachTest, deployed, NOW, ORIGIN, visit } from '../support/deployment.ts'
import { CHANDRA_OF_CONTENT, postToDesk } from '../support/desk.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'

deployEachTest()

const CLOSED = 'Our office is closed for Diwali. We answer on the 10th.'
const TOUR = '/tour/Rajasthan'
const CONTENT = { as: CHANDRA_OF_CONTENT }

beforeEach(async () => {
  vi.setSystemTime(NOW)
  await env.CATALOGUE.prepare('DELETE FROM notices').run()
})
afterEach(() => void vi.useRealTimers())

type Days = { firstDay?: string; lastDay?: string }

/** Sets a notice at the desk, for today unless said. */
async function setNotice(text = CLOSED, { firstDay, lastDay }: Days = {}): Promise<void> {
  const today = dayInIndia(new Date())
  const days = { firstDay: firstDay ?? today, lastDay: lastDay ?? firstDay ?? today }
  const answer = await postToDesk('/notice', { key: crypto.randomUUID(), does: 'put', text, ...days }, CONTENT)
  expect(answer.status).toBe(303)
}

async function endNotices(): Promise<void> {
  const { results } = await env.CATALOGUE.prepare('SELECT id FROM notices').all<{ id: string }>()
  for (const { id } of results) await postToDesk('/notice', { key: crypto.randomUUID(), does: 'end', id }, CONTENT)
}

const page = async (path: string, init?: RequestInit) => (await visit(path, init)).text()
/** What the notices of a page say. */
const saidOn = async (html: string) => (await select(html, 'aside[aria-label="Notice"]')).map(({ text }) => text)

/** Where things stand in a page, in its order. */
const orderIn = (html: string, ...marks: string[]) =>
  marks.map((mark) => html.indexOf(mark)).every((at, index, all) => at > (all[index - 1] ?? -1))
const [SKIP, NOTICE, HEADER, MAIN, FOOTER] = [
  'href="#main"',
  'aria-label="Notice"',
  '<header',
  '<main',
  ' data-consent=',
]

describe('a notice', () => {
  it.each([
    ['/', {}],
    ['/International', {}],
    [TOUR, {}],
    ['/about', {}],
    ['/contact', {}],
    ['/search-results?q=bali', {}],
    ['/enquire', {}],
    ['/nosuchpage', {}],
    ['/no/such/page', {}],
    ['/send-email', { method: 'POST', body: new URLSearchParams({ name: '' }) }],
  ])('stands first on %s, once, in words alone', async (path, init) => {
    await setNotice()
    await visit('/about')
    const html = await page(path, init)
    expect(await saidOn(html)).toEqual([CLOSED])
    expect(orderIn(html, SKIP, NOTICE, HEADER, MAIN, FOOTER)).toBe(true)
  })

  it('has a style that the page’s policy allows; pages without one and what is no page allow none more', async () => {
    const before = await visit('/about')
    await setNotice()
    vi.setSystemTime(NOW + 2000)
    const { headers } = await visit('/about')
    const noPage = await visit('/robots.txt')
    const allowed = (policy: string | null) => /style-src ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ') ?? []
    const [plain, more] = [
      allowed(before.headers.get('content-security-policy')),
      allowed(headers.get('content-security-policy')),
    ]
    expect(allowed(noPage.headers.get('content-security-policy'))).toEqual(plain)
    const html = await page('/about')
    const style = /<style>([^<]*)<\/style><\/head>/.exec(html)?.[1] ?? ''
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style)))
    expect(more.filter((source) => !plain.includes(source))).toEqual([`'sha256-${btoa(String.fromCharCode(...hash))}'`])
  })

  it('is text whatever it holds', async () => {
    const text = `<script>alert(1)</script> & "now" </aside><b onclick='x'>`
    await setNotice(text)
    const html = await page('/about')
    expect(html).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;now&#34;')
    expect([html.includes('alert(1)</script>'), html.includes('<b onclick')]).toEqual([false, false])
  })

  it('stands over a page in the visitor’s theme as well', async () => {
    await setNotice()
    const html = await page('/about', { headers: { cookie: '__Host-theme=dark' } })
    expect([await saidOn(html), html.includes('data-theme="dark"')]).toEqual([[CLOSED], true])
  })

  it.each([0, 1, 2, 3, 4])(
    'of %i days from now comes, though as many as may be open and many that are over were set',
    async (days) => {
      const today = dayInIndia(new Date())
      for (let at = 0; at < 9; at++) {
        await setNotice('Over')
        await endNotices()
      }
      await env.CATALOGUE.prepare(`UPDATE notices SET ended_at = NULL, last_day = '2026-01-01'`).run()
      for (let ahead = 0; ahead < MOST_NOTICES; ahead++)
        await setNotice(`On day ${ahead}`, { firstDay: daysAfter(today, ahead) })
      vi.setSystemTime(NOW + days * 24 * 60 * 60_000)
      expect(await saidOn(await page('/about'))).toEqual([`On day ${days}`])
    },
  )

  it('that was set last stands alone where two hold', async () => {
    await setNotice('The older one.')
    vi.setSystemTime(NOW + 1)
    await setNotice('The newer one.')
    expect(await saidOn(await page('/about'))).toEqual(['The newer one.'])
  })
})

describe('a page without a notice', () => {
  /** Each form has a key of its own, and a page that is sent as it comes has no tag that once. */
  const withoutKeys = (html: string) => html.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'key')
  const untagged = ({ headers }: Response) => [...headers].filter(([name]) => name !== 'etag')

  it.each(['/', '/International', TOUR, '/about', '/search-results?q=bali', '/enquire'])(
    '%s is the same, to the byte, and is not rewritten',
    async (path) => {
      const rewritten = vi.spyOn(HTMLRewriter.prototype, 'transform')
      onTestFinished(() => rewritten.mockRestore())
      const before = await visit(path)
      const html = withoutKeys(await before.text())
      expect(rewritten).not.toHaveBeenCalled()
      await setNotice()
      vi.setSystemTime(NOW + 2000)
      await visit('/about')
      expect(await page(path)).toContain(NOTICE)
      await endNotices()
      vi.setSystemTime(NOW + 4000)
      await visit('/about')
      const after = await visit(path)
      expect(withoutKeys(await after.text()) === html).toBe(true)
      expect(untagged(after)).toEqual(untagged(before))
    },
  )
})

describe('a notice that is set or ended at the desk', () => {
  it('is on a warm page, and gone from it, two seconds later for the first who asks', async () => {
    await page(TOUR)
    await setNotice()
    vi.setSystemTime(NOW + 2000)
    expect(await saidOn(await page(TOUR))).toEqual([CLOSED])
    await endNotices()
    vi.setSystemTime(NOW + 4000)
    expect(await saidOn(await page(TOUR))).toEqual([])
  })

  it.each(['/', '/International', TOUR, '/about', '/search-results?q=bali', '/enquire', '/nosuchpage'])(
    'is gone from %s for the first who asks a quiet instance',
    async (path) => {
      await setNotice()
      await visit(path)
      expect(await saidOn(await page(path))).toEqual([CLOSED])
      await endNotices()
      vi.setSystemTime(NOW + 9000)
      expect(await saidOn(await page(path))).toEqual([])
    },
  )

  it('is on it within two seconds while somebody asks all the time', async () => {
    await page(TOUR)
    await setNotice()
    vi.setSystemTime(NOW + 1000)
    expect(await saidOn(await page(TOUR))).toEqual([])
    vi.setSystemTime(NOW + 1001)
    expect(await saidOn(await page(TOUR))).toEqual([CLOSED])
  })

  it('is on the second page of an instance that renders nothing but visitors’ own', async () => {
    await setNotice()
    expect(await saidOn(await page('/enquire'))).toEqual([])
    expect(await saidOn(await page('/enquire'))).toEqual([CLOSED])
  })

  it('makes the page another one for a browser that kept it', async () => {
    const etag = async () => (await visit('/about', { method: 'HEAD' })).headers.get('etag') ?? ''
    const asked = async (known: string) => (await visit('/about', { headers: { 'if-none-match': known } })).status
    const plain = await etag()
    await setNotice()
    vi.setSystemTime(NOW + 2000)
    const noticed = await etag()
    expect([await asked(plain), await asked(noticed)]).toEqual([200, 304])
    await endNotices()
    await setNotice('We are back on Monday.')
    vi.setSystemTime(NOW + 4000)
    expect([await asked(plain), await asked(noticed)]).toEqual([200, 200])
    await endNotices()
    vi.setSystemTime(NOW + 6000)
    expect([await asked(plain), await asked(noticed)]).toEqual([304, 200])
  })
})

describe('midnight in India', () => {
  const today = dayInIndia(new Date(NOW))
  const tomorrow = daysAfter(today, 1)
  const MIDNIGHT = Date.parse(`${tomorrow}T00:00:00+05:30`)

  it.each([
    [today, tomorrow],
    [tomorrow, today],
  ])('ends one notice and begins another on every page: set for %s, then for %s', async (...days) => {
    for (const day of days) {
      await setNotice(day === today ? 'The last day.' : 'The first day.', { firstDay: day })
      vi.setSystemTime(NOW + 1)
    }
    vi.setSystemTime(MIDNIGHT - 1)
    await visit('/about')
    const before = await Promise.all(['/', TOUR, '/enquire'].map((path) => page(path)))
    vi.setSystemTime(MIDNIGHT)
    const after = await Promise.all(['/', TOUR, '/enquire'].map((path) => page(path)))
    const said = async (pages: string[]) => (await Promise.all(pages.map(saidOn))).flat()
    expect(await said(before)).toEqual(['The last day.', 'The last day.', 'The last day.'])
    expect(await said(after)).toEqual(['The first day.', 'The first day.', 'The first day.'])
  })
})

/**
 * A page as it comes: the catalogue answers nothing before the rest is read, but says its state before that, or when all
 * has been sent.
 */
async function openPage(path: string, tellsState: 'in time' | 'too late' = 'in time') {
  const [gate, state] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const looks: Promise<unknown>[] = []
  const catalogue = wrapDatabase(env.CATALOGUE, (call, query) => {
    const isLook = /FROM revision/.test(query)
    const answer = (isLook ? state : gate).promise.then(call)
    if (isLook) looks.push(answer)
    return answer
  })
  const context = createExecutionContext()
  const request = new Request(ORIGIN + path) as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(request, { ...env, ...deployed(), CATALOGUE: catalogue }, context)
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const decoder = new TextDecoder()
  const read = async () => decoder.decode((await reader.read()).value, { stream: true })
  let first = await read()
  while (!first.includes('<header')) first += await read()
  const rest = async () => {
    if (tellsState === 'in time') {
      state.resolve()
      await Promise.all(looks)
      await scheduler.wait(0)
    }
    gate.resolve()
    let text = ''
    for (let part = await reader.read(); !part.done; part = await reader.read())
      text += decoder.decode(part.value, { stream: true })
    state.resolve()
    await waitOnExecutionContext(context)
    return text
  }
  return { response, first, rest }
}

describe.each(['/', '/International', '/search-results?q=bali'])('%s, whose frame leaves at once,', (path) => {
  it('has the notice on top where the instance knows it', async () => {
    await setNotice()
    await visit('/about')
    forgetPages()
    const { first, rest } = await openPage(path)
    expect(orderIn(first, SKIP, NOTICE, HEADER)).toBe(true)
    expect(await saidOn(first + (await rest()))).toEqual([CLOSED])
  })

  it('has it before the footer where the instance hears of it meanwhile, with its style as a file', async () => {
    await setNotice()
    const { response, first, rest } = await openPage(path)
    const html = first + (await rest())
    expect(first).not.toContain(NOTICE)
    expect(await saidOn(html)).toEqual([CLOSED])
    expect(orderIn(html, HEADER, MAIN, '</main>', NOTICE, FOOTER)).toBe(true)
    const sheet = html.slice(0, html.indexOf('<aside')).match(/<link rel="stylesheet" href="(\/assets\/notice[^"]*)">$/)
    expect([sheet?.length, response.headers.get('etag')]).toEqual([2, null])
  })

  it('is whole without it where the instance does not hear of it in time: nobody waits', async () => {
    await setNotice()
    const { first, rest } = await openPage(path, 'too late')
    expect(await saidOn(first + (await rest()))).toEqual([])
  })
})

describe('what an instance heard of a notice', () => {
  const HOUR = 60 * 60_000

  it.each([
    [HOUR - 1, true],
    [HOUR, false],
  ])('%i ms ago stands on top of a page while the catalogue does not say its state: %s', async (ago, isShown) => {
    vi.setSystemTime(Date.parse('2027-03-01T06:00:00Z'))
    await setNotice()
    await visit('/about')
    vi.setSystemTime(Date.parse('2027-03-01T06:00:00Z') + ago)
    forgetPages()
    const log = expectLog()
    const { first, rest } = await openPage('/', 'too late')
    await rest()
    expect(first.includes(NOTICE)).toBe(isShown)
    expect(log.filter((line) => !line.includes('"step":"revision"'))).toEqual([])
  })
})

it('costs the catalogue no question more, and none where no page is', async () => {
  // In the evening the next day's page is made as well.
  vi.setSystemTime(Date.parse('2027-03-01T06:00:00Z'))
  const asked = async (path: string) => {
    deployAnew()
    const { database, tally } = counting(env.CATALOGUE)
    await visit(path, {}, { CATALOGUE: database })
    return tally
  }
  const before = [await asked('/'), await asked(TOUR), await asked('/healthz'), await asked('/robots.txt')]
  await setNotice()
  expect([await asked('/'), await asked(TOUR), await asked('/healthz'), await asked('/robots.txt')]).toEqual(before)
  expect(before.map(({ roundTrips }) => roundTrips)).toEqual([2, 2, 0, 0])
})
