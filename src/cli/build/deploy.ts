import { stopCleanly, wrangler } from '#cli/terminal/processes.ts'
import { buildSite, pagesTag } from './build-site.ts'

/**
 * `npm run deploy`: builds the site and puts it into production; `npm run deploy -- preview` into the preview. The tag
 * says what the pages are made of, so that a release that changes none of it leaves those that the edge has stored.
 */
stopCleanly()
await buildSite()
const [environment] = process.argv.slice(2)
console.log(await wrangler(['deploy', '--tag', pagesTag(), ...(environment ? ['--env', environment] : [])]))
