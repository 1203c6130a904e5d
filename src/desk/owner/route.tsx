import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { exportCases } from '#data/cases/export-cases.ts'
import { findCases } from '#data/cases/find-cases.ts'
import { handOver, listLoads } from '#data/cases/hand-over.ts'
import { findCase } from '#data/cases/read-case.ts'
import { erasePerson, listOfPerson, type PersonsEnquiries } from '#data/enquiries/person.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { readForm, textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice } from '#desk/frame/desk-notice.tsx'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { readTours } from '#desk/frame/tour-names.ts'
import { ErasePersonPage, WhichPersonPage } from '#desk/owner/erase-page.tsx'
import { OwnerPage } from '#desk/owner/page.tsx'
import { readContact } from '#domain/enquiries/contact.ts'
import { shortName } from '#domain/staff/staff.ts'
import { dayInIndia } from '#values/dates.ts'

const PAGE = { title: 'Owner', place: deskMap.owner.path }

/** What only owners may do: the desk's table names no other role. */
export const owner = new Hono<DeskEnv>()
  .get(deskMap.owner.path, (c) => showOwner(c, doneIn(c)))

  .get(deskMap.casesFile.path, async (c) => {
    const pieces = exportCases(c.env.ENQUIRIES, await readTours(c.env.CATALOGUE))
    const day = dayInIndia(new Date())
    return c.body(streamOf(pieces), 200, {
      'content-type': 'text/csv; charset=UTF-8',
      'content-disposition': `attachment; filename="cases-${day}.csv"`,
    })
  })

  .post(deskMap.handOver.path, async (c) => {
    const form = (await readForm(c.req.raw)) ?? new FormData()
    const [from, to] = [textOf(form, 'from'), textOf(form, 'to')]
    const isKnown = to === '' || c.env.colleagues.includes(to)
    if (from === '' || from === to || !isKnown) return refuse(c, 'Choose somebody who works at the desk')
    const moved = await handOver(c.env.ENQUIRIES, { from, to, actor: c.env.staff.email, now: Date.now() })
    return c.redirect(`${deskMap.owner.path}?moved=${moved}&from=${encodeURIComponent(from)}`, 303)
  })

  .get(deskMap.erase.path, async (c) => {
    const caseId = c.req.query('case')
    if (caseId !== undefined) return showGoing(c, caseId)
    const text = (c.req.query('q') ?? '').slice(0, 200).trim()
    const { rows, more } = await findCases(c.env.ENQUIRIES, text)
    return deskPage(c, PAGE, <WhichPersonPage {...{ text, rows, more }} />)
  })

  .post(deskMap.erase.path, async (c) => {
    const form = (await readForm(c.req.raw)) ?? new FormData()
    const caseId = textOf(form, 'case')
    const ticked = form.getAll('id').map(String)
    if (textOf(form, 'sure') !== 'yes') return showGoing(c, caseId, 'Tick “Yes, erase them for ever”, if you mean it.')
    if (ticked.length === 0) return showGoing(c, caseId, 'Nothing is ticked; nothing was erased.')
    const found = await personOf(c, caseId)
    if (!found) return noPerson(c)
    const isTicked = ({ id }: { id: string }) => ticked.includes(id)
    const chosen = { rows: found.rows.filter(isTicked), spilled: found.spilled.filter(isTicked) }
    const count = await erasePerson(storesOf(c), chosen, Date.now())
    return c.redirect(`${deskMap.owner.path}?erased=${count}`, 303)
  })

function storesOf({ env }: Context<DeskEnv>) {
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, spill: env.SPILL }
}

async function showOwner(c: Context<DeskEnv>, done: string | undefined): Promise<Response> {
  const loads = await listLoads(c.env.ENQUIRIES)
  return deskPage(c, PAGE, <OwnerPage loads={loads} colleagues={c.env.colleagues} done={done} />)
}

/** After a post the page is shown by an address that says what was done, so that a reload does nothing again. */
function doneIn(c: Context<DeskEnv>): string | undefined {
  const [moved, from = '', erased] = [c.req.query('moved'), c.req.query('from'), c.req.query('erased')]
  if (erased !== undefined) return `Erased: ${counted(erased, 'enquiry', 'enquiries')}.`
  return moved === undefined ? undefined : `Handed over from ${shortName(from)}: ${counted(moved, 'case', 'cases')}.`
}

function counted(number: string, one: string, many: string): string {
  const count = Number.parseInt(number, 10) || 0
  return `${count} ${count === 1 ? one : many}`
}

async function showGoing(c: Context<DeskEnv>, caseId: string, problem?: string): Promise<Response> {
  const found = await personOf(c, caseId)
  if (!found) return noPerson(c)
  const page = <ErasePersonPage caseId={caseId} going={[...found.rows, ...found.spilled]} problem={problem} />
  return deskPage(c, { ...PAGE, status: problem ? 422 : 200 }, page)
}

/** All enquiries of the person of a case: by its number, its address, and what was joined with it. */
async function personOf(c: Context<DeskEnv>, caseId: string): Promise<PersonsEnquiries | undefined> {
  const sheet = await findCase(c.env.ENQUIRIES, caseId)
  if (!sheet) return undefined
  const { id, email, phone, dialable } = sheet.enquiry
  const contacts = [email, dialable ?? phone].flatMap((said) => readContact(said) ?? [])
  return forStaff(() => listOfPerson(storesOf(c), contacts, [id]))
}

function noPerson(c: Context<DeskEnv>): Response {
  return deskPage(c, { ...PAGE, status: 404 }, <DeskNotice sentence="There is no such person, or they were erased" />)
}

function refuse(c: Context<DeskEnv>, sentence: string): Response {
  return deskPage(c, { ...PAGE, status: 422 }, <DeskNotice sentence={sentence} advice="Nothing was changed." />)
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
