import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import { type AskedGuest, findAsked, saveReview, withdrawReview } from '#data/cases/guest-reviews.ts'
import { isBeyond } from '#data/enquiries/rate-limit.ts'
import { logFault, within, withRetries } from '#data/stores/faults.ts'
import { readFormAtMost, textsOf } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import {
  type GuestReview,
  monthsOf,
  parseReview,
  type ReviewForm,
  type ReviewMistakes,
} from '#domain/cases/guest-review.ts'
import { readTicket } from '#domain/enquiries/ticket.ts'
import { pathTo } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { NotFoundPage, notFoundHead } from '#site/frame/notice.tsx'
import { refuse } from '#site/frame/refuse.tsx'
import { dayInIndia, daysAfter, readableDate } from '#values/dates.ts'
import { manyLines } from '#values/plain-text.ts'
import { AskPage, guestReviewHead, type Said, SaidPage } from './page.tsx'

/** How long the stores may take to read, to store or to take back a review, in ms: a sending does the first two. */
const PATIENCE = 1600
/** The most that a review may weigh with its form, in bytes: one that is too long comes back to be shortened. */
const LIMIT = 64 * 1024

/** The page that asks a guest for a review, and what they may do with it later. Every answer is theirs alone. */
export const guestReviews = new Hono<AppEnv>()
  .get(siteMap.review.path, async (c) => {
    const ticket = c.req.param('ticket') ?? ''
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket, 'review')
    if (!reference) {
      c.status(404)
      return c.render(<NotFoundPage />, { head: notFoundHead })
    }
    const asked = await readAsked(c, reference)
    if (asked === 'silent') return say(c, { ...UNREAD, status: 503 })
    if (!asked || isClosed(asked)) return say(c, standing(asked, ticket))
    const month = monthsOf(asked).at(-1) ?? ''
    return ask(c, { asked, ticket, form: { mark: '', text: '', month, show: '', name: '' } })
  })
  .post(siteMap.sendReview.path, async (c) => {
    const { ticket, reference, body, end } = await readPost(c)
    if (end === 'too long') return refuse(c, 413, 'This is longer than we can take: 1,200 letters fit.')
    if (!reference) return refuse(c, 403, NOT_OURS)
    const form = formIn(body)
    const asked = await readAsked(c, reference)
    if (asked === 'silent') return askBlind(c, { ticket, form })
    if (!asked || isClosed(asked)) return say(c, { ...standing(asked, ticket), typed: form.text })
    const parsed = parseReview(form, asked)
    if ('mistakes' in parsed) return ask(c, { asked, ticket, form, mistakes: parsed.mistakes, status: 422 })
    return keep(c, { asked, ticket, form, reference, review: parsed.review })
  })
  .post(siteMap.withdrawReview.path, async (c) => {
    const { ticket, reference } = await readPost(c)
    if (!reference) return refuse(c, 403, NOT_OURS)
    const stores = { database: c.env.ENQUIRIES, catalogue: c.env.CATALOGUE, spill: c.env.SPILL }
    const done = await tried('withdraw-review', () => withdrawReview(stores, reference, Date.now()))
    if (done === 'silent') return say(c, { ...NOT_BACK, ticket, status: 503 })
    return say(c, done ? BACK : GONE)
  })

const NOT_OURS = 'This could not be read. Please use the link that we sent you.'
const OFTEN = 'It is not sent yet: these were many for one minute. Please press “Send my review” again in a minute.'
const UNSURE =
  'We could not confirm that it is stored: our systems do not answer just now. Please press “Send my review” again in a minute; it counts once.'

const UNREAD: Said = {
  title: 'Your review',
  said: 'Our systems do not answer just now. Nothing is lost. Please open this link again in a minute.',
}
const GONE: Said = {
  title: 'Your review',
  said: 'We hold nothing under this link: it was erased, or nobody has asked for a review here.',
}
const OVER: Said = {
  title: 'This link has ended',
  said: 'A review can be sent for 60 days after we ask. Thank you all the same.',
}
const NOT_OPEN: Said = {
  title: 'This link does not ask just now',
  said: 'A review can be sent once a journey with us is over. Thank you all the same.',
}
const THANKS: Said = {
  title: 'Thank you. We have it.',
  said: 'A person reads it. If you let us show it, we may put it on our site, as you wrote it.',
}
const BACK: Said = {
  title: 'Your review is taken back',
  said: 'It is erased, and does not stand on our site any more.',
}
const NOT_BACK: Said = {
  title: 'Your review',
  said: 'We could not confirm that it is taken back: our systems do not answer just now. Please press the button again in a minute; it does no harm.',
}

/** What stands at a link that asks no more. */
function standing(asked: AskedGuest | undefined, ticket: string): Said {
  if (!asked) return GONE
  if (!asked.review) return isOver(asked) ? OVER : NOT_OPEN
  return asked.review.mark === null ? BACK : { ...THANKS, ticket, backUntil: lastDayOf(asked) }
}

/** The day before the enquiry is erased for its age, in words. */
function lastDayOf({ endsAt }: AskedGuest): string {
  return readableDate(daysAfter(dayInIndia(new Date(endsAt)), -1))
}

/** Whether nothing is asked at the link any more, or not now. */
function isClosed(asked: AskedGuest): boolean {
  return asked.review !== undefined || !asked.mayAnswer || isOver(asked)
}

function isOver({ until }: AskedGuest): boolean {
  return Date.now() >= until
}

type Shown = { ticket: string; form: ReviewForm; problem?: string; mistakes?: ReviewMistakes; status?: 422 | 429 | 503 }

function ask(
  c: Context<AppEnv>,
  { asked, mistakes = {}, status, ...shown }: Shown & { asked: AskedGuest | undefined },
) {
  if (status) c.status(status)
  if (status === 429 || status === 503) c.header('retry-after', '60')
  const days = (of: AskedGuest) => ({ until: readableDate(dayInIndia(new Date(of.until))), backUntil: lastDayOf(of) })
  const known = asked && { ...asked, ...days(asked) }
  return c.render(<AskPage {...shown} asked={known} mistakes={mistakes} />, { head: guestReviewHead })
}

type Kept = Shown & { asked: AskedGuest; reference: string; review: GuestReview }

/** Stores a review without a mistake; the link then says that it is there. */
async function keep(c: Context<AppEnv>, { reference, review, ...shown }: Kept) {
  if (await isBeyond(c.env.PER_VISITOR, `review ${reference}`)) return ask(c, { ...shown, problem: OFTEN, status: 429 })
  const saving = { reference, review, now: Date.now() }
  const saved = await tried('save-review', () => saveReview(c.env.ENQUIRIES, saving))
  if (saved === 'silent') return ask(c, { ...shown, problem: UNSURE, status: 503 })
  return saved ? c.redirect(pathTo('review', shown.ticket), 303) : sayUnsaved(c, { ...shown, reference })
}

/** The store does not even say whose journey it was: what was typed comes back all the same. */
function askBlind(c: Context<AppEnv>, { ticket, form }: Shown) {
  return ask(c, { asked: undefined, ticket, form, problem: UNSURE, status: 503 })
}

/** The case ended between reading it and storing the review: how it stands now, with what was typed. */
async function sayUnsaved(c: Context<AppEnv>, { reference, ...sent }: Shown & { reference: string }) {
  const asked = await readAsked(c, reference)
  if (asked === 'silent') return askBlind(c, sent)
  return say(c, { ...standing(asked, sent.ticket), typed: sent.form.text })
}

function say(c: Context<AppEnv>, { status, typed, ...said }: Said & { status?: 503; typed?: string }) {
  if (status) {
    c.status(status)
    c.header('retry-after', '60')
  }
  const words = typed && said.title !== THANKS.title ? `${said.said} You wrote: ${typed}` : said.said
  return c.render(<SaidPage {...said} said={words} />, { head: guestReviewHead })
}

/** Within the time that a visitor waits; "silent": nobody knows. */
async function tried<Thing>(what: string, work: () => Promise<Thing>): Promise<Thing | 'silent'> {
  return within(PATIENCE, withRetries(work)).catch((error) => {
    logFault(what, error)
    return 'silent' as const
  })
}

function readAsked(c: Context<AppEnv>, reference: string): Promise<AskedGuest | undefined | 'silent'> {
  return tried('read-review', () => findAsked(c.env.ENQUIRIES, reference))
}

async function readPost(c: Context<AppEnv>) {
  const { form, end } = await readFormAtMost(c.req.raw, LIMIT)
  const body: Record<string, unknown> = isCrossSite(c.req.raw) || !form ? {} : textsOf(form)
  const ticket = String(body.ticket ?? '')
  return { body, ticket, end, reference: await readTicket(c.env.VISITOR_LINK_SECRET, ticket, 'review') }
}

function formIn(body: Record<string, unknown>): ReviewForm {
  const text = (name: string) => manyLines(String(body[name] ?? ''))
  return { mark: text('mark'), text: text('text'), month: text('month'), show: text('show'), name: text('name') }
}
