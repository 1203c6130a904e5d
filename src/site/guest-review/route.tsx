import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { findAsked, saveReview, withdrawReview } from '#data/cases/guest-reviews.ts'
import { isBeyond } from '#data/enquiries/rate-limit.ts'
import { logFault, within, withRetries } from '#data/stores/faults.ts'
import {
  type AskedGuest,
  type GuestReview,
  isSameReview,
  monthsOf,
  parseReview,
  type ReviewForm,
  type ReviewMistakes,
} from '#domain/cases/guest-review.ts'
import { readTicket } from '#domain/enquiries/ticket.ts'
import { pathPart, typedText } from '#domain/site/asked.ts'
import { pathTo } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { formAtMost, formOrBeginning, judged } from '#site/frame/judged.ts'
import { refuse } from '#site/frame/refuse.tsx'
import { dayInIndia, readableDate } from '#values/dates.ts'
import { manyLines } from '#values/plain-text.ts'
import { AskPage, guestReviewHead } from './page.tsx'
import {
  BACK,
  backUntil,
  GONE,
  isLinkClosed,
  KEPT_FIRST,
  NOT_BACK,
  OFTEN,
  saidAt,
  THANKS,
  UNREAD,
  UNSURE,
} from './said-at.ts'
import { type Said, SaidPage } from './said-page.tsx'

/** How long the stores may take to read, store or withdraw a review, in ms: sending does the first two. */
const PATIENCE = 1600
/** The most bytes of a review's form: a longer text is refused, to be shortened. */
const LIMIT = 64 * 1024

const text = z.pipe(
  typedText,
  z.transform((typed) => manyLines(typed)),
)
const withTicket = z.object({ ticket: typedText })
const typedReview = z.object({ ticket: typedText, mark: text, text, month: text, show: text, name: text })

/** The page for a guest's review and its later changes. Every response is private. */
export const guestReviewRoutes = new Hono<AppEnv>()
  .get(siteMap.review.path, judged('param', z.object({ ticket: pathPart })), async (c) => {
    const { ticket } = c.req.valid('param')
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket, 'review')
    if (!reference) return c.notFound()
    const asked = await readAsked(c, reference)
    if (asked === 'silent') return say(c, { ...UNREAD, status: 503 })
    const { now } = c.env.context
    if (!asked || isLinkClosed(asked, now)) return say(c, saidAt(asked, { ticket, now }))
    const month = monthsOf(asked).at(-1) ?? ''
    return ask(c, { asked, ticket, form: { mark: '', text: '', month, show: '', name: '' } })
  })
  .post(siteMap.sendReview.path, formOrBeginning(LIMIT), judged('form', typedReview), async (c) => {
    const { ticket, ...form } = c.req.valid('form')
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket, 'review')
    if (!reference) return refuse(c, 403, NOT_OURS)
    const asked = await readAsked(c, reference)
    if (asked === 'silent') return askBlind(c, { ticket, form })
    const { now } = c.env.context
    if (!asked || isLinkClosed(asked, now)) return sayClosed(c, { asked, ticket, form })
    const parsed = parseReview(form, asked)
    if (c.get('isCut')) return ask(c, { asked, ticket, form, mistakes: { text: TOO_LONG }, status: 413 })
    if ('mistakes' in parsed) return ask(c, { asked, ticket, form, mistakes: parsed.mistakes, status: 422 })
    return keep(c, { asked, ticket, form, reference, review: parsed.review })
  })
  .post(siteMap.withdrawReview.path, formAtMost(LIMIT), judged('form', withTicket), async (c) => {
    const { ticket } = c.req.valid('form')
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket, 'review')
    if (!reference) return refuse(c, 403, NOT_OURS)
    const stores = { database: c.env.ENQUIRIES, catalogue: c.env.CATALOGUE, spill: c.env.SPILL }
    const done = await tried('withdraw-review', () => withdrawReview(stores, reference, c.env.context.now))
    if (done === 'silent') return say(c, { ...NOT_BACK, ticket, status: 503 })
    return say(c, done ? BACK : GONE)
  })

const TOO_LONG =
  'This is longer than we can take: only its beginning stands below. Please shorten it to 1,200 letters and send it again.'
const NOT_OURS = 'This could not be read. Please use the link that we sent you.'
type Shown = {
  ticket: string
  form: ReviewForm
  problem?: string
  mistakes?: ReviewMistakes
  status?: 413 | 422 | 429 | 503
}

function ask(
  c: Context<AppEnv>,
  { asked, mistakes = {}, status, ...shown }: Shown & { asked: AskedGuest | undefined },
) {
  if (status) c.status(status)
  if (status === 429 || status === 503) c.header('retry-after', '60')
  const days = (of: AskedGuest) => ({ until: readableDate(dayInIndia(new Date(of.until))), backUntil: backUntil(of) })
  const known = asked && { ...asked, ...days(asked) }
  return c.render(<AskPage {...shown} asked={known} mistakes={mistakes} />, { head: guestReviewHead })
}

type Kept = Shown & { asked: AskedGuest; reference: string; review: GuestReview }

/** Stores a valid review; the page then confirms it. */
async function keep(c: Context<AppEnv>, { reference, review, ...shown }: Kept) {
  if (await isBeyond(c.env.PER_VISITOR, `review ${reference}`)) return ask(c, { ...shown, problem: OFTEN, status: 429 })
  const saving = { reference, review, now: c.env.context.now }
  const saved = await tried('save-review', () => saveReview(c.env.ENQUIRIES, saving))
  if (saved === 'silent') return ask(c, { ...shown, problem: UNSURE, status: 503 })
  return saved ? c.redirect(pathTo('review', shown.ticket), 303) : sayUnsaved(c, { ...shown, reference })
}

/** The store cannot provide the journey; the typed text is shown again. */
function askBlind(c: Context<AppEnv>, { ticket, form }: Shown) {
  return ask(c, { asked: undefined, ticket, form, problem: UNSURE, status: 503 })
}

/** The case changed between reading and storing: shows its present state with the typed text. */
async function sayUnsaved(c: Context<AppEnv>, { reference, ...sent }: Shown & { reference: string }) {
  const asked = await readAsked(c, reference)
  if (asked === 'silent') return askBlind(c, sent)
  return sayClosed(c, { ...sent, asked })
}

/** The typed text is not stored and is shown again; a stored review is confirmed again. */
function sayClosed(c: Context<AppEnv>, { asked, ticket, form }: Shown & { asked: AskedGuest | undefined }) {
  const said = saidAt(asked, { ticket, now: c.env.context.now })
  if (said.title !== THANKS.title) return say(c, { ...said, typed: form.text })
  return asked && isSameReview(form, asked)
    ? say(c, said)
    : say(c, { ...said, ...KEPT_FIRST, status: 409, typed: form.text })
}

function say(c: Context<AppEnv>, { status, typed, ...said }: Said & { status?: 409 | 503; typed?: string }) {
  if (status) c.status(status)
  if (status === 503) c.header('retry-after', '60')
  const words = typed ? `${said.said} You wrote: ${typed}` : said.said
  return c.render(<SaidPage {...said} said={words} />, { head: guestReviewHead })
}

/** Within the time that a visitor waits; "silent": the outcome is unknown. */
async function tried<Thing>(what: string, work: () => Promise<Thing>): Promise<Thing | 'silent'> {
  return within(PATIENCE, withRetries(work)).catch((error) => {
    logFault(what, error)
    return 'silent' as const
  })
}

function readAsked(c: Context<AppEnv>, reference: string): Promise<AskedGuest | undefined | 'silent'> {
  return tried('read-review', () => findAsked(c.env.ENQUIRIES, reference))
}
