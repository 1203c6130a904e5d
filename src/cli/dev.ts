import { spawn } from 'node:child_process'
import { buildClient, prepareDatabases, STATE } from './site.ts'

/** For work on the code: the client is rebuilt and the Worker reloaded at every change. React runs in development. */
await Promise.all([buildClient(), prepareDatabases(STATE)])
const children = [
  spawn('npx', ['vite', 'build', '--watch', '--logLevel', 'warn'], { stdio: 'inherit' }),
  spawn('npx', ['wrangler', 'dev', '--port', process.env.PORT ?? '8787', '--persist-to', STATE], { stdio: 'inherit' }),
]
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0))
process.on('exit', () => {
  for (const child of children) child.kill()
})
