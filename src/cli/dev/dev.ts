import { readFileSync } from 'node:fs'
import { Miniflare } from 'miniflare'
import { loadSeed } from '#cli/databases/load-seed.ts'
import { prepareDatabases, STATE } from '#cli/databases/prepare-databases.ts'
import { keepTime } from '#cli/start/keep-time.ts'
import { choosePort } from '#cli/start/port.ts'
import { SAMPLE_DESK } from '#cli/start/sample-desk.ts'
import { workerdOptions } from '#cli/start/workerd.ts'
import { runNode, stopCleanly } from '#cli/terminal/processes.ts'
import { step } from '#cli/terminal/step.ts'
import { whenUnlocked } from '#cli/terminal/when-unlocked.ts'
import { buildDevClient, devWorker } from './dev-build.ts'
import { serveDevelopment } from './dev-server.ts'
import { type SourceChange, watchSources } from './watch-sources.ts'

/**
 * `npm run dev`: saved files are built, drawn or seeded, and open pages reload. React runs in development mode, and no
 * page is kept after a change.
 */
stopCleanly()
const port = await choosePort(process.env.PORT).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

/** Node caches compiled TypeScript: a program of many files starts in half the time. */
const COMPILED = { NODE_COMPILE_CACHE: '.wrangler/compiled' }
let said: string[] = []
const say = (line: string) => {
  console.log(line)
  said.push(line)
}
const bundleWorker = await devWorker()
let flare: Miniflare | undefined
/** The running Worker, and a name that is new after each change. */
let module = ''
let name = ''
/** The changes since the last good build; a failed one is built again with the next change. */
let undone = new Set<SourceChange>()
/** The newest refresh; each waits for the one before. */
let refreshed: Promise<URL | string> = refresh(new Set(['content', 'client', 'worker']))

await refreshed
const reload = await serveDevelopment(port, { settled: () => refreshed, complaints })
watchSources((changes) => {
  refreshed = refreshed.then(() => refresh(changes)).finally(reload)
})
keepTime(async (cron) => {
  const worker = await flare?.getWorker()
  await worker?.scheduled({ cron })
})
console.log(`Patang is on http://localhost:${port}, in development (Ctrl+C stops it). All components: /design
The staff's desk is on http://desk.localhost:${port}, with a sample owner signed in.
Enquiries sent here reach nobody; each mail to the staff is written into ${STATE}/mail.`)

/**
 * Builds, draws or seeds.
 * @returns the Worker's address, or the errors
 */
async function refresh(changes: Set<SourceChange>): Promise<URL | string> {
  undone = new Set([...undone, ...changes])
  try {
    const where = await step([...undone].join(', '), () => follow(undone))
    undone = new Set()
    return where
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    console.error(fault)
    return fault
  }
}

async function follow(changes: Set<SourceChange>): Promise<URL> {
  if (changes.has('scenes')) await runNode(['src/cli/generate/draw-scenes.ts'], COMPILED)
  if (changes.has('content')) await runNode(['src/cli/content/write-seed.ts'], COMPILED)
  if (changes.has('client')) await buildDevClient()
  if (changes.has('worker')) module = await bundleWorker()
  flare ??= await serveNewest()
  if (changes.has('content')) await seed()
  name = `worker-${performance.now()}`
  return flare.ready
}

async function serveNewest(): Promise<Miniflare> {
  await prepareDatabases(STATE)
  const where = { host: '127.0.0.1', port: 0, assets: 'public', state: STATE }
  const begun = new Miniflare(workerdOptions({ ...where, module: () => ({ name, module }), say, ...SAMPLE_DESK }))
  await begun.ready
  return begun
}

async function seed(): Promise<void> {
  const catalogue = await flare?.getD1Database('CATALOGUE')
  const written = readFileSync('migrations/catalogue/seed.sql', 'utf8')
  await whenUnlocked(() => loadSeed(catalogue as unknown as D1Database, written))
}

function complaints(): string {
  const lines = said
  said = []
  return lines.join('\n')
}
