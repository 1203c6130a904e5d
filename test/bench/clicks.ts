import { setTimeout as pause } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { chromiumPath, FLAGS } from '../support/chromium.ts'
import { trusting } from './browser.ts'
import { median, type Row, row } from './row.ts'

/** How long a pointer rests on a link before it is pressed, in ms: a browser prerenders after 200 (moderate). */
const HOVER = 1500
const DESK = { width: 1280, height: 900 }

/** Where the site is, and the certificate that it shows. */
type Visited = { origin: string; pin: string }

/** Where a click begins, and what is clicked. */
type Start = { path: string; link: string }
const CARD: Start = { path: '/International', link: '.card h3 a' }
const DOOR: Start = { path: '/bench/door', link: 'a' }

/**
 * From the click on a card to the largest paint of the tour's page, and how often the browser had it ready; beside it
 * the same from one page of one line to another, with the same transition.
 */
export async function clicks(visited: Visited, runs: number): Promise<Row[]> {
  const seen: Clicked[] = []
  const empty: Clicked[] = []
  for (let run = 0; run < runs; run++) {
    seen.push(await click(visited, CARD))
    empty.push(await click(visited, DOOR))
  }
  const note = `${seen.filter(({ prerendered }) => prerendered).length} of ${seen.length} prerendered`
  const of = (some: Clicked[], ready: boolean) => {
    const times = some.flatMap(({ lcp, prerendered }) => (prerendered === ready ? [lcp] : []))
    return times.length > 0 ? median(times) : undefined
  }
  const group = 'in-site navigation'
  const plain = of(seen, false)
  return [
    row([group, 'click to LCP, prerendered'], of(seen, true), { unit: 'ms', target: { most: 100 }, note }),
    row([group, 'click to LCP, prerendered, of an empty page'], of(empty, true), { unit: 'ms' }),
    ...(plain === undefined ? [] : [row([group, 'click to LCP, not prerendered'], plain, { unit: 'ms' })]),
  ]
}

type Clicked = { lcp: number; prerendered: boolean }

/** A browser prerenders nothing for a page that Playwright holds (PrerenderingDisabledByDevTools); Puppeteer's tabs may. */
async function click({ origin, pin }: Visited, { path, link }: Start): Promise<Clicked> {
  const browser = await launch({
    executablePath: chromiumPath(),
    args: [...FLAGS, trusting(pin)],
    defaultViewport: DESK,
  })
  const page = await browser.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle0' })
  const at = await page.$eval(link, (link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = link.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.move(at.x, at.y)
  await rest()
  await page.evaluate(noteClick)
  await page.mouse.down()
  await page.mouse.up()
  await rest()
  const { clicked, painted, prerendered } = await page.evaluate(largestPaint)
  await browser.close()
  return { lcp: painted - clicked, prerendered }
}

function rest(): Promise<void> {
  return pause(HOVER)
}

/** In the page that is left: keeps the moment of the click for the next one. */
function noteClick(): void {
  const keep = ({ timeStamp }: Event) => localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
  document.addEventListener('click', keep, { capture: true })
}

/** In the page: the time of the largest paint. A prerendered page is seen on activation. */
async function largestPaint(): Promise<{ clicked: number; painted: number; prerendered: boolean }> {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart: number
  })[]
  const activated = navigation?.activationStart ?? 0
  const last = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    })
  })
  const painted = performance.timeOrigin + Math.max(last, activated)
  return { clicked: Number(localStorage.getItem('clicked')), painted, prerendered: activated > 0 }
}
