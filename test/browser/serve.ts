import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../src/cli/build/build-site.ts'
import { onLocal, prepareDatabases } from '../../src/cli/databases/prepare-databases.ts'
import { SAMPLE_DESK } from '../../src/cli/start/sample-desk.ts'
import { serveSite } from '../../src/cli/start/serve-site.ts'
import { ratesFile } from '../../src/domain/visit/currency-rates.ts'
import { COMMON_CURRENCIES } from '../../src/domain/visit/preferences.ts'
import { serveChromium } from '../support/chromium.ts'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface ProvidedContext {
    /** Where the site under test answers. */
    origin: string
    /** The folder of its databases. */
    state: string
    /** A folder with equal databases that no process opens, to copy. */
    databases: string
    /** Where Chromium listens. */
    browser: string
  }
}

/** Serves the production bundle once for all browser tests, on its databases. */
export default async function serve(project: TestProject) {
  const browser = await serveChromium()
  const folder = mkdtempSync(join(tmpdir(), 'patang-'))
  const [databases, state] = [join(folder, 'databases'), join(folder, 'state')]
  await Promise.all([buildSite(), prepareDatabases(databases).then(() => keepRates(databases))])
  cpSync(databases, state, { recursive: true })
  const site = await serveSite({ port: await freePort(), state, ...SAMPLE_DESK })
  project.provide('origin', site.origin)
  project.provide('state', state)
  project.provide('databases', databases)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await site.stop()
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Rates of today: of the common currencies, of two that stand behind the search, and of one with long prices. */
export async function keepRates(state: string): Promise<void> {
  const codes = [...COMMON_CURRENCIES, 'jpy', 'kes']
  const perRupee = Object.fromEntries(codes.map((code) => [code, code === 'inr' ? 1 : 0.01]))
  perRupee.vnd = 297
  const file = JSON.stringify(ratesFile({ date: new Date().toISOString().slice(0, 10), perRupee }))
  await onLocal(state, ({ RATES }) => RATES.put('rates', file))
}
