import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { BUDGETS } from '../support/budgets.ts'
import { onPhone } from './browser.ts'
import type { Front, Sent } from './front.ts'
import { type BenchPage, PAGES } from './pages.ts'
import { type Row, row } from './row.ts'

/** What a phone fetches of each page until it rests, unscrolled; bytes of bodies as they went over the wire. */
export async function firstViews(browser: Browser, front: Front): Promise<Row[]> {
  const rows: Row[] = []
  for (const page of PAGES) rows.push(...rowsOf(page, await firstView(browser, front, page)))
  return rows
}

/** The requests before the first interaction, those caused by it, and the scripts in the page. */
type Seen = { sent: Sent[]; later: Sent[]; inline: number }

async function firstView(browser: Browser, front: Front, { path, first }: BenchPage): Promise<Seen> {
  return onPhone(browser, async (page) => {
    front.sent.length = 0
    await page.goto(front.origin + path, { waitUntil: 'networkidle' })
    const sent = front.sent.splice(0)
    const scripts = await page.locator('script:not([type])').evaluateAll((all) => all.map((one) => one.textContent))
    const target = page.locator(first).first()
    await target.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    front.sent.length = 0
    await target.tap()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1000)
    return { sent, later: front.sent.splice(0), inline: brotliCompressSync(scripts.join('')).length }
  })
}

function rowsOf({ name }: BenchPage, { sent, later, inline }: Seen): Row[] {
  // The measuring code is loaded after the view.
  const first = sent.filter(({ path }) => !path.startsWith('/assets/vitals-'))
  const of = (...kinds: Kind[]) => bytes(first.filter((one) => kinds.includes(kindOf(one))))
  const scripts = first.filter((one) => kindOf(one) === 'script')
  const group = `first view, ${name}`
  return [
    row([group, 'HTML, CSS and JavaScript'], of('page', 'style', 'script'), bytesAtMost(BUDGETS.code[name])),
    row([group, 'HTML with its critical CSS'], of('page'), bytesAtMost(BUDGETS.html[name])),
    row([group, 'CSS in files'], of('style'), { unit: 'B' }),
    row([group, 'JavaScript in the page, compressed alone'], inline + of('script'), bytesAtMost(BUDGETS.script)),
    row([group, 'requests for JavaScript'], scripts.length, { target: { most: 0 } }),
    row([group, 'fonts'], of('font'), bytesAtMost(48_000)),
    row([group, 'pictures'], of('picture'), { unit: 'B' }),
    row([group, 'everything'], bytes(sent), bytesAtMost(90_000)),
    row([group, 'requests'], sent.length),
    row([group, 'JavaScript after the first interaction'], bytes(later.filter((one) => kindOf(one) === 'script')), {
      unit: 'B',
    }),
  ]
}

type Kind = 'page' | 'style' | 'script' | 'font' | 'picture' | 'other'

function kindOf({ type }: Sent): Kind {
  if (type === 'text/html') return 'page'
  if (type === 'text/css') return 'style'
  if (type.includes('javascript')) return 'script'
  if (type.startsWith('font')) return 'font'
  return type.startsWith('image') ? 'picture' : 'other'
}

function bytes(sent: Sent[]): number {
  return sent.reduce((sum, one) => sum + one.bytes, 0)
}

function bytesAtMost(most: number) {
  return { unit: 'B', target: { most } }
}
