import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

/** Every test file starts with both databases migrated and the real catalogue loaded. */
await applyD1Migrations(env.CATALOGUE, env.CATALOGUE_MIGRATIONS)
await applyD1Migrations(env.ENQUIRIES, env.ENQUIRIES_MIGRATIONS)
await env.CATALOGUE.batch(statements(env.CATALOGUE_SEED).map((sql) => env.CATALOGUE.prepare(sql)))

/** seed.sql has one statement a line, after a line of comment. */
function statements(seed: string): string[] {
  return seed.split('\n').filter((line) => line !== '' && !line.startsWith('--'))
}
