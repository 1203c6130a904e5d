import { stopCleanly } from '#cli/terminal/processes.ts'
import { buildSite } from './build-site.ts'

/** `npm run build`: builds the site for deployment into dist. */
stopCleanly()
await buildSite()
