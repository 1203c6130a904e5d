import { keepTime } from './cron.ts'
import { buildClient, prepareDatabases, STATE, serveSite } from './site.ts'

const port = Number(process.env.PORT ?? 8787)

await Promise.all([buildClient(), prepareDatabases(STATE)])
const site = await serveSite({ port, state: STATE })
keepTime(site.origin)
console.log(`Patang: the production bundle and its catalogue on ${site.origin} (Ctrl+C stops it)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => site.stop())
site.process.on('exit', (code) => process.exit(code ?? 0))
