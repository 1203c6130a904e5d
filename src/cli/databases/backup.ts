import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { retention } from '#brand.ts'
import { refuseEatenOptions } from '#cli/terminal/eaten-options.ts'
import { placeLine } from '#cli/terminal/place-line.ts'
import { whenUnlocked } from '#cli/terminal/when-unlocked.ts'
import { codeOf } from '#data/stores/faults.ts'
import { writeBackup } from './backup-folder.ts'
import { openStores } from './enquiry-store.ts'
import { readTables } from './tables.ts'

/** `npm run backup [-- --remote] [folder]`: both databases into a folder, table by table. */
refuseEatenOptions({ flags: ['remote'], args: process.argv.slice(2) })
const remote = process.argv.includes('--remote')
const [named] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const madeAt = new Date().toISOString()
const folder = named ?? join('backups', madeAt.slice(0, 19).replaceAll(':', '-'))
console.error(placeLine(remote))
if (existsSync(folder)) {
  console.error(`${folder} is there already: name a new folder.`)
  process.exit(1)
}
const stores = await openStores({ remote })
try {
  const backup = await whenUnlocked(async () => ({
    madeAt,
    catalogue: await readTables(stores.catalogue),
    enquiries: await readTables(stores.database),
  }))
  writeBackup(folder, backup)
  const rows = [...backup.catalogue, ...backup.enquiries].reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${folder}: ${rows} rows. It holds what people wrote: keep it where only you can read it.\n`)
  process.stdout.write(
    `Erasing a person does not change this backup. A restore erases the enquiries again that were erased later; reviews, notes and texts come back, so erase the person again. Keep it for ${retention.months} months at most.\n`,
  )
  process.stdout.write(`See that it can be restored: npm run restore -- --check ${folder}\n`)
} catch (error) {
  console.error(`The stores did not answer (${codeOf(error)}).`)
  process.exitCode = 1
} finally {
  await stores.close()
}
