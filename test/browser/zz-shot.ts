import { mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../../src/cli/build-site.ts'
import { prepareDatabases } from '../../src/cli/databases.ts'
import { serveSite } from '../../src/cli/site.ts'
import { launchChromium } from '../support/chromium.ts'
import { freePort } from './free-port.ts'
import { visitor } from './visits.ts'
const out = '/tmp/cshots'
mkdirSync(out, { recursive: true })
const state = mkdtempSync(join(tmpdir(), 'patang-zz-'))
await buildSite()
await prepareDatabases(state)
const site = await serveSite({ port: await freePort(), state })
const browser = await launchChromium()
try {
  for (const width of [390, 1440]) for (const theme of ['light', 'dark'] as const) {
    const context = await visitor(browser, site.origin, { width, theme })
    const page = await context.newPage()
    const shot = async (path: string, selector: string, name: string) => {
      if (new URL(page.url() === 'about:blank' ? 'http://x/' : page.url()).pathname !== path.split('?')[0]) await page.goto(path)
      const el = page.locator(selector).first()
      await el.scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(400)
      await el.screenshot({ path: `${out}/${name}.${width}.${theme}.png` }).catch((e) => console.log(name, String(e).slice(0, 100)))
    }
    await shot('/International', '.grid > li:nth-child(1) .card', 'card')
    await shot('/', '#budget', 'budget')
    await shot('/', '#visa-free', 'visa-free')
    await shot('/', '#countries', 'countries')
    await shot('/', '.closing', 'closing')
    await shot('/', '.reviews', 'reviews')
    await shot('/tour/Bali6d5n', '#prices', 'tiers')
    await page.evaluate(() => scrollTo(0, 900))
    await page.waitForTimeout(300)
    await page.screenshot({ path: `${out}/sticky.${width}.${theme}.png` })
    await page.goto('/search-results?q=zzzz'); await page.screenshot({ path: `${out}/zzzz.${width}.${theme}.png` })
    await page.goto('/search-results?q=bali'); await page.screenshot({ path: `${out}/found.${width}.${theme}.png` })
    await context.close()
  }
} finally { await browser.close(); await site.stop(); rmSync(state, { recursive: true, force: true }) }
