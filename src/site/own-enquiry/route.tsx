import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { brand } from '#brand.ts'
import { ADDING, type Added, addLine } from '#data/cases/add-line.ts'
import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { findTourInBrief } from '#data/catalogue/tours-in-brief.ts'
import { takenEnquiry } from '#data/enquiries/enquiry-rows.ts'
import { findOwn, type OwnRow, withdraw } from '#data/enquiries/find-own.ts'
import { outboxOf } from '#data/enquiries/outbox.ts'
import { isBeyond } from '#data/enquiries/rate-limit.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { tellEnds } from '#data/enquiries/tell-ends.ts'
import { logFault, within, withRetries } from '#data/stores/faults.ts'
import { readFormAtMost, textsOf } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { statusInWords } from '#domain/enquiries/own-words.ts'
import { isReference } from '#domain/enquiries/reference.ts'
import { readTicket, ticketOf } from '#domain/enquiries/ticket.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { answeredByInWords } from '#domain/site/working-hours.ts'
import type { AppEnv } from '#env.ts'
import { judged } from '#site/frame/judged.ts'
import { NotFoundPage, notFoundHead } from '#site/frame/notice.tsx'
import { refuse } from '#site/frame/refuse.tsx'
import { remember, remembered } from '#site/frame/remember.ts'
import { countLetters, FIELD_LETTERS } from '#values/letter-limits.ts'
import { oneLine } from '#values/plain-text.ts'
import { LineAgainPage, OwnEnquiryPage, type OwnEnquiryProps, ownEnquiryHead, WithdrawAgainPage } from './page.tsx'
import { SuccessPage, successHead } from './success-page.tsx'

/** The cookie that shows a sender his own enquiry on the page of thanks, for an hour. */
const COOKIE = 'sent'
/** How long the database may take to tell, or to change, an enquiry, in ms. */
const PATIENCE = 2000
/** How long all stores together may take to erase one, in ms. */
const WITHDRAWING = 3000
/** How many ends of enquiries a withdrawal tells the staff of at once, its own among them. */
const AT_ONCE = 5

/** The most that a line may weigh with its form, in bytes: one that is too long comes back to be shortened. */
const LIMIT = 64 * 1024

/** A link that a chat has cut still shows the thanks. */
const thanked = z.object({ reference: z.catch(z.optional(z.string().check(z.refine(isReference))), undefined) })

/** What a sender sees of an enquiry, and what he may still do about it. Every answer is his alone and is kept nowhere. */
export const ownEnquiry = new Hono<AppEnv>()
  .get(siteMap.success.path, judged('query', thanked), async (c) => {
    const { reference } = c.req.valid('query')
    const own = reference ? await ownOf(c, remembered(c, COOKIE) ?? '', reference) : undefined
    if (own) c.header('cache-control', 'no-store')
    // Only an enquiry that is known promises an hour: any address can be typed.
    return c.render(<SuccessPage reference={reference} by={own?.by} own={own} />, { head: successHead })
  })
  .get(siteMap.ownEnquiry.path, async (c) => {
    const ticket = c.req.param('ticket') ?? ''
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
    if (!reference) return notFound(c)
    const row = await readOwn(c, reference).catch((error) => logFault('own-enquiry', error))
    if (row === undefined) return unanswered(c, UNREAD)
    const page = row ? (
      <OwnEnquiryPage status={statusInWords(row)} own={await ownProps(c, row, ticket)} />
    ) : (
      <OwnEnquiryPage status={GONE} />
    )
    return c.render(page, { head: ownEnquiryHead })
  })
  .post(siteMap.addLine.path, async (c) => {
    const { ticket, reference, body, end } = await readPost(c)
    if (end === 'too long') return refuse(c, 413, TOO_LONG)
    const form = { ticket, key: String(body.key ?? ''), line: oneLine(String(body.line ?? ''), LIMIT) }
    if (!reference) return form.line ? lineAgain(c, form, FOREIGN) : refuse(c, 403, NOT_OURS)
    const refusal = await refusalOf(c, reference, form)
    if (refusal) return lineAgain(c, form, refusal)
    keepTicket(c, ticket)
    return c.redirect(`${siteMap.success.path}?reference=${reference}`, 303)
  })
  .post(siteMap.withdraw.path, async (c) => {
    const { ticket, reference, end } = await readPost(c)
    if (end === 'too long') return refuse(c, 413, TOO_LONG)
    if (!reference) return refuse(c, 403, NOT_OURS)
    const isGone = await withdrawIt(c, reference)
    if (isGone === undefined) return withdrawAgain(c, ticket)
    if (!isGone) return c.render(<OwnEnquiryPage status={GONE} />, { head: ownEnquiryHead })
    const told = tellEnds(outboxOf(c.env), c.env.SPILL, AT_ONCE).catch((error) => logFault('ends', error))
    c.executionCtx.waitUntil(told)
    return c.render(<OwnEnquiryPage status={WITHDRAWN} />, { head: ownEnquiryHead })
  })

const GONE =
  'We hold no enquiry under this link: it was erased, or it is not stored yet. If you have just sent it, look again in a few minutes.'
const WITHDRAWN = 'Your enquiry is withdrawn, and what you sent is erased. Nobody calls you about it.'
const UNREAD =
  'We cannot read your enquiry just now: our systems do not answer. Nothing is lost. Please open this link again in a minute.'
const NOT_WITHDRAWN =
  'We could not confirm that your enquiry is withdrawn: our systems do not answer just now. Please press the button again in a minute; it does no harm.'
const TOO_LONG = 'This is longer than we can take.'
const NOT_OURS = 'This could not be read. Please use the link that we showed you.'

/** Why a line is not added, and with which status. */
type Refusal = { status: 400 | 403 | 404 | 429 | 503; sentence: string }

const CALL = `Please call us on ${brand.phone.shown}.`
const NOT_ADDED: Record<Exclude<Added, 'added'>, Refusal> = {
  unknown: {
    status: 404,
    sentence: `This line is not added: we hold no enquiry under your link. It was erased, or it is not stored yet. If you have just sent it, press “Add it” again in a few minutes. ${CALL}`,
  },
  late: { status: 400, sentence: `This line is not added: the hour in which one can be added has passed. ${CALL}` },
  full: { status: 400, sentence: `This line is not added: the enquiry holds as much as can be added here. ${CALL}` },
}
const FOREIGN: Refusal = {
  status: 403,
  sentence: `This line is not added: it came without the link that we showed you. Open that link and add it there. ${CALL}`,
}
const EMPTY: Refusal = { status: 400, sentence: 'There is nothing to add yet: write a line.' }
const LONG: Refusal = {
  status: 400,
  sentence: `This line is not added: it has more than ${FIELD_LETTERS} letters. Please shorten it, or add it in two lines.`,
}
const OFTEN: Refusal = {
  status: 429,
  sentence: 'This line is not added: these were many lines for one minute. Please press “Add it” again in a minute.',
}
const UNKNOWN: Refusal = {
  status: 503,
  sentence:
    'We could not confirm that this line is added: our systems do not answer just now. Please press “Add it” again in a minute; it counts once.',
}

type LineForm = { ticket: string; key: string; line: string }

/** Adds the line, or says why not. */
async function refusalOf(c: Context<AppEnv>, reference: string, { key, line }: LineForm): Promise<Refusal | undefined> {
  if (line === '') return EMPTY
  if (countLetters(line) > FIELD_LETTERS) return LONG
  if (await isBeyond(c.env.PER_VISITOR, `line ${reference}`)) return OFTEN
  try {
    const added = await addLine(c.env.ENQUIRIES, { reference, key, line, now: Date.now() })
    return added === 'added' ? undefined : NOT_ADDED[added]
  } catch (error) {
    logFault('add-line', error)
    return UNKNOWN
  }
}

/** The line comes back with its key: sent again it is the same one. */
function lineAgain(c: Context<AppEnv>, { ticket, key, line }: LineForm, { status, sentence }: Refusal) {
  c.status(status)
  if (status === 429 || status === 503) c.header('retry-after', '60')
  const page = <LineAgainPage ticket={ticket} lineKey={key || crypto.randomUUID()} typed={line} problem={sentence} />
  return c.render(page, { head: ownEnquiryHead })
}

/** Gives a sender the ticket to his enquiry, where tickets are configured. */
export async function rememberSent(c: Context<AppEnv>, reference: string): Promise<void> {
  const secret = c.env.VISITOR_LINK_SECRET
  if (secret) keepTicket(c, await ticketOf(secret, reference))
}

function keepTicket(c: Context<AppEnv>, ticket: string): void {
  remember(c, { name: COOKIE, value: ticket, seconds: ADDING / 1000 })
}

/** What the page of thanks repeats; undefined where it cannot be told: the thanks need no database. */
async function ownOf(c: Context<AppEnv>, ticket: string, asked: string): Promise<OwnEnquiryProps | undefined> {
  const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
  if (reference !== asked) return undefined
  try {
    const row = await readOwn(c, reference)
    return row ? await ownProps(c, row, ticket) : undefined
  } catch (error) {
    logFault('own-enquiry', error)
    return undefined
  }
}

/** Null: no such enquiry is stored. */
async function readOwn(c: Context<AppEnv>, reference: string): Promise<OwnRow | null> {
  const reading = withRetries(() => findOwn(c.env.ENQUIRIES, reference))
  return (await within(PATIENCE, reading)) ?? null
}

async function ownProps(c: Context<AppEnv>, row: EnquiryRow, ticket: string): Promise<OwnEnquiryProps> {
  const by = answeredByInWords(row.createdAt, await c.env.context.closedDays())
  const lineKey = row.createdAt > Date.now() - ADDING ? crypto.randomUUID() : undefined
  return { enquiry: takenEnquiry(row), tour: await tourOf(c, row), ticket, by, lineKey }
}

/** The tour by its names; undefined also while the catalogue cannot be read: then its id is shown. */
async function tourOf(c: Context<AppEnv>, { tour }: EnquiryRow): Promise<TourInBrief | undefined> {
  if (!tour) return undefined
  const found = within(PATIENCE, findTourInBrief(openCatalogue(c.env.CATALOGUE), tour))
  return found.catch((error) => {
    logFault('own-enquiry', error)
    return undefined
  })
}

async function readPost(c: Context<AppEnv>) {
  const { form, end } = await readFormAtMost(c.req.raw, LIMIT)
  const body: Record<string, unknown> = isCrossSite(c.req.raw) || !form ? {} : textsOf(form)
  const ticket = String(body.ticket ?? '')
  return { body, ticket, end, reference: await readTicket(c.env.VISITOR_LINK_SECRET, ticket) }
}

/** Whether an enquiry was withdrawn now, or had been before; undefined: nobody knows. */
async function withdrawIt(c: Context<AppEnv>, reference: string): Promise<boolean | undefined> {
  const { ENQUIRIES: database, CATALOGUE: catalogue, SPILL: spill } = c.env
  try {
    return await within(WITHDRAWING, withdraw({ database, catalogue, spill }, reference, Date.now()))
  } catch (error) {
    logFault('withdraw', error)
    return undefined
  }
}

function withdrawAgain(c: Context<AppEnv>, ticket: string) {
  c.status(503)
  c.header('retry-after', '60')
  return c.render(<WithdrawAgainPage problem={NOT_WITHDRAWN} ticket={ticket} />, { head: ownEnquiryHead })
}
function notFound(c: Context<AppEnv>) {
  c.status(404)
  return c.render(<NotFoundPage />, { head: notFoundHead })
}

/** The stores do not answer: nobody knows more than that. */
function unanswered(c: Context<AppEnv>, sentence: string) {
  c.status(503)
  c.header('retry-after', '60')
  return c.render(<OwnEnquiryPage status={sentence} />, { head: ownEnquiryHead })
}
