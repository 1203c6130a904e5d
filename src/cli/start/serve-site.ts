import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { inTurn, isAlive } from '#cli/terminal/lock.mjs'
import { type Serving, workerdOptions } from './workerd.ts'

const BUNDLES = '.wrangler/bundles'

export type ServedSite = { origin: string; fireCron: (cron: string) => Promise<void>; stop: () => Promise<void> }

type Served = Pick<Serving, 'port' | 'state' | 'vars' | 'access'> & { say?: Serving['say'] }

/**
 * Serves the production bundle of dist from a copy, which a later build does not change. It stops with this process.
 */
export async function serveSite({ say = () => {}, ...served }: Served): Promise<ServedSite> {
  const bundle = await copyBundle()
  const remove = () => rmSync(bundle, { recursive: true, force: true })
  process.once('exit', remove)
  const module = readFileSync(join(bundle, 'worker/index.js'), 'utf8')
  const assets = join(bundle, 'public')
  const flare = new Miniflare(workerdOptions({ host: 'localhost', module, assets, say, ...served }))
  await flare.ready
  const worker = await flare.getWorker()
  return {
    origin: `http://localhost:${served.port}`,
    fireCron: async (cron) => void (await worker.scheduled({ cron })),
    stop: async () => {
      await flare.dispose()
      remove()
    },
  }
}

/** Copies the bundle for this process. Bundles of stopped processes are deleted. */
function copyBundle(): Promise<string> {
  return inTurn('.wrangler/build.lock', () => {
    mkdirSync(BUNDLES, { recursive: true })
    for (const name of readdirSync(BUNDLES)) {
      if (!isAlive(Number.parseInt(name, 10))) rmSync(join(BUNDLES, name), { recursive: true, force: true })
    }
    const bundle = join(BUNDLES, `${process.pid}-${readdirSync(BUNDLES).length}`)
    for (const part of ['public', 'worker']) cpSync(join('dist', part), join(bundle, part), { recursive: true })
    return bundle
  })
}
