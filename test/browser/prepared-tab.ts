import { type Browser, type CDPSession, launch, type Page } from 'puppeteer-core'
import { chromiumPath, FLAGS } from '../support/chromium.ts'

/** A browser prerenders nothing for a page that Playwright holds; Puppeteer's tabs may. */
export function launchTabs(): Promise<Browser> {
  return launch({ executablePath: chromiumPath(), args: FLAGS, defaultViewport: { width: 1280, height: 900 } })
}

/**
 * A list whose first card's page the browser has made ready, because the pointer rests on its link.
 * @throws where the browser gives the page up
 */
export async function prepared(tabs: Browser, address: string): Promise<Page> {
  const page = await tabs.newPage()
  const session = ownSession(page)
  const rules = new Promise((known) => session.once('Preload.ruleSetUpdated', known))
  const ready = new Promise<void>((resolve, reject) =>
    session.on('Preload.prerenderStatusUpdated', ({ status, prerenderStatus }) => {
      if (status === 'Ready') resolve()
      if (status === 'Failure') reject(new Error(`the browser gave the page up: ${prerenderStatus}`))
    }),
  )
  const restOnLink = async () => {
    await session.send('Preload.enable')
    await page.goto(address)
    await rules
    await page.hover('article h3 a')
  }
  await Promise.all([ready, restOnLink()])
  return page
}

/** The session that Puppeteer holds a tab with: with a second one, a browser prerenders nothing. */
function ownSession(page: Page): CDPSession {
  return (page as unknown as { _client: () => CDPSession })._client()
}

/** Follows the link on which the pointer rests. */
export async function follow(page: Page): Promise<void> {
  await Promise.all([page.waitForNavigation(), page.click('article h3 a')])
}
