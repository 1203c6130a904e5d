import { expect, it } from 'vitest'
import { readTicket, ticketOf } from '../../../src/domain/enquiries/ticket.ts'

const REFERENCE = 'PT-7K3M9-QX2HB'
const ticket = await ticketOf('secret', REFERENCE)

it('opens the enquiry that it was made for, and holds nothing else', async () => {
  expect(await readTicket('secret', ticket)).toBe(REFERENCE)
  expect(ticket).toMatch(/^PT-7K3M9-QX2HB\.[\w-]{22}$/)
})

it.each([
  ['of another secret', await ticketOf('other', REFERENCE)],
  ['of another reference', ticket.replace('7K3M9', '7K3M8')],
  ['with a letter changed', `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`],
  ['cut', ticket.slice(0, -1)],
  ['with a letter more', `${ticket}A`],
  ['with a part more', `${ticket}.x`],
  ['in other letters', ticket.toLowerCase()],
  ['without its token', REFERENCE],
  ['that is empty', ''],
])('opens nothing: one %s', async (_, wrong) => {
  expect(await readTicket('secret', wrong)).toBeUndefined()
})

it('opens nothing where no secret is configured', async () => {
  expect(await readTicket(undefined, ticket)).toBeUndefined()
  expect(await readTicket('', await ticketOf('x', REFERENCE))).toBeUndefined()
})
