import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { getPlatformProxy, unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { STATE } from './databases.ts'

/** The enquiries' stores, and the catalogue for the names of tours, here or in production. */
export type EnquiryStores = {
  database: D1Database
  catalogue: D1Database
  spill: KVNamespace
  close: () => Promise<void>
}

/**
 * Opens the stores through wrangler's own bindings, so that every value is a bound parameter on both sides.
 * @param place remote: production, with the account that `wrangler login` knows; else the folder of this machine's
 */
export async function openStores({
  remote,
  state = STATE,
}: {
  remote: boolean
  state?: string
}): Promise<EnquiryStores> {
  const { env, dispose } = await (remote ? openProduction() : openLocal(state))
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, spill: env.SPILL, close: dispose }
}

function openProduction() {
  return getPlatformProxy<Bindings>({ configPath: writeConfig(true) })
}

/** What workerd writes of a database that another program holds is its own stack, and no use to the staff. */
async function openLocal(state: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(writeConfig(false))
  const flare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      handleStructuredLogs: () => {},
      resourcePersistencePath: resolve(state, 'v3'),
      workers: [{ ...workerOptions, modules: [{ type: 'ESModule', path: 'index.js', contents: 'export default {}' }] }],
    }),
  )
  return { env: await flare.getBindings<Bindings>(), dispose: () => flare.dispose() }
}

type Bindings = { ENQUIRIES: D1Database; CATALOGUE: D1Database; SPILL: KVNamespace }

/** What is read of wrangler.toml. */
type Configured = {
  compatibility_date: string
  d1_databases: { binding: string; database_name: string; database_id: string }[]
  kv_namespaces: { binding: string; id: string }[]
}

/** The site's configuration, reduced to these bindings. */
function writeConfig(remote: boolean): string {
  const configured: Configured = unstable_readConfig({ config: 'wrangler.toml' })
  const databases = configured.d1_databases.map(({ binding, database_name, database_id }) => ({
    ...{ binding, database_name, database_id, remote },
  }))
  const spill = configured.kv_namespaces.filter(({ binding }) => binding === 'SPILL')
  const path = join('.wrangler', 'enquiries.json')
  const reduced = {
    name: 'patang-enquiries-desk',
    compatibility_date: configured.compatibility_date,
    d1_databases: databases,
    kv_namespaces: spill.map(({ binding, id }) => ({ binding, id, remote })),
  }
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(path, JSON.stringify(reduced))
  return path
}
