import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { buildClient, prepareDatabases, serveSite } from '../../src/cli/site.ts'
import { freePort } from '../browser/free-port.ts'
import { launchChromium } from '../support/chromium.ts'

/** `node test/bench/dead-window.ts`: how long after the first paint the Menu button does not answer, as JSON. */

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

/** `ms`: from the first paint to the frame that shows the answer. `lost`: taps before the one that was answered. */
export type DeadWindow = { ms: number; lost: number }

/** Taps a button from the first paint on until it answers. Gives the median of some visits, and each of them. */
export async function deadWindow(asked: Asked): Promise<DeadWindow & { runs: DeadWindow[] }> {
  const { runs: count = RUNS, button = '.menu', answer = '#menu:popover-open' } = asked
  const at = await centreOf(asked, button)
  const runs: DeadWindow[] = []
  for (let run = 0; run < count; run++) runs.push(await visit(asked, { at, answer }))
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

function visit({ browser, url }: Asked, { at, answer }: { at: Point; answer: string }): Promise<DeadWindow> {
  return onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const painted = Promise.withResolvers<number>()
    const answered = Promise.withResolvers<Answered>()
    await page.exposeFunction('tellPainted', painted.resolve)
    await page.exposeFunction('tellAnswered', answered.resolve)
    await page.addInitScript(watch, answer)
    const loaded = page.goto(url)
    const paintedAt = await painted.promise
    const taps = await tapUntil(session, { at, end: answered.promise })
    await loaded
    const { shownAt, tappedAt } = await answered.promise
    return { ms: Math.round(shownAt - paintedAt), lost: taps.filter((tap) => tap <= tappedAt).length - 1 }
  })
}

/** The moments of the tap that was answered and of the frame that shows it, in ms since 1970. */
type Answered = { tappedAt: number; shownAt: number }
type Told = { tellPainted: (at: number) => void; tellAnswered: (answered: Answered) => void }

/** In the page, before anything else: tells of its first paint, and of the answer once it can be seen. */
function watch(answer: string): void {
  const { tellPainted, tellAnswered } = window as unknown as Told
  const epoch = (moment: number) => performance.timeOrigin + moment
  const isThere = () => document.querySelector(answer) !== null
  let lastTap = 0
  let tappedAt: number | undefined
  new PerformanceObserver((list, observer) => {
    const paint = list.getEntriesByName('first-paint')[0]
    if (!paint) return
    observer.disconnect()
    tellPainted(epoch(paint.startTime))
  }).observe({ type: 'paint', buffered: true })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if (isThere()) tappedAt ??= lastTap
      lastTap = epoch(timeStamp)
    },
    { capture: true },
  )
  const look = () => {
    if (!isThere()) return requestAnimationFrame(look)
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => tellAnswered({ tappedAt: tappedAt ?? lastTap, shownAt: epoch(performance.now()) })
    return port2.postMessage('after this frame')
  }
  requestAnimationFrame(look)
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
  await Promise.all([buildClient(), prepareDatabases(state)])
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
    site.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

if (import.meta.main) await serveAndMeasure()
