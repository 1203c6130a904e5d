import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { expect, it } from 'vitest'
import { duties } from '../../src/data/enquiries/schema.ts'
import { codeOf, isTransient } from '../../src/data/stores/faults.ts'
import { brokenDatabase, TRANSIENT_FAULTS } from '../chaos/faults.ts'

/** What Drizzle throws, with the bound values in its message. */
async function thrownBy(database: D1Database, doneAt: unknown): Promise<unknown> {
  const row = { name: 'beat', doneAt: doneAt as number } as const
  const insert = drizzle(database).insert(duties).values(row)
  return insert.then(
    () => undefined,
    (error: unknown) => error,
  )
}

it('A row that the database refuses has a separate code', async () => {
  expect(codeOf(await thrownBy(env.ENQUIRIES, 'Asha Rao'))).toBe('D1_REFUSED')
})

it.each(TRANSIENT_FAULTS)('Behind the wrapper of the query builder the fault is known: %s', async (fault) => {
  expect(isTransient(await thrownBy(brokenDatabase(env.ENQUIRIES, fault), 1))).toBe(true)
})

it('Values that repeat the words of a fault make no fault of that kind', async () => {
  const error = await thrownBy(brokenDatabase(env.ENQUIRIES, 'D1_ERROR: odd'), 'Network connection lost')
  expect([codeOf(error), isTransient(error)]).toEqual(['D1_ERROR', false])
})

it.each([
  [Object.assign(new Error('to asha@example.in'), { code: 'E_RECIPIENT_SUPPRESSED' }), 'E_RECIPIENT_SUPPRESSED'],
  [Object.assign(new Error('x'), { code: 'asha@example.in' }), 'Error'],
  [Object.assign(new Error('x'), { name: 'asha@example.in' }), 'UNKNOWN'],
  ['asha@example.in', 'UNKNOWN'],
])('A code is a word of ours or of the service, never what somebody wrote: %s', (error, code) => {
  expect(codeOf(error)).toBe(code)
})
