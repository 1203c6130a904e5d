import type { Context } from 'hono'
import { Hono } from 'hono/tiny'
import type { ReactElement } from 'react'
import * as z from 'zod/mini'
import { withdraw } from '#data/enquiries/find-own.ts'
import { outboxOf } from '#data/enquiries/outbox.ts'
import { tellEnds } from '#data/enquiries/tell-ends.ts'
import { logFault, within } from '#data/stores/faults.ts'
import { statusInWords } from '#domain/enquiries/own-words.ts'
import { isReference } from '#domain/enquiries/reference.ts'
import { readTicket } from '#domain/enquiries/ticket.ts'
import { pathPart, typedText } from '#domain/site/asked.ts'
import { pathTo } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { formAtMost, formOrBeginning, judged } from '#site/frame/judged.ts'
import { refuse } from '#site/frame/refuse.tsx'
import { oneLine } from '#values/plain-text.ts'
import { addOrRefuse, FOREIGN, LARGE, type LineForm, type LineRefusal } from './add-or-refuse.ts'
import { LineAgainPage, OwnEnquiryPage, ownEnquiryHead, WithdrawAgainPage } from './page.tsx'
import { isWithdrawn, keepTicket, ownOf, ownProps, readOwn } from './read-own.ts'
import { SuccessPage, successHead } from './success-page.tsx'

/** How long all stores together may take to erase an enquiry, in ms. */
const WITHDRAWING = 3000
/** How many ends of enquiries a withdrawal reports at once, including its own. */
const AT_ONCE = 5
/** The most bytes of a line's form: a longer text is refused, to be shortened. */
const LIMIT = 64 * 1024

/** When the line was added that led to a page, in ms since 1970. */
const addedAt = z.catch(z.optional(z.pipe(z.string().check(z.regex(/^\d{13}$/)), z.transform(Number))), undefined)
/** A link that a chat has cut still shows the thanks. */
const thanked = z.object({
  added: addedAt,
  reference: z.catch(z.optional(z.string().check(z.refine(isReference))), undefined),
})

const withTicket = z.object({ ticket: typedText })
const typedLine = z.object({
  ticket: typedText,
  key: typedText,
  from: typedText,
  line: z.pipe(
    typedText,
    z.transform((line) => oneLine(line, LIMIT)),
  ),
})

/** A sender's enquiry, and the actions on it. Every response is private and not stored. */
export const ownEnquiryRoutes = new Hono<AppEnv>()
  .get(siteMap.success.path, judged('query', thanked), async (c) => {
    const { reference, added } = c.req.valid('query')
    const own = reference ? await ownOf(c, { reference, added }) : undefined
    if (own) c.header('cache-control', 'no-store')
    if (own === 'erased') return c.render(<OwnEnquiryPage status={ERASED} />, { head: ownEnquiryHead })
    // Only a known enquiry promises a time, because any address can be typed.
    return c.render(<SuccessPage reference={reference} by={own?.by} own={own} />, { head: successHead })
  })
  .get(
    siteMap.ownEnquiry.path,
    judged('param', z.object({ ticket: pathPart })),
    judged('query', z.object({ added: addedAt })),
    async (c) => {
      const { ticket } = c.req.valid('param')
      const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
      if (!reference) return c.notFound()
      const row = await readOwn(c, reference).catch((error) => logFault('own-enquiry', error))
      if (row === undefined) return unanswered(c, <OwnEnquiryPage status={UNREAD} />)
      // Back after a withdrawal leads to the address of an added line, far down in the page. Without it the page begins at its top.
      if (row === null && c.req.valid('query').added) return c.redirect(pathTo('ownEnquiry', ticket), 303)
      if (row === null) return showGone(c, reference)
      const page = (
        <OwnEnquiryPage
          status={statusInWords(row)}
          own={await ownProps(c, row, { ticket, added: c.req.valid('query').added })}
        />
      )
      return c.render(page, { head: ownEnquiryHead })
    },
  )
  .post(siteMap.addLine.path, formOrBeginning(LIMIT), judged('form', typedLine), async (c) => {
    const form = c.req.valid('form')
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, form.ticket)
    if (!reference) return form.line ? lineAgain(c, form, FOREIGN) : refuse(c, 403, NOT_OURS)
    const refusal = c.get('isCut') ? LARGE : await addOrRefuse(c, reference, form)
    if (refusal) return lineAgain(c, form, refusal)
    keepTicket(c, form.ticket)
    const added = `added=${c.env.context.now}#added`
    const own = `${pathTo('ownEnquiry', form.ticket)}?${added}`
    return c.redirect(form.from === 'own' ? own : `${siteMap.success.path}?reference=${reference}&${added}`, 303)
  })
  .post(siteMap.withdraw.path, formAtMost(LIMIT), judged('form', withTicket), async (c) => {
    const { ticket } = c.req.valid('form')
    const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
    if (!reference) return refuse(c, 403, NOT_OURS)
    if (!(await withdrawIt(c, reference)))
      return unanswered(c, <WithdrawAgainPage problem={NOT_WITHDRAWN} ticket={ticket} />)
    const told = tellEnds(outboxOf(c.env), c.env.SPILL, AT_ONCE).catch((error) => logFault('ends', error))
    c.executionCtx.waitUntil(told)
    return c.redirect(pathTo('ownEnquiry', ticket), 303)
  })

const GONE =
  'We hold no enquiry under this link: it was erased, or it is not stored yet. If you have just sent it, look again in a few minutes.'
const ERASED = 'This enquiry is withdrawn, and what was sent is erased. Nobody calls about it.'
const WITHDRAWN = 'Your enquiry is withdrawn, and what you sent is erased. Nobody calls you about it.'
const UNREAD =
  'We cannot read your enquiry just now: our systems do not answer. Nothing is lost. Please open this link again in a minute.'
const NOT_WITHDRAWN =
  'We could not confirm that your enquiry is withdrawn: our systems do not answer just now. Please press the button again in a minute; it does no harm.'
const NOT_OURS = 'This could not be read. Please use the link that we showed you.'

/** An enquiry that is not stored: its sender has withdrawn it, or it was erased, or it is still to come. */
async function showGone(c: Context<AppEnv>, reference: string) {
  const isTheirs = await isWithdrawn(c, reference).catch((error) => logFault('own-enquiry', error))
  if (isTheirs === undefined) return unanswered(c, <OwnEnquiryPage status={UNREAD} />)
  return c.render(<OwnEnquiryPage status={isTheirs ? WITHDRAWN : GONE} />, { head: ownEnquiryHead })
}

/** The line is shown with its key: sent again it is the same line. */
function lineAgain(c: Context<AppEnv>, { ticket, key, from, line }: LineForm, { status, sentence }: LineRefusal) {
  c.status(status)
  if (status === 429 || status === 503) c.header('retry-after', '60')
  const page = (
    <LineAgainPage {...{ ticket, from }} lineKey={key || crypto.randomUUID()} typed={line} problem={sentence} />
  )
  return c.render(page, { head: ownEnquiryHead })
}

/** Erases an enquiry, which may already be erased: a repeated form is one withdrawal. False: the outcome is unknown. */
async function withdrawIt(c: Context<AppEnv>, reference: string): Promise<boolean> {
  const { ENQUIRIES: database, CATALOGUE: catalogue, SPILL: spill } = c.env
  try {
    await within(WITHDRAWING, withdraw({ database, catalogue, spill }, reference, c.env.context.now))
    return true
  } catch (error) {
    logFault('withdraw', error)
    return false
  }
}

/** The stores are silent, so the outcome is unknown. */
function unanswered(c: Context<AppEnv>, page: ReactElement) {
  c.status(503)
  c.header('retry-after', '60')
  return c.render(page, { head: ownEnquiryHead })
}
