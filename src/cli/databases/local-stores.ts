import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/** The stores of this machine, by their names in wrangler.toml. */
export type LocalStores = Record<'CATALOGUE' | 'ENQUIRIES', D1Database> & Record<'RATES' | 'SPILL', KVNamespace>

/**
 * Opens this machine's stores without a site, in one process. workerd's stack trace for a locked database is hidden.
 * @param state the folder of the stores
 */
export async function openLocalStores(state: string): Promise<{ stores: LocalStores; close: () => Promise<void> }> {
  const { assets: _, email: __, ...configured } = unstable_getMiniflareWorkerOptions('wrangler.toml').workerOptions
  const flare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      handleStructuredLogs: () => {},
      resourcePersistencePath: resolve(state, 'v3'),
      workers: [{ ...configured, modules: [{ type: 'ESModule', path: 'index.js', contents: 'export default {}' }] }],
    }),
  )
  return { stores: await flare.getBindings<LocalStores>(), close: () => flare.dispose() }
}
