import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuseEatenOptions } from '#cli/terminal/eaten-options.ts'
import { GATHER_LEADERS } from '#data/catalogue/leaders.ts'
import { type Backup, folderDifferences, readBackup } from './backup-folder.ts'
import { openStores } from './enquiry-store.ts'
import { emptyNotesAgain, eraseAgain } from './erase-again.ts'
import { prepareDatabases, STATE } from './prepare-databases.ts'
import { readTables, writeTables } from './tables.ts'
import { takeBackAgain } from './take-back-again.ts'

/** The data that no list contains. */
const BESIDE =
  'Reviews that the staff added, notes, and names in texts and their earlier versions, erased since then, are back: erase these people again (npm run enquiries -- erase).'

/**
 * `npm run restore -- --check <folder>`: restores a backup into temporary databases and compares every table. `npm run
 * restore -- <folder>`: into this machine's databases, which must be new. `npm run restore -- --erase-again`: after Time
 * Travel, which is a restore, too. `--remote`: into production's.
 */
refuseEatenOptions({ flags: ['check', 'remote', 'erase-again'], args: process.argv.slice(2) })
const options = process.argv.slice(2)
const [folder = ''] = options.filter((word) => !word.startsWith('--'))
if (options.includes('--erase-again')) await eraseAllAgain(options.includes('--remote'))
else await readAndRestore()

async function readAndRestore(): Promise<void> {
  if (!existsSync(join(folder, 'manifest.json')))
    fail(`Name the folder of a backup: npm run restore -- --check backups/…`)
  const backup = readOrFail(folder)
  if (options.includes('--check')) await check(backup)
  else await restore(backup, options.includes('--remote'))
}

async function check(wanted: Backup): Promise<void> {
  const state = mkdtempSync(join(tmpdir(), 'patang-restore-'))
  try {
    await prepareDatabases(state)
    const differing = await fill(wanted, { remote: false, state })
    if (differing.length > 0) fail(`It does not restore:\n${differing.join('\n')}`)
    const tables = wanted.catalogue.length + wanted.enquiries.length
    process.stdout.write(`It restores: ${tables} tables with the same rows as on ${wanted.madeAt}.\n`)
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}

async function restore(wanted: Backup, remote: boolean): Promise<void> {
  if (!remote) await prepareDatabases(STATE)
  const differing = await fill(wanted, { remote, state: STATE })
  if (differing.length > 0) fail(`Not all of it is as it was:\n${differing.join('\n')}`)
  process.stdout.write(`Restored as of ${wanted.madeAt}.\n`)
  await eraseAllAgain(remote)
}

/** Erases and withdraws what was erased and withdrawn after the moment to which a database went back. */
async function eraseAllAgain(remote: boolean): Promise<void> {
  const stores = await openStores({ remote, state: STATE })
  try {
    await emptyNotesAgain(stores.catalogue)
    const erased = await eraseAgain(stores, Date.now())
    const again = `Erased again what was erased since: ${erased === 1 ? 'one enquiry' : `${erased} enquiries`}.`
    const back = `Reviews of guests taken back again: ${await takeBackAgain(stores, Date.now())}.`
    process.stdout.write(`${again} ${back}\n${BESIDE}\n`)
  } finally {
    await stores.close()
  }
}

/** Restores a backup into databases without enquiries, and compares. */
async function fill(wanted: Backup, place: { remote: boolean; state: string }): Promise<string[]> {
  const stores = await openStores(place)
  try {
    const held = await stores.database.prepare('SELECT count(*) AS n FROM enquiries').first<{ n: number }>()
    if (held?.n !== 0)
      fail('These databases hold enquiries. Restore into new ones: nothing that came in is written over.')
    await writeTables(stores.catalogue, wanted.catalogue)
    await stores.catalogue.exec(GATHER_LEADERS)
    await writeTables(stores.database, wanted.enquiries)
    // The catalogue's revision changes with each write, so it is not compared.
    const withoutWord = (tables: Backup['catalogue']) => tables.filter(({ name }) => name !== 'revision')
    return [
      ...folderDifferences(withoutWord(wanted.catalogue), withoutWord(await readTables(stores.catalogue))),
      ...folderDifferences(wanted.enquiries, await readTables(stores.database)),
    ]
  } finally {
    await stores.close()
  }
}

function readOrFail(from: string): Backup {
  try {
    return readBackup(from)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
