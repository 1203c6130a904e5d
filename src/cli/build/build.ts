import { stopCleanly } from '#cli/terminal/processes.ts'
import { buildSite } from './build-site.ts'

/** `npm run build`: the site as it is deployed, into dist. */
stopCleanly()
await buildSite()
