import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { buildSite } from '../../src/cli/build/build-site.ts'
import { prepareDatabases } from '../../src/cli/databases/prepare-databases.ts'
import { serveSite } from '../../src/cli/start/serve-site.ts'
import { freePort } from '../browser/free-port.ts'
import { launchChromium } from '../support/chromium.ts'

/** `node test/bench/dead-window.ts`: how long the Menu button can be seen but does not answer, as JSON. */

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
/** How many times slower the phone computes. */
const SLOWER = 4
const RUNS = 5
/** A visitor in a hurry taps so often, in ms, and gives up after so many. */
const TAPS_EVERY = 50
const MOST_TAPS = 200

type Asked = {
  browser: Browser
  /** The page whose button is tapped. */
  url: string
  /** The button, and what can be seen once it has answered. */
  button?: string
  answer?: string
  runs?: number
}

/** `ms`: from the first contentful paint to the answer. `lost`: taps in between that nothing came of. */
export type DeadWindow = { ms: number; lost: number }

/** Taps a button, as an impatient visitor does, until it answers. Gives the median of some visits, and each of them. */
export async function deadWindow(asked: Asked): Promise<DeadWindow & { runs: DeadWindow[] }> {
  const { runs: count = RUNS, button = '.menu', answer = '#menu:popover-open' } = asked
  const at = await centreOf(asked, button)
  const runs: DeadWindow[] = []
  for (let run = 0; run < count; run++) runs.push(await visit(asked, { at, button, answer }))
  return { ms: median(runs.map(({ ms }) => ms)), lost: median(runs.map(({ lost }) => lost)), runs }
}

type Point = { x: number; y: number }

async function centreOf({ browser, url }: Asked, button: string): Promise<Point> {
  return onPhone(browser, async (page) => {
    await page.goto(url)
    const box = await page.locator(button).boundingBox()
    if (!box) throw new Error(`${button} cannot be seen on ${url}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
}

type Target = { at: Point; button: string; answer: string }

/**
 * A visitor taps from the moment at which the page was asked for: waiting until the page tells of its paint would
 * wait for the very thread that is being watched. What comes before the paint does not count.
 */
function visit({ browser, url }: Asked, { at, ...target }: Target): Promise<DeadWindow> {
  return onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const answered = Promise.withResolvers<Answered>()
    await page.exposeFunction('tellAnswered', answered.resolve)
    await page.addInitScript(watch, target)
    const loaded = page.goto(url)
    const taps = await tapUntil(session, { at, end: answered.promise })
    const { paintedAt, tappedAt, answeredAt } = await answered.promise
    await loaded
    const lost = taps.filter((tap) => tap >= paintedAt && tap <= tappedAt).length - 1
    return { ms: Math.max(0, Math.round(answeredAt - paintedAt)), lost: Math.max(0, lost) }
  })
}

/** The moments of the first contentful paint, of the tap that was answered and of the answer, in ms since 1970. */
type Answered = { paintedAt: number; tappedAt: number; answeredAt: number }

/** In the page, before anything else: tells of the answer. Taps that hit anything but the button do nothing. */
function watch({ button, answer }: { button: string; answer: string }): void {
  const { tellAnswered } = window as unknown as { tellAnswered: (answered: Answered) => void }
  const epoch = (moment: number) => performance.timeOrigin + moment
  let tappedAt = 0
  let answeredAt = 0
  const look = () => {
    if (answeredAt > 0 || !document.querySelector(answer)) return
    answeredAt = epoch(performance.now())
  }
  const tell = () => {
    look()
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    if (answeredAt > 0 && paint) tellAnswered({ paintedAt: epoch(paint.startTime), tappedAt, answeredAt })
    else requestAnimationFrame(tell)
  }
  addEventListener(
    'click',
    (event) => {
      look()
      if (answeredAt === 0) tappedAt = epoch(event.timeStamp)
      if ((event.target as Element).closest(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  addEventListener('toggle', look, { capture: true })
  requestAnimationFrame(tell)
}

/** Taps again and again, as people do. Gives the moments of the taps, in ms since 1970. */
async function tapUntil(session: CDPSession, { at, end }: { at: Point; end: Promise<unknown> }): Promise<number[]> {
  const taps: number[] = []
  let isOver = false
  end.then(() => {
    isOver = true
  })
  while (!isOver && taps.length < MOST_TAPS) {
    taps.push(Date.now())
    tap(session, at)
    await Promise.race([pause(TAPS_EVERY), end])
  }
  if (!isOver) throw new Error(`${MOST_TAPS} taps were not answered`)
  return taps
}

/** Whether the page has taken note of it is not waited for. */
function tap(session: CDPSession, at: Point): void {
  session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }).catch(() => {})
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }).catch(() => {})
}

async function onPhone<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function serveAndMeasure(): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'patang-dead-window-'))
  await Promise.all([buildSite(), prepareDatabases(state)])
  const site = await serveSite({ port: await freePort(), state })
  const browser = await launchChromium()
  try {
    const measured: Record<string, unknown> = {}
    for (const path of ['/', '/Domestic', '/tour/Rajasthan']) {
      measured[path] = await deadWindow({ browser, url: site.origin + path })
    }
    console.log(JSON.stringify(measured, null, 2))
  } finally {
    await browser.close()
    await site.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

if (import.meta.main) await serveAndMeasure()
