import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, vi } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { forgetHealth } from '../../src/data/enquiries/read-health.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'

/**
 * All files share one runtime, which starts once; every file starts with empty stores, both databases migrated, the real
 * catalogue loaded, and a Worker that remembers nothing.
 */
await reset()
forgetPages()
forgetRates()
forgetRevision()
forgetHealth()
await applyD1Migrations(env.CATALOGUE, env.CATALOGUE_MIGRATIONS)
await applyD1Migrations(env.ENQUIRIES, env.ENQUIRIES_MIGRATIONS)
await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
