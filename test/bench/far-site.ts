import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { bundleWorker } from '../../src/cli/build/bundle-worker.ts'
import { freePort } from '../browser/free-port.ts'
import { type Built, configured, fill, makeTables } from './site.ts'

/** The duration of a call of each store, in ms. */
export type Away = { d1: number; kv: number; cache: number }

/** A site in a location far from its stores. Each start is an instance that has just begun. */
export type FarSite = {
  address: URL
  /** In a location that has stored nothing, so far away. */
  startEmpty: (away: Away) => Promise<void>
  /** In the location as it is. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/** Bundles the site with its slow stores and serves it on separate stores, which hold the real catalogue. */
export async function openFar({ assets }: Built, folder: string): Promise<FarSite> {
  await bundleWorker({ entry: 'test/bench/far-worker.ts', folder: join(folder, 'far') })
  const contents = readFileSync(join(folder, 'far', 'far-worker.js'), 'utf8')
  const port = await freePort()
  let distance: Record<string, string | number> = {}
  const options = () => {
    const { bindings, ...config } = configured() as ReturnType<typeof configured> & { bindings?: object }
    const module = { type: 'ESModule' as const, path: 'index.js', contents }
    return convertV4MiniflareOptions({
      host: '127.0.0.1',
      port,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      resourcePersistencePath: join(folder, 'far-stores'),
      workers: [
        {
          ...config,
          name: 'far',
          compatibilityDate: '2026-10-01',
          modules: [module],
          assets: { directory: assets, binding: 'ASSETS', routerConfig: { has_user_worker: true } },
          bindings: Object.assign({}, bindings, distance),
        },
      ],
    })
  }
  const flare = new Miniflare(options())
  await flare.ready
  await fill((await flare.getD1Database('CATALOGUE', 'far')) as unknown as D1Database)
  await makeTables((await flare.getD1Database('ENQUIRIES', 'far')) as unknown as D1Database, 'migrations/enquiries')
  const address = new URL(`http://127.0.0.1:${port}`)
  const start = async () => {
    await flare.setOptions(options())
    // Cloudflare loads a Worker while TLS is still being agreed; it has rendered nothing then.
    await (await fetch(new URL('/robots.txt', address))).text()
  }
  const startEmpty = ({ d1, kv, cache }: Away) => {
    distance = { FAR_D1: d1, FAR_KV: kv, FAR_CACHE: cache, FAR_DEPLOYMENT: randomUUID() }
    return start()
  }
  return { address, startEmpty, startAgain: start, stop: () => flare.dispose() }
}
