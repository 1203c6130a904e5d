import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { refuseEatenOptions } from '#cli/terminal/eaten-options.ts'
import { placeLine } from '#cli/terminal/place-line.ts'
import { UNNAMED } from '#cli/terminal/processes.ts'
import { LEFT, type Left, leftInWords } from './left-by-seed.ts'
import { loadSeed } from './load-seed.ts'
import type { LocalStores } from './local-stores.ts'
import { migrate, onLocal, SEED, STATE } from './prepare-databases.ts'

/**
 * `npm run db:migrate` and `npm run db:seed`: for the local databases, or with `-- --remote` for Cloudflare's. wrangler
 * asks before a remote change.
 */
type Task = { local: (stores: LocalStores) => Promise<string>; remote: string[][]; after?: () => void }

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
      const seed = readFileSync(SEED, 'utf8')
      await loadSeed(CATALOGUE, seed)
      const left = await CATALOGUE.prepare(LEFT).first<Left>()
      return ['The catalogue is loaded.', ...(left ? leftInWords(left, seed) : [])].join('\n')
    },
    remote: [['d1', 'execute', 'CATALOGUE', '--file', SEED]],
    after: tellLeft,
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
if (where === '--remote') {
  for (const command of task.remote) runRemote(command)
  task.after?.()
} else await runLocal(task)

function runRemote(command: string[]): void {
  const { status } = spawnSync('npx', ['wrangler', ...command, '--remote', ...UNNAMED], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

function tellLeft(): void {
  const command = ['d1', 'execute', 'CATALOGUE', '--json', '--command', LEFT, '--remote', ...UNNAMED]
  const { status, stdout } = spawnSync('npx', ['wrangler', ...command], { encoding: 'utf8' })
  if (status !== 0) {
    console.error('The catalogue is loaded; what the seed left to the staff could not be read.')
    process.exit(1)
  }
  const [answer] = JSON.parse(stdout) as { results: Left[] }[]
  for (const line of answer?.results.flatMap((left) => leftInWords(left, readFileSync(SEED, 'utf8'))) ?? [])
    console.log(line)
}

async function runLocal({ local }: Task): Promise<void> {
  try {
    console.log(await onLocal(STATE, local))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
