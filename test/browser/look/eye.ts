import { buildSync } from 'esbuild'
import type { Page } from 'playwright-core'
import { twoFrames } from '../people.ts'
import { TWO_ROWS } from './drawings.ts'
import type { eye } from './look.ts'

/** Phones, tablets, laptops, a wide desk: every layout that the style sheets know. */
const WIDTHS = [390, 600, 1024, 1100, 1440, 1920]
/** The size of the letters of people who read large text (WCAG 1.4.4 asks for 200 %), and their windows. */
const READERS = [
  { size: '130%', widths: [360] },
  { size: '200%', widths: [360, 768, 1280] },
]
/** The width of an A4 sheet between its margins, in CSS px (client/styles/print.css). */
const PAPER = 688

type Eye = typeof eye

const { outputFiles } = buildSync({
  entryPoints: [new URL('look.ts', import.meta.url).pathname],
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'seen',
  footer: { js: 'globalThis.eye = seen.eye' },
})
const EYE = outputFiles.map(({ text }) => text).join('')

/** Faults by where they were seen: `390` px, or `390 dark`. */
export type Faults = Record<string, string[]>

/** What is wrong with an open screen in windows of these widths, by day and, where that stands otherwise, by night. */
export async function seenAt(page: Page, widths: number[] = WIDTHS): Promise<Faults> {
  await page.evaluate(EYE)
  await page.evaluate(() => (globalThis as unknown as { eye: Eye }).eye.prepare())
  const faults: Faults = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 600 ? 780 : 900 })
    // Parts that are only visible after scrolling disappear a frame after the return to the top.
    await page.evaluate(twoFrames)
    // By night a page is the same but for its theme (test/worker/adapt.test.ts).
    const { light, dark } = await page.evaluate(() => (globalThis as unknown as { eye: Eye }).eye.lookByDayAndNight())
    if (light.length > 0) faults[width] = light
    if (dark.length > 0) faults[`${width} dark`] = dark
  }
  return faults
}

/** The same for people who read large text, for which a header may need a second row. */
export async function seenByReaders(page: Page): Promise<Faults> {
  const faults: Faults = {}
  for (const { size, widths } of READERS) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
    for (const [where, seen] of Object.entries(await seenAt(page, widths))) {
      const others = seen.filter((fault) => fault !== TWO_ROWS)
      if (others.length > 0) faults[`${size} ${where}`] = others
    }
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  return faults
}

/** What is wrong with an open screen on a sheet of paper. */
export async function seenOnPaper(page: Page): Promise<string[]> {
  await page.evaluate(EYE)
  await page.setViewportSize({ width: PAPER, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const lost = await page.evaluate(() => (globalThis as unknown as { eye: Eye }).eye.lostOnPaper())
  await page.emulateMedia({ media: null })
  return lost
}
