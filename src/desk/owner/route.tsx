import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { exportCases } from '#data/cases/export-cases.ts'
import { findCases } from '#data/cases/find-cases.ts'
import { handOver, listLoads } from '#data/cases/hand-over.ts'
import { findCase } from '#data/cases/read-case.ts'
import { erasePerson, listOfPerson, type PersonsEnquiries } from '#data/enquiries/person.ts'
import { eraseTraces, isByHand, listTraces, type Trace, wordsOfPerson } from '#data/enquiries/traces.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { textOf } from '#desk/frame/desk-form.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { deskPage } from '#desk/frame/desk-page.tsx'
import { momentOf } from '#desk/frame/moment.ts'
import { noSuch, type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { ErasePersonPage, type Ticked, traceKey, WhichPersonPage } from '#desk/owner/erase-page.tsx'
import { OwnerPage } from '#desk/owner/page.tsx'
import { readContact } from '#domain/enquiries/contact.ts'
import { shortName } from '#domain/staff/staff.ts'

const PAGE = { title: 'Owner', place: deskMap.owner.path }

/** What only owners may do: the desk's table names no other role. */
export const ownerRoutes = new Hono<DeskEnv>()
  .get(deskMap.owner.path, (c) => showOwner(c))

  .get(deskMap.casesFile.path, async (c) => {
    const pieces = exportCases(c.env.ENQUIRIES, await readTourNames(c.env.CATALOGUE))
    return c.body(streamOf(pieces), 200, {
      'content-type': 'text/csv; charset=UTF-8',
      'content-disposition': `attachment; filename="cases-${momentOf().today}.csv"`,
    })
  })

  .post(
    deskMap.handOver.path,
    takeForm({ needs: ['from', 'to'] }, async (c, sent) => {
      const [from, to] = [textOf(sent.form, 'from'), textOf(sent.form, 'to')]
      const isKnown = to === '' || c.env.colleagues.includes(to)
      if (from === '' || from === to || !isKnown) return showOwner(c, 'Choose somebody who works at the desk.')
      const moved = await handOver(c.env.ENQUIRIES, { from, to, actor: sent.actor, now: sent.now })
      return showSaved(c, `${deskMap.owner.path}?moved=${moved}&from=${encodeURIComponent(from)}`, sent)
    }),
  )

  .get(deskMap.erase.path, async (c) => {
    const caseId = c.req.query('case')
    if (caseId !== undefined) return showGoing(c, { caseId, name: c.req.query('name') ?? '' })
    const text = (c.req.query('q') ?? '').slice(0, 200).trim()
    const { rows, more } = await findCases(c.env.ENQUIRIES, text)
    return deskPage(c, PAGE, <WhichPersonPage {...{ text, rows, more }} />)
  })

  .post(
    deskMap.erase.path,
    takeForm({ needs: ['case'] }, async (c, sent) => {
      const { form } = sent
      const person = { caseId: textOf(form, 'case'), name: textOf(form, 'name') }
      const ticked = { ids: form.getAll('id').map(String), traces: form.getAll('trace').map(String) }
      const typed = { ...person, ticked }
      if (textOf(form, 'sure') !== 'yes')
        return showGoing(c, typed, { problem: 'Tick “Yes, erase them for ever”, if you mean it.', sent })
      if (ticked.ids.length + ticked.traces.length === 0)
        return showGoing(c, typed, { problem: 'Nothing is ticked; nothing was erased.', sent })
      const found = await personOf(c, person)
      if (!found) return noSuch(c, 'person', sent)
      const isTicked = ({ id }: { id: string }) => ticked.ids.includes(id)
      const chosen = { rows: found.rows.filter(isTicked), spilled: found.spilled.filter(isTicked) }
      const count = await erasePerson(storesOf(c), chosen, sent.now)
      const traces = found.traces.filter((trace) => ticked.traces.includes(traceKey(trace)))
      const places = await eraseTraces(storesOf(c), traces)
      return showSaved(c, `${deskMap.owner.path}?erased=${count}&places=${places}`, sent)
    }),
  )

function storesOf({ env }: Context<DeskEnv>) {
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, spill: env.SPILL }
}

async function showOwner(c: Context<DeskEnv>, problem?: string): Promise<Response> {
  const loads = await listLoads(c.env.ENQUIRIES)
  const page = <OwnerPage loads={loads} colleagues={c.env.colleagues} problem={problem} />
  return deskPage(c, { ...PAGE, status: problem ? 422 : 200, savedWords: doneIn(c) }, page)
}

/** After a post the browser is redirected to an address that says the outcome, so that a reload does nothing again. */
function doneIn(c: Context<DeskEnv>): string | undefined {
  const { moved, from = '', erased, places = '0' } = c.req.query()
  if (moved !== undefined) return `Handed over from ${shortName(from)}: ${counted(moved, 'case', 'cases')}.`
  if (erased === undefined) return undefined
  const elsewhere = places === '0' ? '' : ` And from ${counted(places, 'other place', 'other places')}.`
  return `Erased: ${counted(erased, 'enquiry', 'enquiries')}.${elsewhere}`
}

function counted(number: string, one: string, many: string): string {
  const count = Number.parseInt(number, 10) || 0
  return `${count} ${count === 1 ? one : many}`
}

/** `name`: looked for beside the person's numbers and addresses; may be empty. */
type Person = { caseId: string; name: string }
type Refusal = { problem: string; sent: Sent }

async function showGoing(
  c: Context<DeskEnv>,
  { ticked, ...person }: Person & { ticked?: Ticked },
  refusal?: Refusal,
): Promise<Response> {
  const found = await personOf(c, person)
  if (!found) return noSuch(c, 'person', refusal?.sent)
  const going = [...found.rows, ...found.spilled]
  const [traces, byHand] = [found.traces.filter((trace) => !isByHand(trace)), found.traces.filter(isByHand)]
  const page = <ErasePersonPage {...{ ...person, going, traces, byHand, ticked }} problem={refusal?.problem} />
  return deskPage(c, { ...PAGE, status: refusal ? 422 : 200 }, page)
}

/**
 * All enquiries of the person of a case, by its number, its address, and what was joined with it; and where the person
 * stands elsewhere.
 */
async function personOf(
  c: Context<DeskEnv>,
  { caseId, name }: Person,
): Promise<(PersonsEnquiries & { traces: Trace[] }) | undefined> {
  const sheet = await findCase(c.env.ENQUIRIES, caseId)
  if (!sheet) return undefined
  const { id, email, phone, dialable } = sheet.enquiry
  const contacts = [email, dialable ?? phone].flatMap((said) => readContact(said) ?? [])
  const found = await forStaff(() => listOfPerson(storesOf(c), contacts, [id]))
  return { ...found, traces: await listTraces(storesOf(c), wordsOfPerson(contacts, found, name), found) }
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
