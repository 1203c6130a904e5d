import { applyD1Migrations, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, vi } from 'vitest'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { forgetHealth } from '../../src/data/enquiries/read-health.ts'
import { forgetRevision } from '../../src/data/site/revision.ts'
import { forgetRates } from '../../src/data/visit/stored-rates.ts'
import { forgetPages } from '../../src/delivery/stored/page-store.ts'
import { makeDatabase } from './database-image.ts'

/**
 * All files share one runtime, which starts once; every file starts with empty stores, both databases migrated, the real
 * catalogue loaded, and a Worker that remembers nothing.
 */
await wakeStores()
await reset()
forgetPages()
forgetRates()
forgetRevision()
forgetHealth()
await makeDatabase(env.CATALOGUE, () => applyD1Migrations(env.CATALOGUE, env.CATALOGUE_MIGRATIONS))
await makeDatabase(env.ENQUIRIES, () => applyD1Migrations(env.ENQUIRIES, env.ENQUIRIES_MIGRATIONS))
await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)

/** What nobody has asked for ten seconds sleeps, and `reset` deletes only what is awake: on a slow machine any store may sleep. */
async function wakeStores(): Promise<void> {
  await Promise.all([
    ...[env.CATALOGUE, env.ENQUIRIES].map((database) => database.prepare('SELECT 1').run()),
    ...[env.RATES, env.SPILL].map((store) => store.list({ limit: 1 })),
    caches.open('pages').then((cache) => cache.match('https://patang.example/')),
  ])
}

afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
