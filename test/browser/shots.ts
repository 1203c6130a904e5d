import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { buildSite } from '../../src/cli/build/build-site.ts'
import { prepareDatabases } from '../../src/cli/databases/prepare-databases.ts'
import { serveSite } from '../../src/cli/start/serve-site.ts'
import { launchChromium } from '../support/chromium.ts'
import { compareShots } from './compare-shots.ts'
import { freePort } from './free-port.ts'
import { SCREENS, type Screen } from './screens.ts'
import { fetchPictures, openScreen, type Theme, visitor } from './visits.ts'

/**
 * `npm run shots [part of a screen's name]`: every screen into shots/now, at every width, by day and by night. Those that
 * differ from shots/released are named, and stand side by side in shots/index.html. `npm run shots -- --keep` makes the
 * pictures of now those of the release: run it when a release is out.
 */
const OUT = 'shots/now'
const RELEASED = 'shots/released'
const WIDTHS = [390, 820, 1440]
const THEMES: Theme[] = ['light', 'dark']
/** The page when the catalogue cannot be read, on a site with empty databases. */
const BROKEN: Screen = { name: 'server error', path: '/about', status: 500 }

const [wanted = ''] = process.argv.slice(2)
if (wanted === '--keep') {
  rmSync(RELEASED, { recursive: true, force: true })
  cpSync(OUT, RELEASED, { recursive: true })
  console.log(`${RELEASED} has the pictures of now.`)
  process.exit()
}

const state = mkdtempSync(join(tmpdir(), 'patang-shots-'))
const browser = await launchChromium()
mkdirSync(OUT, { recursive: true })
await buildSite()
try {
  await prepareDatabases(join(state, 'whole'))
  await shoot('whole', SCREENS)
  await shoot('empty', [BROKEN])
} finally {
  await browser.close()
  rmSync(state, { recursive: true, force: true })
}
if (existsSync(RELEASED)) {
  const changed = compareShots({ now: OUT, released: RELEASED, page: 'shots/index.html' })
  for (const name of changed) console.log(`changed: ${name}`)
  console.log(`${changed.length} pictures changed since the last release: shots/index.html`)
}

async function shoot(databases: string, screens: Screen[]): Promise<void> {
  const shown = screens.filter(({ name }) => name.includes(wanted))
  if (shown.length === 0) return
  const site = await serveSite({ port: await freePort(), state: join(state, databases) })
  try {
    for (const width of WIDTHS) {
      for (const theme of THEMES) await shootAll(browser, site.origin, { width, theme, screens: shown })
    }
  } finally {
    await site.stop()
  }
}

type Look = { width: number; theme: Theme; screens: Screen[] }

async function shootAll(browser: Browser, origin: string, { width, theme, screens }: Look): Promise<void> {
  const context = await visitor(browser, origin, { width, theme })
  for (const screen of screens) {
    const page = await context.newPage()
    await openScreen(page, screen)
    await fetchPictures(page)
    const path = `${OUT}/${screen.name.replaceAll(' ', '-')}.${width}.${theme}.png`
    await page.screenshot({ path, fullPage: !screen.overlay })
    console.log(path)
    await page.close()
  }
  await context.close()
}
