import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { METRIC_NAMES, type Vitals, vitals } from '../../src/domain/speed/vitals.ts'
import { gate } from './lazy-scripts.ts'
import { follow, launchTabs, prepared } from './prepared-tab.ts'
import { sharedBrowser } from './shared-browser.ts'
import { type Visitor, visitor, watchConsole } from './visits.ts'

const origin = inject('origin')
const VITALS = /\/assets\/(again\/)?vitals-/
const BEACON = '/api/vitals'
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await sharedBrowser()
})
afterEach(() => context?.close())

type Visit = { page: Page; asked: string[]; faults: string[] }

/** A page, and the paths that it asks for. */
async function visit(path: string, { script, ...who }: Visitor & { script?: string } = {}): Promise<Visit> {
  context = await visitor(browser, origin, who)
  await context.addInitScript(TELL)
  if (script) await context.addInitScript(script)
  const page = await context.newPage()
  const asked: string[] = []
  const faults = watchConsole(page, path.startsWith('/e/') ? 404 : 200)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(path, { waitUntil: 'load' })
  return { page, asked, faults }
}

/**
 * Notes what each beacon holds while its page is left: a browser gives no test the body of one. Notes when the page is
 * measured: the measuring code asks for shifts last.
 */
const TELL = `{
  const { sendBeacon } = Navigator.prototype
  const { Blob: Real, PerformanceObserver: { prototype } } = window
  const { observe } = prototype
  const texts = new WeakMap()
  window.Blob = class extends Real {
    constructor(parts, options) { super(parts, options); texts.set(this, String(parts)) }
  }
  Navigator.prototype.sendBeacon = function (to, body) {
    if (String(to).endsWith('${BEACON}')) localStorage.told = (localStorage.told ?? '') + texts.get(body) + '|'
    return sendBeacon.call(this, to, body)
  }
  prototype.observe = function (options) {
    observe.call(this, options)
    if (options.type === 'layout-shift') window.isMeasured = true
  }
}`

/** Leaves the page for one that is not measured. Gives what was told. */
async function leave({ page }: Pick<Visit, 'page'>): Promise<string[]> {
  await page.goto('/currencies')
  return told(page)
}
const told = async (page: Page) =>
  (await page.evaluate(() => String(localStorage.told ?? ''))).split('|').filter(Boolean)

/** The browser has had time for all that it does when it is idle; a browser that is never idle does it after 10 s. */
const idle = (page: Page) =>
  page.evaluate(() => {
    const wait = { timeout: 10_000 }
    return new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, wait), wait))
  })
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
const read = (text: string): Vitals => vitals.parse(JSON.parse(text))

/** Opens a page that is measured, and whose paints the measuring code knows. */
async function measured(path: string, who: Visitor = {}): Promise<Visit> {
  const here = await visit(path, who)
  await here.page.waitForFunction(() => 'isMeasured' in window)
  // An observer hears of an entry after all observers that were there before it.
  await here.page.evaluate(async () => {
    for (const type of ['paint', 'largest-contentful-paint'])
      await new Promise((known) => new PerformanceObserver(known).observe({ type, buffered: true }))
  })
  await idle(here.page)
  return here
}

/**
 * Lets the page be slow with what is pressed from now on, for a browser reports only what took longer than 40 ms, and
 * stay where it is.
 */
const pressSlowly = (page: Page) =>
  page.evaluate(() => {
    for (const kind of ['keydown', 'pointerdown'] as const) {
      addEventListener(kind, () => {
        const till = performance.now() + 60
        while (performance.now() < till);
      })
    }
    addEventListener('submit', (submit) => submit.preventDefault())
    const isReported = new Promise<void>((reported) =>
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & { interactionId: number })[]
        if (entries.some(({ interactionId }) => interactionId > 0)) reported()
      }).observe({ type: 'event', durationThreshold: 40 } as PerformanceObserverInit),
    )
    Object.assign(window, { isReported })
  })

/** The browser has reported what was pressed, and the measuring code, which waits until the page is idle, knows of it. */
async function isReported(page: Page): Promise<void> {
  await page.evaluate('isReported')
  await idle(page)
}

describe('a page that is left', () => {
  it('says once how fast it was, in rounded figures that the site takes, and nothing of its address', async () => {
    const here = await measured('/tour/Rajasthan?utm_source=SECRET', { width: 390 })
    const [beacon = '', ...others] = await leave(here)
    const figures = read(beacon)
    expect(figures).toMatchObject({ kind: 'tour', reached: 'load', device: 'phone' })
    expect(METRIC_NAMES.filter((name) => name !== 'INP' && figures[name] === undefined)).toEqual([])
    expect([figures.LCP, figures.FCP, figures.TTFB].every((ms = 1) => ms % 10 === 0)).toBe(true)
    expect([others, beacon.length <= 250, /SECRET|Rajasthan|\//.test(beacon)]).toEqual([[], true, false])
    expect(here.faults).toEqual([])
  })

  it.each([
    ['a choice', 'main select', 'choice'],
    ['a button', 'main form button', 'button'],
    ['a field', 'main input[name=name]', 'field'],
  ])('names the kind of what was pressed: %s', async (_, control, pressed) => {
    const here = await measured('/enquire')
    await pressSlowly(here.page)
    await here.page.locator(control).first().click()
    await isReported(here.page)
    const [beacon = '', ...others] = await leave(here)
    expect([read(beacon), others]).toMatchObject([{ kind: 'enquire', device: 'desk', pressed }, []])
  })

  it('does not say what was typed', async () => {
    const here = await measured('/enquire')
    await pressSlowly(here.page)
    await here.page.locator('main input[name=name]').pressSequentially('SECRET')
    await isReported(here.page)
    const [beacon = ''] = await leave(here)
    expect([read(beacon).pressed, beacon.includes('SECRET')]).toEqual(['field', false])
  })

  it('has said it once where it was hidden before', async () => {
    const here = await measured('/about')
    const taken = here.page.waitForResponse((answer) => answer.url().endsWith(BEACON))
    await hide(here.page)
    await hide(here.page)
    expect((await taken).status()).toBe(204)
    expect(await leave(here)).toHaveLength(1)
    expect(here.asked.filter((path) => path === BEACON)).toEqual([BEACON])
  })
})

describe('nothing is loaded and nothing sent', () => {
  it.each([
    [
      'where the visitor saves data',
      '/',
      `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`,
    ],
    ['at the page of an own enquiry', '/e/PT-7K3M9-QX2HB.0123456789012345678901', ''],
    ['after an enquiry', '/success', ''],
  ])('%s', async (_, path, script) => {
    const here = await visit(path, { script })
    await idle(here.page)
    expect(await leave(here)).toEqual([])
    expect([here.asked.filter((each) => VITALS.test(each)), here.faults]).toEqual([[], []])
  })

  it('by a view that ends before its code has come', async () => {
    const late = gate()
    const here = await visit('/about')
    await here.page.route(VITALS, late.hold)
    const asked = here.page.waitForRequest(VITALS)
    await here.page.goto('/contact')
    await asked
    expect((await leave(here)).map(read).filter(({ kind }) => kind === 'contact')).toEqual([])
    late.open()
  })

  it('by a page whose code does not come, and nothing breaks', async () => {
    const here = await visit('/about')
    await here.page.route(VITALS, (route) => route.abort())
    const asked = here.page.waitForRequest(VITALS)
    await here.page.goto('/contact')
    await (await asked).response()
    await idle(here.page)
    expect((await leave(here)).map(read).filter(({ kind }) => kind === 'contact')).toEqual([])
    expect(here.faults.filter((fault) => !fault.startsWith('Failed to load resource'))).toEqual([])
  })

  it('without scripts', async () => {
    const here = await visit('/about', { javaScriptEnabled: false })
    await here.page.goto('/contact')
    expect(here.asked.filter((path) => VITALS.test(path) || path === BEACON)).toEqual([])
  })

  it.each([
    ['PerformanceObserver', 'delete window.PerformanceObserver'],
    ['sendBeacon', 'delete Navigator.prototype.sendBeacon'],
  ])('in a browser without %s, and nothing breaks', async (_, script) => {
    const { page, asked, faults } = await visit('/about', { script })
    await page.waitForLoadState('networkidle')
    await hide(page)
    expect([asked.filter((path) => path === BEACON), faults]).toEqual([[], []])
  })
})

it('A browser without requestIdleCallback breaks nothing', async () => {
  const { page, faults } = await visit('/about', { script: 'delete window.requestIdleCallback' })
  await page.waitForLoadState('networkidle')
  await hide(page)
  expect(faults).toEqual([])
})

it('A page that Back restores from memory is a new view', async () => {
  const here = await measured('/about')
  await here.page.evaluate(() => Object.assign(window, { kept: true }))
  await leave(here)
  await here.page.goBack({ waitUntil: 'commit' })
  const isKept = await here.page.evaluate(() => 'kept' in window)
  await idle(here.page)
  const beacons = (await leave(here)).map(read)
  expect(beacons.map(({ reached }) => reached)).toEqual(['load', isKept ? 'back' : 'load'])
})

it('The measuring code is asked for after the page has loaded', async () => {
  const { page } = await measured('/')
  const [after, load] = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/vitals-'))
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return [files[0]?.startTime ?? 0, visit?.loadEventStart ?? 0]
  })
  expect(after).toBeGreaterThanOrEqual(load)
})

/** Notes, when the page is left, how many ms after it was shown its largest part was painted. */
const TELL_PAINT = `{
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  let paints = []
  const observer = new PerformanceObserver((list) => paints.push(...list.getEntries()))
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  document.addEventListener('visibilitychange', () => {
    paints.push(...observer.takeRecords())
    localStorage.painted = paints.at(-1).startTime - activationStart
  })
}`

it('A tour that was prepared ahead counts from the moment when it is shown, and apart from loads', async () => {
  const tabs = await launchTabs()
  const page = await prepared(tabs, `${origin}/International`)
  await follow(page)
  await page.evaluate(TELL)
  await page.evaluate(TELL_PAINT)
  const code = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/vitals-'))?.name,
  )
  // The page has then run the code that it requested first.
  await page.evaluate(`import('${await code.jsonValue()}').then(() => {})`)
  await page.evaluate(
    () =>
      new Promise((known) =>
        new PerformanceObserver(known).observe({ type: 'largest-contentful-paint', buffered: true }),
      ),
  )
  await page.goto(`${origin}/currencies`)
  const [beacons, painted] = await page.evaluate(() => [localStorage.told, localStorage.painted].map(String))
  await tabs.close()
  const figures = (beacons ?? '').split('|').filter(Boolean).map(read)
  expect(figures).toMatchObject([{ kind: 'tour', reached: 'prerender' }])
  expect(figures[0]?.LCP).toBe(Math.round(Number(painted) / 10) * 10)
})
