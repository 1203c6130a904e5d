import { readFileSync } from 'node:fs'
import { brand } from '#brand.ts'
import { deployGaps } from '#cli/launch/launch-gaps.ts'
import { stopCleanly, wrangler } from '#cli/terminal/processes.ts'
import { buildSite, pagesTag } from './build-site.ts'

/**
 * `npm run deploy`: builds the site and puts it into production; `npm run deploy -- preview` into the preview. The tag
 * says what the pages are made of, so that a release that changes none of it leaves those that the edge has stored.
 * It refuses to put the sample into production, before it builds.
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
