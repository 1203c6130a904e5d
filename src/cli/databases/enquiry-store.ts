import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlatformProxy, unstable_readConfig } from 'wrangler'
import { openLocalStores } from './local-stores.ts'
import { STATE } from './prepare-databases.ts'

/** The enquiries' stores, and the catalogue for tour names, local or in production. */
export type EnquiryStores = {
  database: D1Database
  catalogue: D1Database
  spill: KVNamespace
  close: () => Promise<void>
}

type Place = { remote: boolean; state?: string }

/**
 * Opens the stores through wrangler's bindings, so that every value is bound.
 * @param place remote: production, with the account of `wrangler login`; else this machine's folder
 */
export async function openStores({ remote, state = STATE }: Place): Promise<EnquiryStores> {
  const { stores, close } = await (remote ? openProduction() : openLocalStores(state))
  return { database: stores.ENQUIRIES, catalogue: stores.CATALOGUE, spill: stores.SPILL, close }
}

async function openProduction() {
  const { env, dispose } = await getPlatformProxy<Bindings>({ configPath: writeConfig() })
  return { stores: env, close: dispose }
}

type Bindings = { ENQUIRIES: D1Database; CATALOGUE: D1Database; SPILL: KVNamespace }

type Configured = {
  compatibility_date: string
  d1_databases: { binding: string; database_name: string; database_id: string }[]
  kv_namespaces: { binding: string; id: string }[]
}

function writeConfig(): string {
  const configured: Configured = unstable_readConfig({ config: 'wrangler.toml' })
  const databases = configured.d1_databases.map(({ binding, database_name, database_id }) => ({
    ...{ binding, database_name, database_id, remote: true },
  }))
  const spill = configured.kv_namespaces.filter(({ binding }) => binding === 'SPILL')
  const path = join('.wrangler', 'enquiries.json')
  const reduced = {
    name: 'patang-enquiries-desk',
    compatibility_date: configured.compatibility_date,
    d1_databases: databases,
    kv_namespaces: spill.map(({ binding, id }) => ({ binding, id, remote: true })),
  }
  mkdirSync('.wrangler', { recursive: true })
  writeFileSync(path, JSON.stringify(reduced))
  return path
}
