import { whenUnlocked } from '#cli/terminal/when-unlocked.ts'
import { closeEarlier } from '#data/cases/close-earlier.ts'
import { findCases } from '#data/cases/find-cases.ts'
import { judgeHeld } from '#data/cases/judge-held.ts'
import { type CaseSheet, findCase } from '#data/cases/read-case.ts'
import { readSections } from '#data/cases/read-sections.ts'
import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { listToursInBrief } from '#data/catalogue/tours-in-brief.ts'
import { erasePerson, findPerson, type StoredPerson } from '#data/enquiries/erase-person.ts'
import { type Filter, listEnquiries, resendEnquiry } from '#data/enquiries/kept-enquiries.ts'
import { isByHand, type Mention, type Mentions } from '#data/enquiries/mentions.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { INBOX } from '#domain/cases/inbox-sections.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { type Contact, readContact } from '#domain/enquiries/contact.ts'
import { isOfAnother } from '#domain/enquiries/mention-of-another.ts'
import { HOW_NAMES_ARE_FOUND, isLongEnough, NAME_TOO_SHORT } from '#domain/enquiries/name-to-find.ts'
import { dayInIndia, readableDate } from '#values/dates.ts'
import { addressesIn } from '#values/mail-address.ts'
import { searchForm } from '#values/normal-form.ts'
import { phoneNumbers } from '#values/phone/phone.ts'
import { oneLine } from '#values/plain-text.ts'
import { caseSheet, caseTable, enquiryCsv, enquiryTable, sectionTable } from './enquiry-text.ts'

/** The typed command after `npm run enquiries --`. */
export type Request = {
  command: string
  /** A reference or a part of it, a name, an e-mail or a phone number. */
  subject: string | undefined
  filter: Filter
  /** A moment in ms since 1970. */
  before?: number | undefined
  limit: number
  /** The name of the person to erase. */
  name?: string | undefined
  /** Whether texts that were found by the name alone are erased, too. Others may have the same name. */
  byName?: boolean
}

/** The stores of a command, and its question before erasing. */
export type Desk = {
  database: D1Database
  catalogue: D1Database
  spill: KVNamespace
  now: number
  confirm: (question: string) => Promise<boolean>
}

/** A refused command: its message is for the staff, and the exit code is 1. */
export class DeskError extends Error {}

export const USAGE = `npm run enquiries -- <command> [options] [--remote]
  list                  --due --held --dead --sent --from 2026-11-01 --to 2026-11-30 --tour Bali6d5n --limit 50
  inbox                 what is to be done, as the desk shows it
  show   <who>          a reference or a half of it, a name, a phone number or an e-mail, as the desk finds them
  resend <who>          the staff are told again, by the next run of the cron
  close                 --before 2026-11-01: cases that nobody has touched, as answered by mail before the desk
  export                CSV, with the filters of list; --out enquiries.csv
  erase  <who>          a person's data, by e-mail or phone, from all of their enquiries, reviews and notes; --name "Asha Rao"
                        looks for the name, too, and --by-name erases what it finds; --yes to skip the questions`

export async function follow(desk: Desk, request: Request): Promise<string> {
  const command = COMMANDS.get(request.command)
  if (!command) throw new DeskError(`There is no command "${request.command}".\n${USAGE}`)
  return command(desk, request)
}

const COMMANDS = new Map(Object.entries({ list, inbox, show, resend, close, export: exported, erase: eraseAll }))

async function exported(desk: Desk, { filter }: Request): Promise<string> {
  return enquiryCsv(await filtered(desk, filter), await toursById(desk))
}

async function list(desk: Desk, { filter, limit }: Request): Promise<string> {
  const rows = await filtered(desk, filter, limit + 1)
  if (rows.length === 0) return 'No enquiry fits.'
  const more = rows.length > limit ? `\nThere are more: --limit ${limit * 2}` : ''
  return enquiryTable(rows.slice(0, limit)) + more
}

async function inbox({ database, now }: Desk, { limit }: Request): Promise<string> {
  const moment = { now, today: dayInIndia(new Date(now)) }
  const lists = await readSections(database, { sections: INBOX, moment, limit })
  const filled = lists.filter(({ count }) => count > 0)
  if (filled.length === 0) return 'All done.'
  return filled.map((list) => sectionTable(list, moment)).join('\n\n')
}

/** An unknown and unsold tour is a slip: similar names are suggested. */
async function filtered(desk: Desk, filter: Filter, limit?: number): Promise<EnquiryRow[]> {
  const rows = await listEnquiries(desk.database, filter, limit)
  const { tour } = filter
  if (rows.length > 0 || tour === undefined) return rows
  const tours = [...(await toursById(desk)).values()]
  const asked = searchForm(tour)
  if (tours.some(({ id }) => searchForm(id) === asked)) return rows
  const meant = tours.filter(({ id, title, place }) => searchForm(`${id} ${title} ${place}`).includes(asked))
  const lines = meant.map(({ id, title, duration }) => `\n  ${id}  ${title}, ${duration}`)
  throw new DeskError(`No tour has the id "${tour}".${lines.length > 0 ? ` There are:${lines.join('')}` : ''}`)
}

/** If the catalogue is silent, ids are shown instead of names. */
async function toursById({ catalogue }: Desk): Promise<Map<string, TourInBrief>> {
  const tours = await whenUnlocked(() => listToursInBrief(openCatalogue(catalogue))).catch(() => [])
  return new Map(tours.map((tour) => [tour.id, tour]))
}

async function show(desk: Desk, { subject }: Request): Promise<string> {
  const sheet = await findOne(desk, subject)
  return caseSheet(sheet, (await toursById(desk)).get(sheet.enquiry.tour))
}

async function findOne({ database, now }: Desk, words: string | undefined): Promise<CaseSheet> {
  if (!words) throw new DeskError(`Say whose: a reference, a name, a phone number or an e-mail.\n${USAGE}`)
  const { rows, more } = await findCases(database, words)
  const [row, ...others] = rows
  const sheet = row && (await findCase(database, row.id))
  if (!sheet) throw new DeskError(`No enquiry fits "${words}".`)
  if (others.length > 0) {
    const table = caseTable(rows, { now, today: dayInIndia(new Date(now)) })
    throw new DeskError(`${rows.length}${more ? '+' : ''} enquiries fit. Name one by its reference:\n${table}`)
  }
  return sheet
}

const ACTOR = 'command line'

async function resend(desk: Desk, { subject }: Request): Promise<string> {
  const { database, now, confirm } = desk
  const { row, enquiry, delivery } = await findOne(desk, subject)
  if (row.stage === 'spam')
    throw new DeskError(`${enquiry.reference} is spam. Give it another stage at the desk: then it is mailed.`)
  const again = delivery.state === 'sent' ? `${enquiry.reference} was sent already. Send it again?` : undefined
  if (again && !(await confirm(again))) throw new DeskError('Nothing was sent.')
  if (row.stage === 'held') await judgeHeld(database, { caseId: row.id, verdict: 'new', actor: ACTOR, now })
  else await resendEnquiry(database, enquiry.id, now)
  return `${enquiry.reference} is due: the cron sends it within a minute.`
}

async function close({ database, now, confirm }: Desk, { before }: Request): Promise<string> {
  if (before === undefined) throw new DeskError(`Say up to which day: close --before 2026-11-01.\n${USAGE}`)
  const day = readableDate(dayInIndia(new Date(before)))
  const question = `Close every case from before ${day} that nobody has touched at the desk?`
  if (!(await confirm(question))) throw new DeskError('Nothing was closed.')
  const count = await closeEarlier(database, { before, actor: ACTOR, now })
  return `${count === 1 ? 'One case is' : `${count} cases are`} closed as “before the desk”.`
}

/** The person to erase; `name`: looked for besides. */
function personIn({ subject, name }: Request): { contact: Contact; name: string | undefined } {
  const contact = readContact(subject ?? '')
  if (!contact)
    throw new DeskError('Name the person by an e-mail address or by a phone number of seven digits or more.')
  if (phoneNumbers(subject ?? '', '').length > 1 || addressesIn(subject ?? '').length > 1)
    throw new DeskError('Name one number or one address at a time.')
  if (name !== undefined && !isLongEnough(name)) throw new DeskError(NAME_TOO_SHORT)
  return { contact, name }
}

async function eraseAll(desk: Desk, request: Request): Promise<string> {
  const { contact, name } = personIn(request)
  const find = () => findPerson(desk, { contacts: [contact], name })
  const shown = await find()
  const count = shown.enquiries.rows.length + shown.enquiries.spilled.length
  if (count + shown.elsewhere.mentions.length === 0)
    return ['Nothing of this person is stored.', ...shown.elsewhere.leftOut].join('\n')
  const how = name === undefined ? '' : `\n\n${HOW_NAMES_ARE_FOUND}`
  const question = `Erase this person's data from ${counted(count)}, for ever?`
  if (!(await desk.confirm(`${personText(shown)}${how}\n\n${question}`))) throw new DeskError('Nothing was erased.')
  // People go on writing while the question waits.
  const now = await find()
  const isTaken = (mention: Mention) => (request.byName || !mention.byName) && !isByHand(mention)
  const taken = now.elsewhere.mentions.filter((mention) => isTaken(mention) && wasShown(mention, shown))
  const { erased, places } = await erasePerson(desk, { enquiries: shown.enquiries, mentions: taken }, desk.now)
  const others = now.elsewhere.mentions.filter((mention) => !taken.includes(mention))
  const gone = places > 0 ? ` And from ${places} other place${places === 1 ? '' : 's'}:${linesOf(taken)}` : ''
  const isLate = (mention: Mention) => isTaken(mention) && !wasShown(mention, shown)
  const stay = linesOf(others.filter((each) => !isLate(each)))
  const late = `${lateEnquiries(now, shown)}${linesOf(others.filter(isLate))}`
  return `Erased from ${counted(erased)}.${gone}${listOf(STAYS, stay)}${listOf(CAME, late)}\n\n${LEFT}`
}

function personText({ enquiries: { rows, spilled }, elsewhere }: StoredPerson): string {
  const waiting = spilled.map(({ reference }) => `\n${reference} waits outside of the database.`).join('')
  return `${enquiryTable(rows)}${waiting}${mentionLines(elsewhere)}`
}

/** A row's number is given to another row once the row is gone, so the text counts, too. */
function wasShown({ place, key, says }: Mention, { elsewhere }: StoredPerson): boolean {
  return elsewhere.mentions.some((each) => each.place === place && each.key === key && each.says === says)
}

/** The data that erasing does not reach. */
const LEFT = `The mails that were sent are in the staff's mailbox: delete them there. A backup that was made before still holds this
person: a restore of it (npm run restore) erases the enquiries again, but what stood elsewhere comes back, so erase this
person again after it. What src/content says of this person (a review, the text of a tour) comes back with the next
seed: take it out there.`

const STAYS = 'Not erased (--by-name takes what was found by the name alone):'
const CAME = 'Not erased, it came meanwhile (the same command erases it):'

function listOf(title: string, lines: string): string {
  return lines === '' ? '' : `\n\n${title}${lines}`
}

function lateEnquiries(now: StoredPerson, shown: StoredPerson): string {
  const all = ({ enquiries: { rows, spilled } }: StoredPerson) => [...rows, ...spilled]
  const before = all(shown).map(({ id }) => id)
  const late = all(now).filter(({ id }) => !before.includes(id))
  return late.map(({ reference }) => `\n  enquiry ${reference}`).join('')
}

function mentionLines({ mentions, leftOut }: Mentions): string {
  const listed = mentions.length > 0 ? `\n\nElsewhere:${linesOf(mentions)}` : ''
  return [listed, ...leftOut].join('\n')
}

function linesOf(mentions: Mention[]): string {
  const line = (mention: Mention) =>
    `\n  ${mention.place}${mention.at ? ` ${mention.at}` : ''}: ${oneLine(mention.says)}${remarkOn(mention)}`
  return mentions.map(line).join('')
}

function remarkOn(mention: Mention): string {
  if (isOfAnother(mention)) return ' (it goes with that enquiry)'
  if (isByHand(mention)) return ' (change it by hand)'
  return mention.byName ? ' (the name alone)' : ''
}

function counted(enquiries: number): string {
  return enquiries === 1 ? 'one enquiry' : `${enquiries} enquiries`
}
