import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from './lock.mjs'
import { wrangler } from './processes.ts'

/** Where a served site keeps its databases. */
export const STATE = '.wrangler/state'
const MIGRATIONS = ['migrations/catalogue', 'migrations/enquiries']

/** Brings both databases up to date and loads the catalogue, unless that was done already with these very files. */
export function prepareDatabases(state: string): Promise<'prepared' | 'unchanged'> {
  return inTurn(join(state, 'prepare.lock'), async () => {
    const stamp = join(state, 'prepared')
    const current = migrationsDigest()
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return 'unchanged'
    const here = ['--local', '--persist-to', state]
    await wrangler(['d1', 'migrations', 'apply', 'CATALOGUE', ...here])
    await wrangler(['d1', 'migrations', 'apply', 'ENQUIRIES', ...here])
    await wrangler(['d1', 'execute', 'CATALOGUE', ...here, '--file', 'migrations/catalogue/seed.sql'])
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
