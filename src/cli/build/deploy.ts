import { readFileSync } from 'node:fs'
import { brand } from '#brand.ts'
import { deployGaps } from '#cli/launch/launch-gaps.ts'
import { stopCleanly, wrangler } from '#cli/terminal/processes.ts'
import { buildSite, pagesTag } from './build-site.ts'

/**
 * `npm run deploy`: builds the site and deploys it to production; `npm run deploy -- preview` to the preview. The tag
 * names the inputs of the pages, so that a release without changes in them keeps the stored pages. The sample is
 * refused before building.
 */
stopCleanly()
const [environment] = process.argv.slice(2)
const gaps = environment ? [] : deployGaps({ brand, configuration: readFileSync('wrangler.toml', 'utf8') })
for (const { what, todo } of gaps) console.error(`- ${what}\n    ${todo}`)
if (gaps.length > 0) stop('Nothing was deployed. npm run launch-check says what else stands before a launch.')
await buildSite()
try {
  console.log(await wrangler(['deploy', '--tag', pagesTag(), ...(environment ? ['--env', environment] : [])]))
} catch (error) {
  stop(`${error instanceof Error ? error.message : error}\nNothing was deployed. Are you logged in? npx wrangler login`)
}

function stop(why: string): never {
  console.error(why)
  process.exit(1)
}
