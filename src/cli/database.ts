import { spawnSync } from 'node:child_process'
import { refuseEatenOptions } from './eaten-options.ts'
import { placeLine } from './place-line.ts'

/**
 * `npm run db:migrate` and `npm run db:seed`: on the local databases, or with `-- --remote` on Cloudflare's.
 * wrangler asks before it changes anything remote.
 */
const TASKS: Record<string, string[][]> = {
  migrate: [
    ['d1', 'migrations', 'apply', 'CATALOGUE'],
    ['d1', 'migrations', 'apply', 'ENQUIRIES'],
  ],
  seed: [['d1', 'execute', 'CATALOGUE', '--file', 'migrations/catalogue/seed.sql']],
}

refuseEatenOptions({ flags: ['remote', 'local'], args: process.argv.slice(3) })
const [task = '', where = '--local'] = process.argv.slice(2)
if (where !== '--local' && where !== '--remote') {
  console.error(`db:${task} knows --remote (production) and --local (this machine), not ${where}.`)
  process.exit(1)
}
console.error(placeLine(where === '--remote'))
for (const command of TASKS[task] ?? []) {
  const { status } = spawnSync('npx', ['wrangler', ...command, where], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
