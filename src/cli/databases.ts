import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from './lock.mjs'
import { wrangler } from './processes.ts'
import { whenUnlocked } from './when-unlocked.ts'

/** Where a served site keeps its databases. */
export const STATE = '.wrangler/state'
const MIGRATIONS = ['migrations/catalogue', 'migrations/enquiries']

/** wrangler's commands that bring both databases up to date, and the one that loads the catalogue. */
export const MIGRATE = [
  ['d1', 'migrations', 'apply', 'CATALOGUE'],
  ['d1', 'migrations', 'apply', 'ENQUIRIES'],
]
export const SEED = [['d1', 'execute', 'CATALOGUE', '--file', 'migrations/catalogue/seed.sql']]

/**
 * Runs a command of wrangler on the stores of this machine, and gives what it printed.
 * @throws a LockedError when another program holds them, or an Error with what wrangler printed
 */
export function onLocal(state: string, command: string[]): Promise<string> {
  return whenUnlocked(() => wrangler([...command, '--local', '--persist-to', state]))
}

/** Brings both databases up to date and loads the catalogue, unless that was done already with these very files. */
export function prepareDatabases(state: string): Promise<'prepared' | 'unchanged'> {
  return inTurn(join(state, 'prepare.lock'), async () => {
    const stamp = join(state, 'prepared')
    const current = migrationsDigest()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return 'unchanged'
    for (const command of [...MIGRATE, ...SEED]) await onLocal(state, command)
    writeFileSync(stamp, current)
    return 'prepared'
  })
}

function migrationsDigest(): string {
  const files = MIGRATIONS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  const sql = files.filter((file) => file.endsWith('.sql')).sort()
  return createHash('sha256')
    .update(sql.map((file) => readFileSync(file, 'utf8')).join('\0'))
    .digest('hex')
}
