import { spawnSync } from 'node:child_process'
import { MIGRATE, onLocal, SEED, STATE } from './databases.ts'
import { refuseEatenOptions } from './eaten-options.ts'
import { placeLine } from './place-line.ts'

/**
 * `npm run db:migrate` and `npm run db:seed`: on the local databases, or with `-- --remote` on Cloudflare's.
 * wrangler asks before it changes anything remote.
 */
const KEPT = `SELECT count(*) AS "tours whose prices the staff changed, and keep" FROM tours WHERE windows_by = 'staff'`
const TASKS: Record<string, string[][]> = {
  migrate: MIGRATE,
  seed: [...SEED, ['d1', 'execute', 'CATALOGUE', '--command', KEPT]],
}

refuseEatenOptions({ flags: ['remote', 'local'], args: process.argv.slice(3) })
const [task = '', where = '--local'] = process.argv.slice(2)
if (where !== '--local' && where !== '--remote') {
  console.error(`db:${task} knows --remote (production) and --local (this machine), not ${where}.`)
  process.exit(1)
}
console.error(placeLine(where === '--remote'))
for (const command of TASKS[task] ?? []) {
  if (where === '--remote') runRemote(command)
  else await runLocal(command)
}

function runRemote(command: string[]): void {
  const { status } = spawnSync('npx', ['wrangler', ...command, '--remote'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

async function runLocal(command: string[]): Promise<void> {
  try {
    process.stdout.write(await onLocal(STATE, command))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
