import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession } from 'playwright-core'
import { onPhone, slowed } from './browser.ts'
import { PAGES, SLOWER } from './pages.ts'
import { type Row, row } from './row.ts'

/** An event of Chromium's trace: its duration in µs, and of a layout the frame whose document is laid out. */
type Traced = { name: string; ph: string; dur?: number; args: { beginData?: { frame?: string } } }

/** A task that takes longer keeps a tap waiting, in ms (web.dev, long tasks). */
const LONG = 50
/** How long the page is traced after it has loaded, in ms. */
const AFTERWARDS = 3000

/**
 * What Chromium does for each page at 4 × CPU until it rests, out of its trace. Counts are exact; times are of this
 * machine. A picture that is an SVG is a document: its layouts are told apart by their frame.
 */
export async function traces(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of PAGES) {
    const { events, frame, elements } = await traced(browser, origin + path)
    const layouts = events.filter((event) => event.name === 'Layout')
    const pictures = layouts.filter(({ args }) => args.beginData?.frame !== frame)
    const tasks = events.filter((event) => event.name === 'RunTask' && inMs(event) > LONG)
    const styles = events.filter((event) => event.name === 'UpdateLayoutTree')
    rows.push(
      row([`trace, ${name}`, 'layouts'], layouts.length, {
        more: { 'of pictures': pictures.length, ms: sumOf(layouts), 'ms of pictures': sumOf(pictures) },
      }),
      row([`trace, ${name}`, 'styles'], styles.length, { more: { ms: sumOf(styles) } }),
      row([`trace, ${name}`, 'elements'], elements),
      row([`trace, ${name}`, 'long tasks'], tasks.length, { more: { ms: sumOf(tasks) } }),
    )
  }
  return rows
}

async function traced(browser: Browser, url: string) {
  return onPhone(browser, async (page) => {
    const session = await slowed(page, SLOWER)
    await page.goto('about:blank')
    const [tracer, { frameTree }] = await Promise.all([
      browser.newBrowserCDPSession(),
      session.send('Page.getFrameTree'),
    ])
    const categories = { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] }
    await tracer.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: categories })
    await page.goto(url, { waitUntil: 'load' })
    await pause(AFTERWARDS)
    const events = await eventsOf(tracer)
    const elements = await page.evaluate(() => document.querySelectorAll('*').length)
    return { events, frame: frameTree.frame.id, elements }
  })
}

async function eventsOf(tracer: CDPSession): Promise<Traced[]> {
  const events: Traced[] = []
  tracer.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])))
  const complete = new Promise((resolve) => tracer.once('Tracing.tracingComplete', resolve))
  await tracer.send('Tracing.end')
  await complete
  return events.filter(({ ph }) => ph === 'X')
}

function inMs({ dur = 0 }: Traced): number {
  return dur / 1000
}

function sumOf(events: Traced[]): number {
  return Math.round(events.reduce((sum, event) => sum + inMs(event), 0))
}
