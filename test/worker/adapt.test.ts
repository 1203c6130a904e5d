import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { adapt, type Variant, variantOf } from '../../src/delivery/variant/adapt.ts'
import { convertPrice, parseRates, ratesFile } from '../../src/domain/visit/currency-rates.ts'
import { DEFAULT_PREFERENCES } from '../../src/domain/visit/preferences.ts'
import { withoutRates } from '../../src/domain/visit/shown-currency.ts'
import { rupees } from '../../src/values/money.ts'
import { everyPage } from '../support/every-path.ts'
import { expectOfEach } from '../support/expect-of-each.ts'
import file from '../support/inr.json'
import { select, selectOne } from '../support/markup.ts'
import { visitSettled } from '../support/settled.ts'

const NOW = Date.parse(`${file.date}T12:00:00Z`)
const TOUR = '/tour/Rajasthan'
const rates = parseRates(file)
if (!rates) throw new Error('the sample file is unreadable')

let version: string

beforeEach(async () => {
  version = crypto.randomUUID()
  forgetPages()
  forgetRates()
  vi.setSystemTime(NOW)
  await env.RATES.put('rates', JSON.stringify(ratesFile(rates)))
})

const as = (preferences: Record<string, string>) => ({
  headers: {
    cookie: Object.entries(preferences)
      .map(([name, value]) => `__Host-${name}=${value}`)
      .join('; '),
  },
})
const visit = (path: string, init: RequestInit = {}, bindings = {}) =>
  visitSettled(path, init, { CF_VERSION_METADATA: { id: version, tag: '', timestamp: '' }, ...bindings })
const pageFor = async (path: string, preferences: Record<string, string> = {}) =>
  (await visit(path, as(preferences))).text()

it('a visitor who has chosen nothing has no variant: he gets the page as it is stored', () => {
  const means = { rates, tags: [] }
  expect(variantOf(DEFAULT_PREFERENCES, means)).toBeUndefined()
  expect(variantOf(DEFAULT_PREFERENCES, { ...means, shortlist: ['Nepal'] })).toBeDefined()
})

it('a dark page counts no tour as kept where none is', async () => {
  const counts = async (html: string) => (await select(html, '[data-kept]')).map(({ text }) => text)
  expect(await counts(await pageFor('/', { theme: 'dark' }))).toEqual(await counts(await pageFor('/')))
})

describe('a page in dollars', () => {
  it.each([TOUR, '/Domestic', '/search-results?q=bali', '/country/thailand', '/'])(
    'has at %s every price converted by the rates, with the rupees in its title',
    async (path) => {
      const before = await select(await pageFor(path), 'data')
      const after = await select(await pageFor(path, { currency: 'usd' }), 'data')
      expect(before.length).toBeGreaterThan(2)
      expect(after.map(({ text, attributes }) => [text, attributes.title])).toEqual(
        before.map(({ attributes: { value } }) => [convertPrice(Number(value), 'usd', rates), rupees(Number(value))]),
      )
    },
  )

  it('reads "≈ US$ 208" where it reads ₹19,999 in rupees', async () => {
    const page = await adapted('<data value="19999"><i>₹</i>19,999</data>', 'usd')
    expect(await selectOne(page, 'data')).toMatchObject({ text: '≈ US$ 208', attributes: { title: '₹19,999' } })
  })

  it('says once that rupees are charged, and at the rates of which day', async () => {
    const html = await pageFor(TOUR, { currency: 'usd' })
    expect((await select(html, '[data-currency-note]')).map(({ text }) => text)).toEqual([
      'Prices are shown in US Dollar at the rates of 29 Sept 2026; you are charged in rupees.',
    ])
  })

  it('has the dollar chosen in every selector, and nothing else', async () => {
    const html = await pageFor(TOUR, { currency: 'usd' })
    const chosen = await select(html, '[data-currency] option[selected]')
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual(['usd', 'usd', 'usd'])
  })

  it('has rupees in its structured data, and in the enquiry about a price', async () => {
    const html = await pageFor(TOUR, { currency: 'usd' })
    const blocks = await select(html, 'script[type="application/ld+json"]')
    const inRupees = await select(await pageFor(TOUR), 'script[type="application/ld+json"]')
    expect(blocks).toEqual(inRupees)
    expect(blocks.length).toBeGreaterThan(0)
    const form = await pageFor('/enquire?tour=Rajasthan&tier=standard', { currency: 'usd' })
    const price = (await selectOne(form, 'input[name="price"]')).attributes.value
    expect(price).toBe((await selectOne(await pageFor(TOUR), '#prices article data')).attributes.value)
  })
})

describe('another currency', () => {
  it('that is not among the ten stands in the selector while it is chosen', async () => {
    const html = await pageFor(TOUR, { currency: 'kes' })
    const chosen = await select(html, '[data-currency] option[selected]')
    expect(chosen.map(({ text }) => text)).toEqual(['KES', 'KES', 'KES'])
  })

  it('whose name holds an ampersand is written as text', async () => {
    expect(await pageFor(TOUR, { currency: 'stn' })).toContain('in São Tomé &amp; Príncipe Dobra at')
  })

  it.each(['inr', 'btc', 'xyz', 'USD', '"><script>'])('%s leaves the page as it is', async (currency) => {
    expect(await pageFor(TOUR, { currency })).toBe(await pageFor(TOUR))
  })

  it('that the rates do not know leaves the prices in rupees, and the footer says so', async () => {
    const { usd: _, ...perRupee } = rates.perRupee
    const variant = variantOf({ theme: 'light', currency: 'usd' }, { rates: { ...rates, perRupee }, tags: [] })
    expect(variant?.rates).toBeUndefined()
    const page = adapt(new Response('<data value="100">₹100</data><p data-currency-note>x</p>'), variant as Variant)
    expect(await page.text()).toBe(`<data value="100">₹100</data><p data-currency-note>${withoutRates('usd')}</p>`)
  })

  it('with rates that are older than 72 hours leaves rupees', async () => {
    const inRupees = await pageFor(TOUR)
    vi.setSystemTime(NOW + 3 * 24 * 60 * 60_000)
    forgetRates()
    forgetPages()
    version = crypto.randomUUID()
    const html = await pageFor(TOUR, { currency: 'usd' })
    expect(await select(html, 'data')).toEqual(await select(inRupees, 'data'))
    expect(html).toContain(withoutRates('usd'))
  })
})

describe('a price without a usable amount', () => {
  it.each([
    '<data>free</data>',
    '<data value>free</data>',
    '<data value="">free</data>',
    '<data value="x">free</data>',
    '<data value="0">free</data>',
    '<data value="-5">free</data>',
  ])('%s is left alone', async (markup) => {
    expect(await adapted(markup, 'usd')).toBe(markup)
  })
})

describe('the dark page', () => {
  it('is dark in its first bytes, and differs in nothing else, whatever page it is', () =>
    expectOfEach(everyPage, async (path) => {
      const light = await pageFor(path)
      const dark = await pageFor(path, { theme: 'dark' })
      const expected = light
        .replace('data-theme="light"', 'data-theme="dark"')
        .replace('<meta name="theme-color" content="#fffcf7"/>', '<meta name="theme-color" content="#130c29" />')
      expect(withoutKey(dark)).toBe(withoutKey(expected))
      expect(dark.slice(0, 100)).toContain('data-theme="dark"')
    }))

  it('is dark where html had no theme', async () => {
    expect(await adapted('<html><body>x', 'inr', 'dark')).toBe('<html data-theme="dark"><body>x')
  })

  it('is dark for what is not found, and for what went wrong', async () => {
    expect(await pageFor('/nosuchpage', { theme: 'dark' })).toContain('data-theme="dark"')
    const refused = await visit('/preferences', { method: 'POST', ...as({ theme: 'dark' }) })
    expect([refused.status, (await refused.text()).includes('data-theme="dark"')]).toEqual([400, true])
  })
})

describe('visitors with preferences', () => {
  const visitors = [
    {},
    { theme: 'dark', currency: 'usd' },
    { theme: 'light', currency: 'inr' },
    { theme: 'dark', currency: 'eur' },
    { theme: 'light', currency: 'usd' },
    { theme: 'dark' },
    { currency: 'kes' },
  ]

  /** What each sees who comes alone, to a site that nobody has seen. */
  async function alone(path: string): Promise<Seen[]> {
    const seen: Seen[] = []
    for (const visitor of visitors) {
      version = crypto.randomUUID()
      forgetPages()
      seen.push(await look(path, visitor))
    }
    return seen
  }
  type Seen = { etag: string | null; html: string }
  async function look(path: string, visitor: Record<string, string>): Promise<Seen> {
    const response = await visit(path, as(visitor))
    return { etag: response.headers.get('etag'), html: await response.text() }
  }

  const orders = visitors.map((_, first) => visitors.map((__, at) => (first + at * 3) % visitors.length))

  it.each(orders)(
    'in the order %i %i %i %i %i %i %i see the same as when they come alone',
    { timeout: 20_000 },
    async (...order) => {
      const expected = await alone(TOUR)
      version = crypto.randomUUID()
      forgetPages()
      for (const at of order) expect(await look(TOUR, visitors[at] ?? {})).toEqual(expected[at])
      for (const at of order) {
        forgetPages()
        expect(await look(TOUR, visitors[at] ?? {})).toEqual(expected[at])
      }
    },
  )

  it('who come at once see the same as when they come alone', { timeout: 20_000 }, async () => {
    const expected = await alone(TOUR)
    version = crypto.randomUUID()
    forgetPages()
    expect(await Promise.all(visitors.map((visitor) => look(TOUR, visitor)))).toEqual(expected)
  })

  it('have different tags, and no tag equals another one', { timeout: 20_000 }, async () => {
    const seen = await alone(TOUR)
    const tags = seen.map(({ etag }) => etag ?? '')
    // A visitor who has chosen nothing gets light and rupees.
    expect(new Set(tags).size).toBe(visitors.length - 1)
    const pairs = visitors.flatMap((visitor, at) => tags.map((tag) => ({ visitor, tag, own: tag === tags[at] })))
    for (const { visitor, tag, own } of pairs) {
      const { status } = await visit(TOUR, { headers: { ...as(visitor).headers, 'if-none-match': tag } })
      expect(status).toBe(own ? 304 : 200)
    }
  })

  it('get new prices when the rates change', async () => {
    const before = await look(TOUR, { currency: 'usd' })
    const later = { date: '2026-09-30', perRupee: { ...rates.perRupee, usd: (rates.perRupee.usd ?? 0) * 1.1 } }
    await env.RATES.put('rates', JSON.stringify(ratesFile(later)))
    forgetRates()
    const after = await look(TOUR, { currency: 'usd' })
    expect(after.etag).not.toBe(before.etag)
    expect(after.html).toContain('30 Sept 2026')
  })
})

describe('the outside tags', () => {
  const configured = { ANALYTICS_ID: 'patang.example', RECORDER_ID: 'abc123' }
  const page = (preferences: Record<string, string>, bindings: object = configured) =>
    visit('/about', as(preferences), bindings)
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

  it('are absent by default, and consent changes not a byte', async () => {
    const byDefault = await page({}, {})
    const consented = await page({ consent: 'yes' }, {})
    expect(await consented.text()).toBe(await byDefault.text())
    expect(policyOf(consented)).toBe(policyOf(byDefault))
    expect(policyOf(byDefault)).not.toMatch(/plausible|clarity/)
  })

  it('ask first, and load nothing until they are answered', async () => {
    const response = await page({})
    const html = await response.text()
    expect((await select(html, 'form button[name="consent"]')).map(({ attributes }) => attributes.value)).toEqual([
      'yes',
      'no',
    ])
    expect(html).not.toMatch(/plausible|clarity/)
    expect(policyOf(response)).toBe(policyOf(await page({}, {})))
  })

  it('load nothing after a no, which can be taken back', async () => {
    const response = await page({ consent: 'no' })
    const html = await response.text()
    expect((await selectOne(html, 'form button[name="consent"]')).attributes.value).toBe('yes')
    expect(html).not.toMatch(/plausible|clarity/)
    expect(policyOf(response)).toBe(policyOf(await page({}, {})))
  })

  it('load after a yes, which can be taken back, and only their hosts are allowed', async () => {
    const response = await page({ consent: 'yes' })
    const html = await response.text()
    expect((await selectOne(html, 'form button[name="consent"]')).attributes.value).toBe('no')
    expect((await select(html, 'head script[src]')).map(({ attributes }) => attributes.src)).toEqual([
      'https://plausible.io/js/script.js',
      'https://www.clarity.ms/tag/abc123',
    ])
    // The recorder loads more scripts, and knows no Trusted Types.
    expect(policyOf(response)).not.toContain('trusted-types')
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      const sources = policyOf(response).match(new RegExp(`${directive} ([^;]*)`))?.[1] ?? ''
      expect(sources.split(' ').filter((source) => source.includes('https:'))).toEqual([
        'https://plausible.io',
        'https://*.clarity.ms',
      ])
    }
  })

  it('keep Trusted Types where only the analytics run', async () => {
    expect(policyOf(await page({ consent: 'yes' }, { ANALYTICS_ID: 'patang.example' }))).toContain(
      `trusted-types 'none'`,
    )
  })

  it('of another id make another page: none that a browser has is the same', async () => {
    const before = await page({ consent: 'yes' })
    const after = await page({ consent: 'yes' }, { ...configured, RECORDER_ID: 'xyz789' })
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(await after.text()).toContain('https://www.clarity.ms/tag/xyz789')
  })

  it('bring their policy in a 304 too', async () => {
    const first = await page({ consent: 'yes' })
    const again = await visit(
      '/about',
      { headers: { ...as({ consent: 'yes' }).headers, 'if-none-match': first.headers.get('etag') ?? '' } },
      configured,
    )
    expect([again.status, policyOf(again)]).toEqual([304, policyOf(first)])
  })

  it('load on a page that is not shared, too', async () => {
    const response = await visit('/search-results?q=bali', as({ consent: 'yes' }), configured)
    expect(await response.text()).toContain('https://plausible.io/js/script.js')
    expect(policyOf(response)).toContain('https://plausible.io')
  })

  it.each(['"><script>', '', ' ', 'a b', 'x'.repeat(65)])('take %j for no id', async (id) => {
    const response = await page({ consent: 'yes' }, { ANALYTICS_ID: id })
    expect(await response.text()).toBe(await (await page({}, {})).text())
  })

  it('never reach a visitor who has not agreed, after any other visitor', async () => {
    const states = [{ consent: 'yes' }, {}, { consent: 'no' }, { consent: 'yes', theme: 'dark' }, { theme: 'dark' }]
    for (const state of [...states, ...states.toReversed()]) {
      expect((await (await page(state)).text()).includes('plausible.io')).toBe(state.consent === 'yes')
    }
  })
})

/** Markup, adapted on its own. */
async function adapted(markup: string, currency: string, theme: 'light' | 'dark' = 'light'): Promise<string> {
  const variant = variantOf({ theme, currency }, { rates, tags: [] })
  if (!variant) throw new Error('there is no variant')
  return adapt(new Response(markup, { headers: { 'content-type': 'text/html' } }), variant).text()
}

/** The enquiry form's key is another one each time. */
function withoutKey(html: string): string {
  return html.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'KEY')
}
