import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, it } from 'vitest'
import { folderDifferences } from '../../src/cli/databases/backup-folder.ts'
import { loadSeed } from '../../src/cli/databases/load-seed.ts'
import { readTables, type Table, writeTables } from '../../src/cli/databases/tables.ts'
import { storeDue } from '../support/enquiries.ts'
import { visitSettled } from '../support/settled.ts'

let catalogue: Table[]
let enquiries: Table[]

beforeAll(async () => {
  await storeDue(1, { name: 'आशा "O’Brien" \\ \n', message: "=1+1'; DROP TABLE enquiries; --" })
  ;[catalogue, enquiries] = await Promise.all([readTables(env.CATALOGUE), readTables(env.ENQUIRIES)])
})

const names = async (database: D1Database) =>
  (await database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{ name: string }>()).results.map(
    ({ name }) => name,
  )

describe('a backup', () => {
  it('has every table but those that are made anew', async () => {
    const left = [...(await names(env.CATALOGUE)), ...(await names(env.ENQUIRIES))].filter(
      (name) => ![...catalogue, ...enquiries].some((table) => table.name === name),
    )
    expect(left.filter((name) => !/^(sqlite_|_cf_|d1_migrations$|tour_words|tour_text)/.test(name))).toEqual([])
    expect(enquiries.find(({ name }) => name === 'enquiries')?.rows).toBe(1)
  })

  it('brings back every row after all are gone, and the site answers as before', async () => {
    const page = async (path: string) => (await visitSettled(path)).text()
    const paths = ['/Domestic', '/country/bali', '/search-results?q=kashmir', '/api/itineraries/goa']
    const before = await Promise.all(paths.map(page))
    await env.ENQUIRIES.batch(
      ['case_words', 'case_finding', 'case_events', 'enquiries', 'cases', 'duties'].map((table) =>
        env.ENQUIRIES.prepare(`DELETE FROM ${table}`),
      ),
    )
    await loadSeed(env.CATALOGUE, env.CATALOGUE_SEED)
    await env.CATALOGUE.prepare('UPDATE tours SET title = id').run()
    await writeTables(env.CATALOGUE, catalogue)
    await writeTables(env.ENQUIRIES, enquiries)
    const withoutWord = (tables: Table[]) => tables.filter(({ name }) => name !== 'revision')
    expect(folderDifferences(withoutWord(catalogue), withoutWord(await readTables(env.CATALOGUE)))).toEqual([])
    expect(folderDifferences(enquiries, await readTables(env.ENQUIRIES))).toEqual([])
    expect(await Promise.all(paths.map(page))).toEqual(before)
  })

  it('names the table whose rows differ, are fewer, or are not in it', () => {
    const [first] = catalogue.filter(({ rows }) => rows > 1)
    if (!first) throw new Error('a table with rows is wanted')
    const fewer = { ...first, rows: first.rows - 1 }
    expect(folderDifferences([first], [fewer])).toEqual([`${first.name}: ${fewer.rows} rows instead of ${first.rows}`])
    expect(folderDifferences([first], [{ ...first, sum: 'another' }])).toEqual([`${first.name}: its rows differ`])
    expect(folderDifferences([first], [])).toEqual([`${first.name}: there is no such table`])
    expect(folderDifferences([], [first])).toEqual([`${first.name}: the backup does not have it`])
  })
})
