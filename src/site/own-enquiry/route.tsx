import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { Hono } from 'hono/tiny'
import { takenEnquiry } from '#data/enquiries/enquiry-rows.ts'
import { ADDING, addLine, findOwn, withdraw } from '#data/enquiries/find-own.ts'
import { outboxOf } from '#data/enquiries/outbox.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { tellEnds } from '#data/enquiries/tell-ends.ts'
import { logFault, within } from '#data/stores/faults.ts'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { statusInWords } from '#domain/enquiries/own-words.ts'
import { isReference } from '#domain/enquiries/reference.ts'
import { readTicket, ticketOf } from '#domain/enquiries/ticket.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { answeredByInWords } from '#domain/site/working-hours.ts'
import type { AppEnv } from '#env.ts'
import { NotFoundPage, notFoundHead, ProblemPage, problemHead } from '#site/frame/notice.tsx'
import { FIELD_LETTERS } from '#values/letter-limits.ts'
import { oneLine } from '#values/plain-text.ts'
import { OwnEnquiryPage, type OwnEnquiryProps, ownEnquiryHead } from './page.tsx'
import { SuccessPage, successHead } from './success-page.tsx'

/** The cookie that shows a sender his own enquiry on the page of thanks, for an hour. */
const COOKIE = 'sent'
/** How long the database may take to tell, or to change, an enquiry, in ms. */
const PATIENCE = 2000
/** How long all stores together may take to erase one, in ms. */
const WITHDRAWING = 3000
/** How many ends of enquiries a withdrawal tells the staff of at once, its own among them. */
const AT_ONCE = 5

/** The most that a line or a link may weigh with its form, in bytes. */
const LIMIT = 4096

/** What a sender sees of an enquiry, and what he may still do about it. Every answer is his alone and is kept nowhere. */
export const ownEnquiry = new Hono<AppEnv>()
  .get(siteMap.success.path, async (c) => {
    const asked = c.req.query('reference') ?? ''
    const reference = isReference(asked) ? asked : undefined
    const own = reference && (await ownOf(c, getCookie(c, COOKIE, prefixOf(c)) ?? '', reference))
    if (own) c.header('cache-control', 'no-store')
    const by = reference && answeredByInWords(own ? own.enquiry.createdAt : c.env.context.now)
    return c.render(<SuccessPage reference={reference} by={by} own={own || undefined} />, { head: successHead })
  })
  .get(siteMap.ownEnquiry.path, async (c) => {
    const ticket = c.req.param('ticket') ?? ''
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
    if (!reference) return notFound(c)
    const row = await within(PATIENCE, findOwn(c.env.ENQUIRIES, reference))
    const page = row ? (
      <OwnEnquiryPage status={statusInWords(row)} own={ownProps(row, ticket)} />
    ) : (
      <OwnEnquiryPage status={GONE} />
    )
    return c.render(page, { head: ownEnquiryHead })
  })
  .post(siteMap.addLine.path, async (c) => {
    const { ticket, reference, body, end } = await readPost(c)
    if (end === 'too long') return refuse(c, 413, TOO_LONG)
    if (!reference) return refuse(c, 403, NOT_OURS)
    const line = oneLine(String(body.line ?? ''), FIELD_LETTERS)
    const isAdded =
      line !== '' && (await within(PATIENCE, addLine(c.env.ENQUIRIES, reference, { line, now: Date.now() })))
    if (!isAdded)
      return refuse(c, 400, 'This could not be added: the hour has passed, or it is empty or too long. Please call us.')
    keepTicket(c, ticket)
    return c.redirect(`${siteMap.success.path}?reference=${reference}`, 303)
  })
  .post(siteMap.withdraw.path, async (c) => {
    const { reference, end } = await readPost(c)
    if (end === 'too long') return refuse(c, 413, TOO_LONG)
    if (!reference) return refuse(c, 403, NOT_OURS)
    const { ENQUIRIES: database, CATALOGUE: catalogue, SPILL: spill } = c.env
    const isGone = await within(WITHDRAWING, withdraw({ database, catalogue, spill }, reference, Date.now()))
    if (!isGone) return c.render(<OwnEnquiryPage status={GONE} />, { head: ownEnquiryHead })
    const told = tellEnds(outboxOf(c.env), spill, AT_ONCE).catch((error) => logFault('ends', error))
    c.executionCtx.waitUntil(told)
    return c.render(<OwnEnquiryPage status={WITHDRAWN} />, { head: ownEnquiryHead })
  })

const GONE =
  'We hold no enquiry under this link: it was erased, or it is not stored yet. If you have just sent it, look again in a few minutes.'
const WITHDRAWN = 'Your enquiry is withdrawn, and what you sent is erased. Nobody calls you about it.'
const TOO_LONG = 'This is longer than we can take.'
const NOT_OURS = 'This could not be read. Please use the link that we showed you.'

/** Gives a sender the ticket to his enquiry, where tickets are configured. */
export async function rememberSent(c: Context<AppEnv>, reference: string): Promise<void> {
  const secret = c.env.VISITOR_LINK_SECRET
  if (secret) keepTicket(c, await ticketOf(secret, reference))
}

function keepTicket(c: Context<AppEnv>, ticket: string): void {
  const lasting = { path: '/', maxAge: ADDING / 1000, sameSite: 'Lax', httpOnly: true } as const
  setCookie(c, COOKIE, ticket, prefixOf(c) ? { ...lasting, secure: true, prefix: 'host' } : lasting)
}

function prefixOf(c: Context<AppEnv>): 'host' | undefined {
  return new URL(c.req.url).protocol === 'https:' ? 'host' : undefined
}

/** What the page of thanks repeats; undefined where it cannot be told: the thanks need no database. */
async function ownOf(c: Context<AppEnv>, ticket: string, asked: string): Promise<OwnEnquiryProps | undefined> {
  const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
  if (reference !== asked) return undefined
  try {
    const row = await within(PATIENCE, findOwn(c.env.ENQUIRIES, reference))
    return row && ownProps(row, ticket)
  } catch (error) {
    logFault('own-enquiry', error)
    return undefined
  }
}

function ownProps(row: EnquiryRow, ticket: string): OwnEnquiryProps {
  const canAdd = row.createdAt > Date.now() - ADDING
  return { enquiry: takenEnquiry(row), ticket, by: answeredByInWords(row.createdAt), canAdd }
}

async function readPost(c: Context<AppEnv>) {
  const { form, end } = await readFormAtMost(c.req.raw, LIMIT)
  const body: Record<string, unknown> = isCrossSite(c.req.raw) ? {} : Object.fromEntries(form ?? [])
  const ticket = String(body.ticket ?? '')
  return { body, ticket, end, reference: await readTicket(c.env.VISITOR_LINK_SECRET, ticket) }
}

function notFound(c: Context<AppEnv>) {
  c.status(404)
  return c.render(<NotFoundPage />, { head: notFoundHead })
}

function refuse(c: Context, status: 400 | 403 | 413, sentence: string) {
  c.status(status)
  return c.render(<ProblemPage sentence={sentence} />, { head: problemHead })
}
