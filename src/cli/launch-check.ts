import { readFileSync } from 'node:fs'
import { brand } from '#brand.ts'
import { listFacts } from '#data/desk/facts.ts'
import { listPricedTours } from '#data/desk/prices.ts'
import { listReviews } from '#data/desk/reviews.ts'
import { codeOf } from '#data/faults.ts'
import { dayInIndia } from '#domain/dates.ts'
import { refuseEatenOptions } from './eaten-options.ts'
import { openStores } from './enquiry-store.ts'
import { launchGaps } from './launch-gaps.ts'
import { placeLine } from './place-line.ts'
import { wrangler } from './processes.ts'
import { whenUnlocked } from './when-unlocked.ts'

/** `npm run launch-check [-- --remote]`: what still stands between this copy and a launch. It ends with 1 while anything does. */
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
  const gaps = launchGaps({ brand, ...texts, tours, facts, samples, secrets, today: dayInIndia(new Date()) })
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

/** The names of production's secrets; undefined where Cloudflare does not tell. */
async function secretNames(): Promise<string[] | undefined> {
  try {
    const listed = JSON.parse(await wrangler(['secret', 'list', '--format', 'json'])) as { name: string }[]
    return listed.map(({ name }) => name)
  } catch {
    return undefined
  }
}
