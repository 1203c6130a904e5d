import type { Context } from 'hono'
import { ADDING } from '#data/cases/add-line.ts'
import { openCatalogue } from '#data/catalogue/open-catalogue.ts'
import { findTourInBrief } from '#data/catalogue/tours-in-brief.ts'
import { takenEnquiry, wasErased } from '#data/enquiries/enquiry-rows.ts'
import { findOwn, type OwnRow, whyErased } from '#data/enquiries/find-own.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { logFault, within, withRetries } from '#data/stores/faults.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { readTicket, ticketOf } from '#domain/enquiries/ticket.ts'
import { answeredByInWords } from '#domain/site/working-hours.ts'
import type { AppEnv } from '#env.ts'
import { remember } from '#site/frame/remember.ts'
import type { OwnEnquiryProps } from './page.tsx'

/** How long the database may take to read an enquiry, in ms. */
const PATIENCE = 2000

/** Gives a sender the ticket of the enquiry, if tickets are configured. */
export async function rememberSent(c: Context<AppEnv>, reference: string): Promise<void> {
  const secret = c.env.VISITOR_LINK_SECRET
  if (secret) keepTicket(c, await ticketOf(secret, reference))
}

export function keepTicket(c: Context<AppEnv>, ticket: string): void {
  remember(c, { name: 'sent', value: ticket, seconds: ADDING / 1000 })
}

/**
 * The enquiry for the page of thanks. "erased": the sender or the staff have erased it. Undefined: it cannot be read;
 * the thanks need no database.
 */
export async function ownOf(
  c: Context<AppEnv>,
  { reference: asked, added }: { reference: string; added: number | undefined },
): Promise<OwnEnquiryProps | 'erased' | undefined> {
  const ticket = c.env.context.sent
  const reference = await readTicket(c.env.VISITOR_LINK_SECRET, ticket)
  if (reference !== asked) return undefined
  try {
    const row = await readOwn(c, reference)
    if (row) return await ownProps(c, row, { ticket, added })
    return (await within(PATIENCE, wasErased(c.env.ENQUIRIES, reference))) ? 'erased' : undefined
  } catch (error) {
    logFault('own-enquiry', error)
    return undefined
  }
}

/** Whether its sender has withdrawn an enquiry that is not stored any more. */
export async function isWithdrawn(c: Context<AppEnv>, reference: string): Promise<boolean> {
  const reading = withRetries(() => whyErased(c.env.ENQUIRIES, reference))
  return (await within(PATIENCE, reading)) === 'withdrawn'
}

/** Null: no such enquiry. */
export async function readOwn(c: Context<AppEnv>, reference: string): Promise<OwnRow | null> {
  const reading = withRetries(() => findOwn(c.env.ENQUIRIES, reference))
  return (await within(PATIENCE, reading)) ?? null
}

/** `added`: when a line was added, from the address; ignored if none was. */
type Asked = { ticket: string; added: number | undefined }

export async function ownProps(
  c: Context<AppEnv>,
  row: EnquiryRow,
  { ticket, added }: Asked,
): Promise<OwnEnquiryProps> {
  const by = answeredByInWords(row.createdAt, await c.env.context.closedDays())
  const lineKey = row.createdAt > c.env.context.now - ADDING ? crypto.randomUUID() : undefined
  return {
    enquiry: takenEnquiry(row),
    tour: await tourOf(c, row),
    ticket,
    by,
    lineKey,
    addedAt: row.added ? added : undefined,
  }
}

/** The tour with its names; undefined also if the catalogue cannot be read: then its id is shown. */
async function tourOf(c: Context<AppEnv>, { tour }: EnquiryRow): Promise<TourInBrief | undefined> {
  if (!tour) return undefined
  const found = within(PATIENCE, findTourInBrief(openCatalogue(c.env.CATALOGUE), tour))
  return found.catch((error) => {
    logFault('own-enquiry', error)
    return undefined
  })
}
