import type { D1Migration } from '@cloudflare/vitest-plugin'
import type { Bindings } from '../src/env.ts'

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      CATALOGUE_MIGRATIONS: D1Migration[]
      ENQUIRIES_MIGRATIONS: D1Migration[]
      CATALOGUE_SEED: string
      STORM_WRITES: string
    }
    // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
    interface GlobalProps {
      mainModule: typeof import('../src/index.ts')
    }
  }
}
