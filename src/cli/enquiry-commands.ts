import {
  erasePerson,
  type Filter,
  findEnquiry,
  listEnquiries,
  listOfPerson,
  resendEnquiry,
} from '#data/enquiries/desk.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { countSpilled } from '#data/enquiries/spill.ts'
import { readContact } from '#domain/contact.ts'
import { enquiryCsv, enquirySheet, enquiryTable } from './enquiry-text.ts'

/** What the staff typed after `npm run enquiries --`. */
export type Request = {
  command: string | undefined
  /** The reference, e-mail or phone number. */
  subject: string | undefined
  filter: Filter
  limit: number
}

/** Where a command works and how it asks before it destroys. */
export type Desk = {
  database: D1Database
  spill: KVNamespace
  now: number
  confirm: (question: string) => Promise<boolean>
}

/** A request that cannot be followed; its message is for the staff. */
export class DeskError extends Error {}

export const USAGE = `npm run enquiries -- <command> [options] [--remote]
  list                     --due --held --dead --since 2026-11-01 --tour Bali6d5n --limit 50
  show   <reference>
  resend <reference>       the staff are told again, by the next run of the cron
  export                   CSV, with the filters of list; --out enquiries.csv
  erase  <e-mail or phone> a person's data, from all of their enquiries; --yes to skip the question`

/** Follows a request and gives what to print. */
export async function follow(desk: Desk, request: Request): Promise<string> {
  switch (request.command) {
    case 'list':
      return enquiryTable(await listEnquiries(desk.database, request.filter, request.limit))
    case 'export':
      return enquiryCsv(await listEnquiries(desk.database, request.filter))
    case 'show':
      return enquirySheet(await named(desk, request.subject))
    case 'resend':
      return resend(desk, request.subject)
    case 'erase':
      return eraseAll(desk, request.subject)
    default:
      throw new DeskError(USAGE)
  }
}

async function named({ database }: Desk, reference: string | undefined): Promise<EnquiryRow> {
  const row = await findEnquiry(database, reference ?? '')
  if (!row) throw new DeskError('No enquiry has this reference.')
  return row
}

async function resend(desk: Desk, reference: string | undefined): Promise<string> {
  const row = await named(desk, reference)
  if (row.erasedAt !== null) throw new DeskError('This enquiry was erased: there is nothing left to send.')
  const again = row.state === 'sent' ? `${row.reference} was sent already. Send it again?` : undefined
  if (again && !(await desk.confirm(again))) return 'Nothing was sent.'
  await resendEnquiry(desk.database, row.id, desk.now)
  return `${row.reference} is due: the cron sends it within a minute.`
}

async function eraseAll(desk: Desk, subject: string | undefined): Promise<string> {
  const { database, spill, now, confirm } = desk
  const contact = readContact(subject ?? '')
  if (!contact)
    throw new DeskError('Name the person by an e-mail address or by a phone number of seven digits or more.')
  if ((await countSpilled(spill)) > 0) {
    throw new DeskError('Some enquiries wait outside of their database. Erase when /healthz says "spilled": 0.')
  }
  const rows = await listOfPerson(database, contact)
  if (rows.length === 0) return 'Nothing of this person is stored.'
  const question = `${enquiryTable(rows)}\n\nErase this person's data from ${counted(rows.length)}, for ever?`
  if (!(await confirm(question))) return 'Nothing was erased.'
  return `Erased from ${counted(await erasePerson(database, contact, now))}. The mails that were sent are in the staff's mailbox.`
}

function counted(enquiries: number): string {
  return enquiries === 1 ? 'one enquiry' : `${enquiries} enquiries`
}
