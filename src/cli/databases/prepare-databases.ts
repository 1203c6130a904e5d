import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from '#cli/terminal/lock.mjs'
import { whenUnlocked } from '#cli/terminal/when-unlocked.ts'
import { loadSeed } from './load-seed.ts'
import type { LocalStores } from './local-stores.ts'

/** The folder of a served site's databases. */
export const STATE = '.wrangler/state'
export const SEED = 'migrations/catalogue/seed.sql'
const MIGRATIONS = { CATALOGUE: 'migrations/catalogue', ENQUIRIES: 'migrations/enquiries' }

/**
 * Does some work on this machine's stores, and repeats it while another program holds them.
 * @throws a LockedError if they stay locked
 */
export async function onLocal<T>(state: string, work: (stores: LocalStores) => Promise<T>): Promise<T> {
  // Imported only now: unchanged databases need not be opened.
  const { openLocalStores } = await import('./local-stores.ts')
  const { stores, close } = await openLocalStores(state)
  try {
    return await whenUnlocked(() => work(stores))
  } finally {
    await close()
  }
}

/** Migrates both databases and loads the catalogue, unless that was done with the same files. */
export function prepareDatabases(state: string): Promise<'prepared' | 'unchanged'> {
  return inTurn(join(state, 'prepare.lock'), async () => {
    const stamp = join(state, 'prepared')
    const current = migrationsDigest()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return 'unchanged'
    await onLocal(state, async (stores) => {
      await migrate(stores)
      await loadSeed(stores.CATALOGUE, readFileSync(SEED, 'utf8'))
    })
    writeFileSync(stamp, current)
    return 'prepared'
  })
}

/**
 * Migrates both databases, each step as a whole, and notes it in wrangler's table.
 * @returns the names of the new steps
 */
export async function migrate(stores: Pick<LocalStores, 'CATALOGUE' | 'ENQUIRIES'>): Promise<string[]> {
  return [
    ...(await migrateOne(stores.CATALOGUE, MIGRATIONS.CATALOGUE)),
    ...(await migrateOne(stores.ENQUIRIES, MIGRATIONS.ENQUIRIES)),
  ]
}

/** The same table as `wrangler d1 migrations apply` creates. */
const TABLE = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`

async function migrateOne(database: D1Database, folder: string): Promise<string[]> {
  await database.prepare(TABLE).run()
  const { results } = await database.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const done = new Set(results.map(({ name }) => name))
  const missing = stepsOf(folder).filter((name) => !done.has(name))
  for (const name of missing) {
    const note = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)
    await database.batch([database.prepare(readFileSync(join(folder, name), 'utf8')), note])
  }
  return missing
}

function stepsOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d.*\.sql$/.test(file))
    .sort()
}

function migrationsDigest(): string {
  const files = Object.values(MIGRATIONS).flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const sql = files.filter((file) => file.endsWith('.sql')).sort()
  return createHash('sha256')
    .update(sql.map((file) => readFileSync(file, 'utf8')).join('\0'))
    .digest('hex')
}
