import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { buildSite } from '../../src/cli/build/build-site.ts'
import { bundleWorker } from '../../src/cli/build/bundle-worker.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import rates from '../support/inr.json' with { type: 'json' }

/** The two bundles and the assets, built once and copied, so that work on the sources does not reach a run. */
export type Built = { site: string; bench: string; assets: string }

/** Builds as for a deployment: the site, and the site with the ways around it of worker.tsx. */
export async function build(folder: string): Promise<Built> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await buildSite()
  cpSync('dist/worker', join(folder, 'site'), { recursive: true })
  await bundleWorker({ entry: 'test/bench/worker.tsx', folder: join(folder, 'bench') })
  cpSync('dist/public', join(folder, 'public'), { recursive: true })
  return {
    site: join(folder, 'site', 'index.js'),
    bench: join(folder, 'bench', 'worker.js'),
    assets: join(folder, 'public'),
  }
}

/** A running site: `site` is asked as visitors do, assets first; `bench` reaches the Worker with the other ways. */
export type Running = { site: URL; bench: URL; catalogue: D1Database; stop: () => Promise<void> }

/** Starts both Workers in one workerd on separate stores, which contain only today's rates. */
export async function start({ site, bench, assets }: Built, stores: string): Promise<Running> {
  const config = { ...configured(), compatibilityDate: '2026-10-01' }
  const assetsOf = { directory: assets, binding: 'ASSETS', routerConfig: { has_user_worker: true } }
  const flare = new Miniflare(
    convertV4MiniflareOptions({
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      resourcePersistencePath: stores,
      workers: [
        { ...config, name: 'site', modules: moduleOf(site), assets: assetsOf },
        { ...config, name: 'bench', modules: moduleOf(bench), unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] },
      ],
    }),
  )
  const address = await flare.ready
  const store = await flare.getKVNamespace('RATES', 'site')
  await store.put('rates', JSON.stringify({ ...rates, date: new Date().toISOString().slice(0, 10) }))
  const catalogue = await flare.getD1Database('CATALOGUE', 'site')
  return {
    site: address,
    bench: await flare.unsafeGetDirectURL('bench'),
    catalogue: catalogue as unknown as D1Database,
    stop: () => flare.dispose(),
  }
}

/** Makes the tables and loads the real catalogue. */
export async function fill(catalogue: D1Database): Promise<void> {
  await makeTables(catalogue, 'migrations/catalogue')
  await loadSeed(catalogue, readFileSync('migrations/catalogue/seed.sql', 'utf8'))
}

/** Makes the tables of a folder of migrations. */
export async function makeTables(database: D1Database, folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => /^0.*\.sql$/.test(file))
  for (const file of files.sort()) {
    const parts = readFileSync(join(folder, file), 'utf8').split('--> statement-breakpoint')
    await database.batch(parts.map((sql) => database.prepare(sql)))
  }
}

/** A page's own bytes as a file of the same origin, with the headers of the page. */
export type Copy = { name: string; html: string; headers: Headers }

const NOT_COPIED = ['content-length', 'transfer-encoding', 'date', 'connection', 'etag', 'content-type']

/** Adds files under /bench/ to the assets; they are there from the next start on. */
export function addCopies(assets: string, copies: Copy[]): void {
  mkdirSync(join(assets, 'bench'), { recursive: true })
  const rules = copies.map(({ name, html, headers }) => {
    writeFileSync(join(assets, 'bench', `${name}.html`), html)
    const own = [...headers].filter(([header]) => !NOT_COPIED.includes(header))
    const lines = own.flatMap(([header, value]) => [`  ! ${header}`, `  ${header}: ${value}`])
    return [`/bench/${name}`, ...lines].join('\n')
  })
  const file = join(assets, '_headers')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${rules.join('\n\n')}\n`)
}

/** The configuration of wrangler.toml, without mail and limits; no outside host answers. */
export function configured() {
  const { email: _, assets: __, ...options } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
  const unlimited = (namespace_id: string) => ({ namespace_id, simple: { limit: 1_000_000, period: 60 as const } })
  const nothing = () => new Response('', { status: 503 }) as never
  const ratelimits = { PER_VISITOR: unlimited('1'), PER_ADDRESS: unlimited('3'), TOTAL: unlimited('2') }
  return { ...options, ratelimits, outboundService: nothing }
}

function moduleOf(path: string) {
  return [{ type: 'ESModule' as const, path: 'index.js', contents: readFileSync(path, 'utf8') }]
}
