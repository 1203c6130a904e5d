import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without its own windows and menus: the same engine, and a page takes two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell'

/** Without these, a browser on a closed network tries again and again to reach its maker. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium, installed on the way if need be: one that is there; apt on Debian as root; else Playwright's.
 * @throws an Error with one sentence that says what to install
 */
export function chromiumPath(): string {
  const found =
    installedPath() ?? (tryApt() ? installedPath() : undefined) ?? (tryPlaywright() ? playwrightPath() : undefined)
  if (found) return found
  throw new Error('The browser tests need Chromium: install Chromium or Chrome, or set CHROME_PATH to one.')
}

function installedPath(): string | undefined {
  return INSTALLED.find((path) => path !== undefined && existsSync(path)) ?? playwrightPath()
}

function playwrightPath(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** Brings Chromium and its shell in one go; the shell is young, and a Debian before it gives Chromium alone. */
function tryApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const install = (...names: string[]) => succeeds('apt-get', ['install', '-y', '--no-install-recommends', ...names])
  return succeeds('apt-get', ['update']) && (install('chromium', 'chromium-headless-shell') || install('chromium'))
}

function tryPlaywright(): boolean {
  return succeeds('npx', ['playwright-core', 'install', 'chromium'])
}

function succeeds(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** No host but this machine has an address. A route in the tests would do, and cost a tenth of each page's time. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost'

/** The path of Chromium's shell, installed on the way if need be; of Chromium where there is none. */
export function shellPath(): string {
  if (!existsSync(SHELL)) tryApt()
  return existsSync(SHELL) ? SHELL : chromiumPath()
}

/** A Chromium that several processes may share, each with separate contexts. It reaches what this machine serves. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: shellPath(), args: [...FLAGS, ALONE] })
}

export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...options, executablePath: chromiumPath(), args: [...FLAGS, ...args] })
}
