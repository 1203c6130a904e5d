import { env } from 'cloudflare:workers'
import { expect, it, onTestFinished } from 'vitest'
import { openCases } from '../../src/data/cases/open-cases.ts'
import { brokenDatabase, wrapDatabase } from '../chaos/faults.ts'
import { askDesk, OWNER } from '../support/desk.ts'
import { clearEnquiries, storeDue } from '../support/enquiries.ts'
import { expectLog } from '../support/log.ts'
import { select } from '../support/markup.ts'

const DOWN = 'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.'

it.each([
  ['ENQUIRIES', '/inbox'],
  ['ENQUIRIES', '/case/some'],
  ['ENQUIRIES', '/owner'],
  ['ENQUIRIES', '/owner/erase?q=asha'],
  ['ENQUIRIES', '/cases.csv'],
  ['ENQUIRIES', '/reports'],
  ['CATALOGUE', '/tours'],
  ['CATALOGUE', '/prices'],
] as const)('While %s fails, %s says so with the time to come again', async (name, path) => {
  expectLog()
  const answer = await askDesk(path, { as: OWNER, bindings: { [name]: brokenDatabase(env[name], DOWN) } })
  const [heading] = await select(await answer.text(), 'h1')
  expect([answer.status, answer.headers.get('retry-after'), heading?.text]).toEqual([
    ...[503, '60', 'The database does not answer'],
  ])
})

it('A statement that the database cannot run is a fault with a reference, and no silence', async () => {
  expectLog()
  const wrong = brokenDatabase(env.ENQUIRIES, 'D1_ERROR: no such table: enquiries: SQLITE_ERROR')
  const answer = await askDesk('/inbox', { as: OWNER, bindings: { ENQUIRIES: wrong } })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
})

it('A file of all cases that cannot be read to its end is broken off', async () => {
  onTestFinished(clearEnquiries)
  await clearEnquiries()
  await storeDue(300)
  await openCases(env.ENQUIRIES)
  let pages = 0
  const ends = wrapDatabase(env.ENQUIRIES, async (call, query) => {
    if (query.includes('json_group_array') && ++pages > 1) throw new Error(DOWN)
    return call()
  })
  const answer = await askDesk('/cases.csv', { as: OWNER, bindings: { ENQUIRIES: ends } })
  expect([answer.status, pages]).toEqual([200, 1])
  await expect(answer.text()).rejects.toThrow(DOWN)
})
