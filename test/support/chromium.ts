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

function tryApt(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  return (
    succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  )
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

/** A Chromium that several processes may share, each with contexts of its own. */
export function serveChromium(): Promise<BrowserServer> {
  return chromium.launchServer({ executablePath: chromiumPath(), args: FLAGS })
}

export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...options, executablePath: chromiumPath(), args: [...FLAGS, ...args] })
}
