import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { eraseAgain } from '../../src/cli/databases/erase-again.ts'
import { readTables, type Table, writeTables } from '../../src/cli/databases/tables.ts'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { type NewRow, saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { withdraw } from '../../src/data/enquiries/find-own.ts'
import { listErased } from '../../src/data/enquiries/spill.ts'
import { wrapDatabase } from '../chaos/faults.ts'
import { allRows, clearEnquiries, row, STORES, storeDue } from '../support/enquiries.ts'

beforeEach(clearEnquiries)

/** A table's rows by the names of its columns. */
function rowsOf(tables: Table[], name: string): Record<string, unknown>[] {
  const table = tables.find((each) => each.name === name)
  return (table?.lines ?? []).map((line) => {
    const values: unknown[] = JSON.parse(line)
    return Object.fromEntries(values.map((value, at) => [table?.columns[at], value]))
  })
}

describe('A backup that is made while people write and erase', () => {
  /** Before each question of the backup one person is erased and one more asks. */
  async function backupMeanwhile(going: NewRow[]): Promise<Table[]> {
    const busy = wrapDatabase(env.ENQUIRIES, async (call) => {
      await withdraw(STORES, going.pop()?.reference ?? '', Date.now())
      await storeDue(1)
      await openCases(env.ENQUIRIES)
      return call()
    })
    return readTables(busy)
  }

  it('has every row that was there before and after, once', async () => {
    const stored = await storeDue(1100)
    await openCases(env.ENQUIRIES)
    const tables = await backupMeanwhile(stored.slice(0, 40))
    const after = new Set((await allRows()).map(({ id }) => id))
    const stayed = stored.map(({ id }) => id).filter((id) => after.has(id))
    const ids = rowsOf(tables, 'enquiries').map(({ id }) => id)
    const kept = new Set(ids)
    expect([ids.length - kept.size, stayed.filter((id) => !kept.has(id))]).toEqual([0, []])
  })

  it('is of one moment: each case has its enquiry, each erased one its tombstone', async () => {
    const stored = await storeDue(60)
    await openCases(env.ENQUIRIES)
    const tables = await backupMeanwhile(stored.slice(0, 40))
    const enquiries = rowsOf(tables, 'enquiries')
    const ids = new Set(enquiries.map(({ id }) => id))
    expect(rowsOf(tables, 'cases').filter(({ enquiry_id }) => !ids.has(enquiry_id))).toEqual([])
    const erased = enquiries.filter(({ erased_at }) => erased_at !== null)
    expect(erased.length).toBe(rowsOf(tables, 'tombstones').length)
  })
})

describe('A restore', () => {
  it('erases again who was erased since the backup, and leaves everybody else', async () => {
    const [gone, stays, again] = await storeDue(3)
    await openCases(env.ENQUIRIES)
    const backup = await readTables(env.ENQUIRIES)
    for (const each of [gone, again]) await withdraw(STORES, each?.reference ?? '', Date.now())
    if (again) await saveRows(env.ENQUIRIES, [{ ...again, createdAt: Date.now() + 1000 }])
    const newer = await readTables(env.ENQUIRIES)
    await writeTables(env.ENQUIRIES, backup)
    expect(await eraseAgain(STORES, Date.now())).toBe(2)
    expect((await allRows()).filter(({ name }) => name !== '').map(({ id }) => id)).toEqual([stays?.id])
    await writeTables(env.ENQUIRIES, newer)
    expect(await eraseAgain(STORES, Date.now())).toBe(0)
  })

  it('keeps out what came and was erased after the backup', async () => {
    const backup = await readTables(env.ENQUIRIES)
    const later = await row()
    await saveRows(env.ENQUIRIES, [later])
    await withdraw(STORES, later.reference, Date.now())
    await writeTables(env.ENQUIRIES, backup)
    expect([await eraseAgain(STORES, Date.now()), (await listErased(env.SPILL)).length]).toEqual([0, 1])
    await saveRows(env.ENQUIRIES, [later])
    expect(await allRows()).toEqual([])
  })
})
