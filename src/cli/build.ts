import { buildSite } from './build-site.ts'
import { stopCleanly } from './processes.ts'

/** `npm run build`: the site as it is deployed, into dist. */
stopCleanly()
await buildSite()
