import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { migrate, onLocal, SEED, STATE } from './databases.ts'
import { refuseEatenOptions } from './eaten-options.ts'
import { loadSeed } from './load-seed.ts'
import type { LocalStores } from './local-stores.ts'
import { placeLine } from './place-line.ts'
import { UNNAMED } from './processes.ts'

/**
 * `npm run db:migrate` and `npm run db:seed`: on the local databases, or with `-- --remote` on Cloudflare's.
 * wrangler asks before it changes anything remote.
 */
const KEPT = `SELECT count(*) AS "tours whose prices the staff changed, and keep" FROM tours WHERE windows_by = 'staff'`

type Task = { local: (stores: LocalStores) => Promise<string>; remote: string[][] }

const TASKS: Record<string, Task> = {
  migrate: {
    local: async (stores) => {
      const missing = await migrate(stores)
      return missing.length > 0 ? `Migrated: ${missing.join(', ')}` : 'Nothing to migrate.'
    },
    remote: ['CATALOGUE', 'ENQUIRIES'].map((name) => ['d1', 'migrations', 'apply', name]),
  },
  seed: {
    local: async ({ CATALOGUE }) => {
      await loadSeed(CATALOGUE, readFileSync(SEED, 'utf8'))
      const [kept = {}] = (await CATALOGUE.prepare(KEPT).all()).results
      return `The catalogue is loaded; ${Object.entries(kept).map(([what, count]) => `${count} ${what}.`)}`
    },
    remote: [
      ['d1', 'execute', 'CATALOGUE', '--file', SEED],
      ['d1', 'execute', 'CATALOGUE', '--command', KEPT],
    ],
  },
}

refuseEatenOptions({ flags: ['remote', 'local'], args: process.argv.slice(3) })
const [name = '', where = '--local'] = process.argv.slice(2)
const task = TASKS[name]
if (!task || (where !== '--local' && where !== '--remote')) {
  console.error(`db:${name} knows --remote (production) and --local (this machine), not ${where}.`)
  process.exit(1)
}
console.error(placeLine(where === '--remote'))
if (where === '--remote') for (const command of task.remote) runRemote(command)
else await runLocal(task)

function runRemote(command: string[]): void {
  const { status } = spawnSync('npx', ['wrangler', ...command, '--remote', ...UNNAMED], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

async function runLocal({ local }: Task): Promise<void> {
  try {
    console.log(await onLocal(STATE, local))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
