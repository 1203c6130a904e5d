import { readFileSync, writeFileSync } from 'node:fs'
import { changesInWords, priceSlips } from '#cli/content/content-changes.ts'
import { writeFontsOnNeed } from '#cli/fonts/write-fonts.ts'
import { refuseEatenOptions } from '#cli/terminal/eaten-options.ts'
import { contentSlips, type Slip } from '#content/content-slips.ts'
import { idleFacts } from '#content/idle-facts.ts'
import { readAuthored } from './read-authored.ts'

/**
 * `npm run content`: checks src/content and writes it as the catalogue's seed, with the fonts for its letters. If there
 * is a slip, it is named and nothing is written. With `-- from-desk`: from-desk.ts.
 */
const SEED = 'migrations/catalogue/seed.sql'
const PRICES_ARE_MEANT = '--prices-are-meant'
const [given, ...more] = process.argv.slice(2)

refuseEatenOptions({ flags: ['remote', 'prices-are-meant'], args: process.argv.slice(2) })
if (given === 'from-desk' && more.every((word) => word === '--remote')) {
  const { writeFromDesk } = await import('./from-desk.ts')
  const words = await writeFromDesk(more.length > 0).catch(({ message }: Error) => message)
  if (words) console.error(words)
  process.exit(words ? 1 : 0)
}
if ((given && given !== PRICES_ARE_MEANT) || more.length > 0) {
  console.error(
    `Nothing was written: npm run content knows from-desk [--remote] and ${PRICES_ARE_MEANT}, not ${process.argv.slice(2).join(' ')}.`,
  )
  process.exit(1)
}

const authored = await readAuthored()
const slips = 'slips' in authored ? authored.slips : contentSlips(authored)
if (slips.length > 0) refuse(slips)

// Imported only without slips, because they build the pages' data from it.
const { content } = await import('#content/content.ts')
const { seedSql } = await import('#cli/content/seed.ts')
const before = readFileSync(SEED, 'utf8')
const after = seedSql(content)
const doubted = given === PRICES_ARE_MEANT ? [] : priceSlips(before, after)
if (doubted.length > 0) refuse(doubted.map(priceSlip))

writeFileSync(SEED, after)
for (const line of changesInWords(before, after)) console.log(line)
console.log(`${SEED}: ${content.tours.length} tours, ${content.countries.length} countries`)
const idle = idleFacts(content.facts, after)
if (idle.length > 0) {
  console.log(`No page shows these facts, and npm run facts still lists them: ${idle.map(({ id }) => id).join(', ')}`)
}
await writeFontsOnNeed()

function priceSlip({ id, says }: (typeof doubted)[number]): Slip {
  const file = 'tours' in authored ? authored.tours.find(({ source }) => source.id === id)?.file : undefined
  return { file: file ?? SEED, says: `${says}; where it is meant: npm run content -- ${PRICES_ARE_MEANT}` }
}

function refuse(all: Slip[]): never {
  for (const { file, says } of all) console.error(`${file}: ${says}`)
  console.error(`Nothing was written: ${all.length === 1 ? 'one slip' : `${all.length} slips`}.`)
  process.exit(1)
}
