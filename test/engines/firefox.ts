import { existsSync } from 'node:fs'
import { launch, type Page } from 'puppeteer-core'
import type { Engine, Visitor } from './visitor.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
/** How long a command may take, in ms: a page that loads is the longest. */
const COMMAND = 20_000
const found = () => PLACES.find((path) => existsSync(path))

/** Gecko, by its own WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  lacks: () => (found() ? undefined : 'Firefox is not here: get it with apt-get install firefox-esr.'),
  start: async () => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: found() ?? '',
      headless: true,
      protocolTimeout: COMMAND,
    })
    return {
      visit: async (window) => {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        await page.setViewport(window)
        return visitorOf(page, () => context.close())
      },
      stop: () => browser.close(),
    }
  },
}

function visitorOf(page: Page, leave: () => Promise<unknown>): Visitor {
  return {
    open: (address) => page.goto(address),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    ask: (question, ...given) => page.evaluate(question as never, ...given) as never,
    press: (x, y) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    strike: (key) => page.keyboard.press(key),
    picture: () => page.screenshot(),
    leave,
  }
}
