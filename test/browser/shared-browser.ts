import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let browser: Promise<Browser> | undefined

/** The one Chromium that all tests share (serve.ts starts and stops it); each file of tests gets visitors of its own. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('browser'))
  return browser
}
