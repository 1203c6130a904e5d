import { readFileSync } from 'node:fs'
import { brand, cards, claims } from '#brand.ts'
import { openStores } from '#cli/databases/enquiry-store.ts'
import { refuseEatenOptions } from '#cli/terminal/eaten-options.ts'
import { placeLine } from '#cli/terminal/place-line.ts'
import { wrangler } from '#cli/terminal/processes.ts'
import { whenUnlocked } from '#cli/terminal/when-unlocked.ts'
import { listReviews } from '#data/catalogue/edit-reviews.ts'
import { listFacts } from '#data/facts/facts.ts'
import { listPricedTours } from '#data/prices/apply-prices.ts'
import { codeOf } from '#data/stores/faults.ts'
import { dayInIndia } from '#values/dates.ts'
import { launchGaps } from './launch-gaps.ts'

/** `npm run launch-check [-- --remote]`: lists the gaps before a launch. It exits with 1 if there are any. */
refuseEatenOptions({ flags: ['remote'], args: process.argv.slice(2) })
const remote = process.argv.includes('--remote')
console.error(placeLine(remote))
const stores = await openStores({ remote })
try {
  const [tours, facts, reviews] = await whenUnlocked(() =>
    Promise.all([listPricedTours(stores.catalogue), listFacts(stores.catalogue), listReviews(stores.catalogue)]),
  )
  const samples = reviews.filter(({ sample, hidden }) => sample && !hidden).length
  const secrets = remote ? await secretNames() : undefined
  const texts = {
    configuration: readFileSync('wrangler.toml', 'utf8'),
    questions: readFileSync('docs/owner.md', 'utf8'),
  }
  const today = dayInIndia(new Date())
  const gaps = launchGaps({ brand, claims, cards, ...texts, tours, facts, samples, secrets, today })
  for (const { what, todo } of gaps) process.stdout.write(`- ${what}\n    ${todo}\n`)
  process.stdout.write(
    gaps.length > 0 ? `${gaps.length} things before a launch.\n` : 'Nothing stands between this copy and a launch.\n',
  )
  process.exitCode = gaps.length > 0 ? 1 : 0
} catch (error) {
  console.error(`The catalogue did not answer (${codeOf(error)}). npm start makes it.`)
  process.exitCode = 1
} finally {
  await stores.close()
}

/** The names of production's secrets; undefined: Cloudflare does not give them. */
async function secretNames(): Promise<string[] | undefined> {
  try {
    const listed = JSON.parse(await wrangler(['secret', 'list', '--format', 'json'])) as { name: string }[]
    return listed.map(({ name }) => name)
  } catch {
    return undefined
  }
}
