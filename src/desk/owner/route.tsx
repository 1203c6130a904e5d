import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { exportCases } from '#data/cases/export-cases.ts'
import { findCases } from '#data/cases/find-cases.ts'
import { type HandedOver, handOver, listLoads, readHandOver } from '#data/cases/hand-over.ts'
import { findCase, isErased } from '#data/cases/read-case.ts'
import { erasePerson, listOfPerson, type PersonsEnquiries } from '#data/enquiries/person.ts'
import { wordsOfPerson } from '#data/enquiries/persons-words.ts'
import {
  eraseTraces,
  isByHand,
  listLeft,
  listTraces,
  readTraceKey,
  type Trace,
  type Traces,
} from '#data/enquiries/traces.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { csvHeaders } from '#desk/frame/desk-headers.ts'
import { deskMap } from '#desk/frame/desk-map.ts'
import { DeskNotice, deskPage } from '#desk/frame/desk-page.tsx'
import { field, formKey, needed, ticked } from '#desk/frame/form-shapes.ts'
import { judgeAddress, namedWord, sought, type TypedWords, word } from '#desk/frame/judge-address.ts'
import { momentOf } from '#desk/frame/moment-of.ts'
import { noSuch, type Sent, showSaved, takeForm } from '#desk/frame/take-form.tsx'
import { readTourNames } from '#desk/frame/tour-names.ts'
import { ErasePersonPage, type Ticked, traceKey, WhichPersonPage } from '#desk/owner/erase-page.tsx'
import { OwnerPage } from '#desk/owner/page.tsx'
import { COUNTED } from '#domain/cases/inbox-sections.ts'
import { readContact } from '#domain/enquiries/contact.ts'
import { shortName } from '#domain/staff/staff.ts'
import { oneLine } from '#values/plain-text.ts'

const PAGE = { title: 'Owner', place: deskMap.owner.path }

/** The finished task, in the address of the next page: the mark of a hand-over, or the id of an erased case. */
const DONE = { moved: word, erased: namedWord }

/** For owners only: the desk's table gives no other role access. */
export const ownerRoutes = new Hono<DeskEnv>()
  .get(deskMap.owner.path, judgeAddress(DONE), async (c) =>
    showOwner(c, { done: await doneBy(c, c.req.valid('query')) }),
  )

  .get(deskMap.casesFile.path, async (c) => {
    const pieces = exportCases(storesOf(c), await readTourNames(c.env.CATALOGUE))
    const { value: first = '' } = await pieces.next()
    return c.body(streamOf(first, pieces), 200, csvHeaders(`cases-${momentOf().today}.csv`))
  })

  .post(
    deskMap.handOver.path,
    takeForm({ key: formKey, from: needed, to: needed }, async (c, sent) => {
      const { from, to } = sent.typed
      const isKnown = to === '' || c.env.colleagues.includes(to)
      if (from === '' || from === to || !isKnown)
        return showOwner(c, { to, problem: 'Choose somebody else who works at the desk.' })
      const moved = await handOver(c.env.ENQUIRIES, { ...sent, from, to })
      if (await readHandOver(c.env.ENQUIRIES, moved)) return showSaved(c, `${deskMap.owner.path}?moved=${moved}`, sent)
      return showOwner(c, { to, problem: `${shortName(from)} has no open case any more.` })
    }),
  )

  .get(deskMap.erase.path, judgeAddress({ case: namedWord, name: namedWord, q: sought(200) }), async (c) => {
    const { case: caseId, name, q: text } = c.req.valid('query')
    if (caseId !== undefined) return showGoing(c, { caseId, name })
    const { rows, more } = await findCases(c.env.ENQUIRIES, text)
    return deskPage(c, PAGE, <WhichPersonPage {...{ text, rows, more }} />)
  })

  .post(
    deskMap.erase.path,
    takeForm(
      { case: needed, name: field, contact: ticked, sure: field, id: ticked, trace: ticked },
      async (c, sent) => {
        const { case: caseId, name, sure, id: ids, trace } = sent.typed
        const person = { caseId, name: name || undefined }
        const typed = { ...person, ticked: { ids, traces: trace } }
        if (sure !== 'yes')
          return showGoing(c, typed, { problem: 'Tick “Yes, erase them for ever”, if you mean it.', sent })
        if (ids.length + trace.length === 0)
          return showGoing(c, typed, { problem: 'Nothing is ticked; nothing was erased.', sent })
        const found = await personOf(c, person)
        if (!found) return answerErased(c, sent)
        const isTicked = ({ id }: { id: string }) => ids.includes(id)
        const chosen = { rows: found.rows.filter(isTicked), spilled: found.spilled.filter(isTicked) }
        // Mentions are erased first: if a fault follows, the same form still finds the person.
        await eraseTicked(c, found.mentions.traces, trace)
        await erasePerson(storesOf(c), chosen, sent.now)
        const known = [...chosen.rows, ...chosen.spilled].map(({ id }) => id)
        return showGone(
          c,
          ids.filter((id) => !known.includes(id)),
          sent,
        )
      },
    ),
  )

type Pressed = Sent<{
  case: typeof needed
  name: typeof field
  contact: typeof ticked
  id: typeof ticked
  trace: typeof ticked
}>

async function eraseTicked(c: Context<DeskEnv>, traces: Trace[], keys: string[]): Promise<void> {
  await eraseTraces(
    storesOf(c),
    traces.filter((each) => keys.includes(traceKey(each))),
  )
}

/** Reports that all was erased, unless one of `others` (ids) is still stored, or a colleague's erasing has hidden a ticked mention. */
async function showGone(c: Context<DeskEnv>, others: string[], sent: Pressed): Promise<Response> {
  const kept = others.length === 0 ? NO_ENQUIRIES : await forStaff(() => listOfPerson(storesOf(c), [], others))
  const places = sent.typed.trace.flatMap((key) => readTraceKey(key) ?? [])
  const left = await listLeft(storesOf(c), places)
  if (kept.rows.length + kept.spilled.length + left.length > 0) return showNotAll(c, left)
  return showSaved(c, `${deskMap.owner.path}?erased=${encodeURIComponent(sent.typed.case)}`, sent)
}

/**
 * The case was erased meanwhile, by this form or a colleague. Other mentions are found by what the form holds of the
 * person. The result is the same once all ticked data is erased.
 */
async function answerErased(c: Context<DeskEnv>, sent: Pressed): Promise<Response> {
  const { case: caseId, name, contact, id: ids, trace } = sent.typed
  if (!(await isErased(c.env.ENQUIRIES, [caseId]))) return noSuch(c, 'person', sent)
  const { traces } = await listTraces(
    storesOf(c),
    wordsOfPerson(contact.flatMap(asContact), NO_ENQUIRIES, name),
    NO_ENQUIRIES,
  )
  await eraseTicked(c, traces, trace)
  return showGone(c, ids, sent)
}

const asContact = (said: string) => readContact(said) ?? []
const NO_ENQUIRIES: PersonsEnquiries = { rows: [], spilled: [] }

function showNotAll(c: Context<DeskEnv>, left: Trace[]): Promise<Response> {
  const sentence = 'Not all that you ticked is erased'
  const again = 'A colleague has erased a part of it meanwhile. Look for this person again, and erase the rest.'
  const elsewhere = left.map(({ place, says }) => `${place}: ${oneLine(says, 200)}`).join('; ')
  const advice = elsewhere === '' ? again : `${again} It may still stand here: ${elsewhere}`
  return deskPage(c, { ...PAGE, status: 409 }, <DeskNotice {...{ sentence, advice }} />)
}

function storesOf({ env }: Context<DeskEnv>) {
  return { database: env.ENQUIRIES, catalogue: env.CATALOGUE, spill: env.SPILL }
}

type Told = { to?: string; problem?: string; done?: string | undefined }

async function showOwner(c: Context<DeskEnv>, { to, problem, done }: Told): Promise<Response> {
  const loads = await listLoads(c.env.ENQUIRIES)
  const page = <OwnerPage {...{ loads, to, problem }} colleagues={c.env.colleagues} />
  return deskPage(c, { ...PAGE, status: problem ? 422 : 200, savedWords: done }, page)
}

/** Says only what the database confirms, because an address can be typed. */
async function doneBy(
  c: Context<DeskEnv>,
  { moved: mark, erased }: TypedWords<typeof DONE>,
): Promise<string | undefined> {
  if (erased !== undefined && (await isErased(c.env.ENQUIRIES, [erased]))) return 'What was ticked is erased.'
  if (!/^[0-9a-f]{32}$/.test(mark)) return undefined
  const handedOver = await readHandOver(c.env.ENQUIRIES, mark)
  return handedOver && handedOverWords(handedOver)
}

function handedOverWords({ from, moved }: HandedOver): string {
  const counted = moved >= COUNTED ? `${COUNTED} or more` : moved
  return `Handed over from ${shortName(from)}: ${counted} ${moved === 1 ? 'case' : 'cases'}.`
}

/** `name`: searched besides numbers and addresses; undefined: none was sent. */
type Person = { caseId: string; name: string | undefined }
type Refusal = { problem: string; sent: Sent }

async function showGoing(
  c: Context<DeskEnv>,
  { ticked, ...person }: Person & { ticked?: Ticked },
  refusal?: Refusal,
): Promise<Response> {
  const found = await personOf(c, person)
  if (!found) return noSuch(c, 'person', refusal?.sent)
  const going = [...found.rows, ...found.spilled]
  const { traces, ...of } = found.mentions
  const mentions = { ...of, traces: traces.filter((trace) => !isByHand(trace)), byHand: traces.filter(isByHand) }
  const page = (
    <ErasePersonPage
      {...{ ...person, contacts: found.contacts, going, found: mentions, ticked }}
      problem={refusal?.problem}
    />
  )
  return deskPage(c, { ...PAGE, status: refusal ? 422 : 200 }, page)
}

/** All enquiries of a case's person, by number, address and joined cases, and the mentions elsewhere. */
async function personOf(
  c: Context<DeskEnv>,
  { caseId, name }: Person,
): Promise<(PersonsEnquiries & { mentions: Traces; contacts: string[] }) | undefined> {
  const sheet = await findCase(c.env.ENQUIRIES, caseId)
  if (!sheet) return undefined
  const { id, email, phone, dialable } = sheet.enquiry
  const said = [email, dialable ?? phone].filter(Boolean)
  const contacts = said.flatMap(asContact)
  const found = await forStaff(() => listOfPerson(storesOf(c), contacts, [id]))
  return {
    ...found,
    contacts: said,
    mentions: await listTraces(storesOf(c), wordsOfPerson(contacts, found, name), found),
  }
}

/** A fault breaks the download off, so that no browser keeps a part of the file as the whole. */
function streamOf(first: string, pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(first)),
    async pull(controller) {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
  })
}
