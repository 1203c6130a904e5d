import { createServer } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from '../support/chromium.ts'
import { PHONE } from './pages.ts'

/** A browser that trusts one certificate, keeps pages for the way back as a visitor's does, and listens on `port`. */
export type Opened = { browser: Browser; port: number }

export async function openBrowser(pin: string): Promise<Opened> {
  const port = await freePort()
  const args = [trusting(pin), `--remote-debugging-port=${port}`]
  const browser = await launchChromium({ args, ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  return { browser, port }
}

/** The flag that makes Chromium trust a certificate: pages of a trusted site alone are cached, kept and prerendered. */
export function trusting(pin: string): string {
  return `--ignore-certificate-errors-spki-list=${pin}`
}

/** Opens a page as a visitor with a new phone does, lets `act` use it, and closes it. */
export async function onPhone<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

/** From here on a page computes so many times slower. Gives the session that asks the browser about it. */
export async function slowed(page: Page, times: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  return session
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
