import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sumOf, type Table } from './tables.ts'

export type Backup = { madeAt: string; catalogue: Table[]; enquiries: Table[] }

type Listed = Pick<Table, 'columns' | 'rows' | 'sum'>
type Manifest = { madeAt: string; catalogue: Record<string, Listed>; enquiries: Record<string, Listed> }

const DATABASES = ['catalogue', 'enquiries'] as const
const MANIFEST = 'manifest.json'

/** Writes a backup into a new folder that only its owner can read, because it contains personal data. */
export function writeBackup(folder: string, backup: Backup): void {
  const manifest: Manifest = { madeAt: backup.madeAt, catalogue: {}, enquiries: {} }
  for (const database of DATABASES) {
    mkdirSync(join(folder, database), { recursive: true, mode: 0o700 })
    for (const { name, columns, rows, sum, lines } of backup[database]) {
      writeFileSync(join(folder, database, `${name}.jsonl`), lines.map((line) => `${line}\n`).join(''), { mode: 0o600 })
      manifest[database][name] = { columns, rows, sum }
    }
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600 })
}

/**
 * Reads a backup from its folder.
 * @throws an Error that names a changed file
 */
export function readBackup(folder: string): Backup {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')) as Manifest
  const read = (database: (typeof DATABASES)[number]) =>
    Object.entries(manifest[database]).map(([name, listed]) => {
      const file = join(folder, database, `${name}.jsonl`)
      const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
      if (lines.length !== listed.rows || sumOf(lines) !== listed.sum)
        throw new Error(`${file} is not as it was written.`)
      return { name, ...listed, lines }
    })
  return { madeAt: manifest.madeAt, catalogue: read('catalogue'), enquiries: read('enquiries') }
}

/** The differences between the tables of a backup and the present ones, in words. */
export function folderDifferences(wanted: Table[], found: Table[]): string[] {
  const byName = new Map(found.map((table) => [table.name, table]))
  const changed = wanted.flatMap(({ name, rows, sum }) => {
    const table = byName.get(name)
    if (!table) return [`${name}: there is no such table`]
    if (table.rows !== rows) return [`${name}: ${table.rows} rows instead of ${rows}`]
    return table.sum === sum ? [] : [`${name}: its rows differ`]
  })
  const names = new Set(wanted.map(({ name }) => name))
  const more = found.filter(({ name, rows }) => !names.has(name) && rows > 0)
  return [...changed, ...more.map(({ name }) => `${name}: the backup does not have it`)]
}
