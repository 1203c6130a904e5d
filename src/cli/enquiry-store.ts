import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { STATE } from './databases.ts'

/** The enquiries' stores, here or in production. */
export type EnquiryStores = { database: D1Database; spill: KVNamespace; close: () => Promise<void> }

/**
 * Opens the stores through wrangler's own bindings, so that every value is a bound parameter on both sides.
 * @param remote production, with the account that `wrangler login` knows
 */
export async function openStores({ remote }: { remote: boolean }): Promise<EnquiryStores> {
  const configPath = writeConfig(remote)
  const persist = { path: resolve(STATE, 'v3') }
  const proxy = await getPlatformProxy<{ ENQUIRIES: D1Database; SPILL: KVNamespace }>({ configPath, persist })
  return { database: proxy.env.ENQUIRIES, spill: proxy.env.SPILL, close: () => proxy.dispose() }
}

/** What is read of wrangler.toml. */
type Configured = {
  compatibility_date: string
  d1_databases: { binding: string; database_name: string; database_id: string }[]
  kv_namespaces: { binding: string; id: string }[]
}

/** The site's configuration, reduced to these two bindings. */
function writeConfig(remote: boolean): string {
  const configured: Configured = unstable_readConfig({ config: 'wrangler.toml' })
  const database = configured.d1_databases.find(({ binding }) => binding === 'ENQUIRIES')
  const spill = configured.kv_namespaces.find(({ binding }) => binding === 'SPILL')
  const path = join('.wrangler', 'enquiries.json')
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(path, JSON.stringify(reduced(configured.compatibility_date, { database, spill, remote })))
  return path
}

type Reduced = {
  database: Configured['d1_databases'][number] | undefined
  spill: Configured['kv_namespaces'][number] | undefined
  remote: boolean
}

function reduced(compatibility_date: string, { database, spill, remote }: Reduced) {
  const { database_name, database_id } = database ?? {}
  return {
    name: 'patang-enquiries-desk',
    compatibility_date,
    d1_databases: [{ binding: 'ENQUIRIES', database_name, database_id, remote }],
    kv_namespaces: [{ binding: 'SPILL', id: spill?.id, remote }],
  }
}
