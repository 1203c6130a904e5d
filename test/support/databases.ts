import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { loadSeed } from './load-seed.ts'

/** Every test file starts with both databases migrated and the real catalogue loaded. */
await applyD1Migrations(env.CATALOGUE, env.CATALOGUE_MIGRATIONS)
await applyD1Migrations(env.ENQUIRIES, env.ENQUIRIES_MIGRATIONS)
await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
