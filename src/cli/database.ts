import { spawnSync } from 'node:child_process'

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

const [task = '', where = '--local'] = process.argv.slice(2)
for (const command of TASKS[task] ?? []) {
  const { status } = spawnSync('npx', ['wrangler', ...command, where], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
