import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUnlocked } from '../../../src/cli/terminal/when-unlocked.ts'

const said = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(said)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  said.mockClear()
})

/** The messages of SQLite, D1 and wrangler about a database that another process holds. */
const LOCKED = [
  new Error('D1_ERROR: database is locked: SQLITE_BUSY'),
  new Error('SQLITE_LOCKED: database table is locked: enquiries'),
  new Error('✘ [ERROR] Failed to get session commit token: internal error; reference = a25hs36ieak9erqfl7o7mmnc'),
  new Error('Failed query: select 1', { cause: new Error('D1_ERROR: database is locked') }),
]

it('Work on a database that is locked is done again, however the lock is worded', async () => {
  const work = vi.fn<() => Promise<string>>().mockResolvedValue('done')
  for (const error of LOCKED) work.mockRejectedValueOnce(error)
  const [result] = await Promise.all([whenUnlocked(work), vi.runAllTimersAsync()])
  expect([result, work.mock.calls.length]).toEqual(['done', LOCKED.length + 1])
  expect(said.mock.calls).toEqual([['Another program holds the database: waiting for it…']])
})

it('Work that fails otherwise is done once', async () => {
  const work = vi.fn().mockRejectedValue(new Error('D1_ERROR: no such table: enquiries: SQLITE_ERROR'))
  await expect(whenUnlocked(work)).rejects.toThrow('no such table')
  expect(work).toHaveBeenCalledOnce()
})

it('A lock that never ends is said in one sentence, after eight tries', async () => {
  const work = vi.fn().mockRejectedValue(LOCKED[0])
  const ended = expect(whenUnlocked(work)).rejects.toThrow(/^Another program holds the database on this machine\. Stop/)
  await Promise.all([ended, vi.runAllTimersAsync()])
  expect(work).toHaveBeenCalledTimes(8)
})
