import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let browser: Promise<Browser> | undefined

/** The one Chromium of all tests (serve.ts starts and stops it); each file of tests gets separate visitors. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= chromium.connect(inject('browser'))
  return browser
}
