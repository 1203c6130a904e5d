import { mkdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { onPhone, openBrowser } from './browser.ts'
import { makeCertificate } from './certificate.ts'
import { slowDown } from './far.ts'
import { openFar } from './far-site.ts'
import { openFront } from './front.ts'
import { build } from './site.ts'

/**
 * `npm run film`: what a phone on 4G shows in the first two seconds of a first visit to a location that holds nothing,
 * a quarter of a second from its database, every 100 ms: a strip of pictures a page, into shots/.
 */
const OUT = 'shots'
const FOLDER = '.wrangler/film'
const AWAY = { d1: 250, kv: 400, cache: 5 }
const PATHS = { home: '/', tour: '/tour/Rajasthan' }
const EVERY = 100
const LAST = 2000

mkdirSync(OUT, { recursive: true })
const far = await openFar(await build(FOLDER), FOLDER)
const certificate = makeCertificate()
const front = await openFront(far.address, certificate)
const { browser } = await openBrowser(certificate.pin)
try {
  for (const [name, path] of Object.entries(PATHS)) {
    await far.startEmpty(AWAY)
    const pictures = await film(browser, front.origin + path)
    await onPhone(browser, (page) => printStrip(page, pictures, `${OUT}/film-${name}.png`))
    console.log(`${OUT}/film-${name}.png`)
  }
} finally {
  await browser.close()
  await front.close()
  await far.stop()
}

/** The picture of the screen at a moment of the visit, in ms; undefined: nothing yet. */
type Picture = { at: number; jpeg: string | undefined }

function film(browser: Browser, url: string): Promise<Picture[]> {
  return onPhone(browser, async (page) => {
    await slowDown(await page.context().newCDPSession(page))
    await browser.startTracing(page, { screenshots: true })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(LAST)
    return picturesOf(JSON.parse((await browser.stopTracing()).toString()).traceEvents, url)
  })
}

/** An event of Chromium's trace; `ts` in microseconds. */
type Event = { name: string; ts: number; args: { snapshot?: string; data?: { documentLoaderURL?: string } } }

function picturesOf(events: Event[], url: string): Picture[] {
  const start =
    events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)?.ts ?? 0
  const shots = events.filter(({ name, ts }) => name === 'Screenshot' && ts >= start)
  const moments = Array.from({ length: LAST / EVERY + 1 }, (_, at) => at * EVERY)
  return moments.map((at) => ({ at, jpeg: shots.findLast(({ ts }) => ts <= start + at * 1000)?.args.snapshot }))
}

async function printStrip(page: Page, pictures: Picture[], path: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 900 })
  const figures = pictures.map(({ at, jpeg }) => {
    const picture = jpeg ? `<img src="data:image/jpeg;base64,${jpeg}">` : '<span></span>'
    return `<figure>${picture}<figcaption>${at} ms</figcaption></figure>`
  })
  const look = `body{display:flex;flex-wrap:wrap;gap:8px;margin:8px;font:14px sans-serif}figure{margin:0}
    img,span{display:block;width:158px;height:315px;border:1px solid #999;background:#fff}`
  await page.setContent(`<style>${look}</style>${figures.join('')}`)
  await page.screenshot({ path, fullPage: true })
}
