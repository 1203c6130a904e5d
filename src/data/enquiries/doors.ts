import { logFault, mayHaveHappened, Silence, within, withRetries } from '#data/stores/faults.ts'
import { type MailRoute, sendMail } from '#data/stores/send-mail.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/enquiry-mail.ts'
import { type NewRow, saveRows, takenEnquiry } from './enquiry-rows.ts'
import { spill } from './spill.ts'

export type Door = 'database' | 'spill' | 'mail'

/** Which door has accepted an enquiry. nowhere: all have refused it; unknown: one may have accepted, or still accept. */
export type Taken = Door | 'nowhere' | 'unknown'

/** What can take an enquiry, and how an attempt is kept alive after the visitor has gone (`waitUntil`). */
export type Stores = {
  database: D1Database
  spill: KVNamespace
  mail: MailRoute
  keep: (attempt: Promise<unknown>) => void
}

/** Milliseconds of silence after which the next door is tried, and after which no answer is waited for. */
export type Patience = { perDoor: Record<Door, number>; inAll: number }
/** With the limiters before and the form that comes back after, a visitor waits 3.4 s at most. */
export const PATIENCE: Patience = { perDoor: { database: 1500, spill: 1000, mail: 8000 }, inAll: 3200 }
/** How long what a mailed enquiry left behind in its stores may take to settle, in milliseconds. */
const SETTLING = 10_000

/**
 * Takes an enquiry in: by its database; where that refuses or is silent, by the spill; where both do, by the mail itself.
 * Nobody waits longer than `patience.inAll`.
 */
export async function take(stores: Stores, row: NewRow, patience = PATIENCE): Promise<Taken> {
  const accepted = Promise.withResolvers<Door>()
  const allTried = tryInOrder(openDoors(stores, row), { patience, accepted, keep: stores.keep })
  stores.keep(allTried)
  try {
    return await within(patience.inAll, Promise.race([accepted.promise, allTried]))
  } catch (error) {
    logFault('take', error)
    return 'unknown'
  }
}

/** `left`: the attempts of earlier doors that were silent, and may still accept. */
type Open = (left: Promise<unknown>[]) => Promise<unknown>

function openDoors(stores: Stores, row: NewRow): [Door, Open][] {
  return [
    ['database', () => withRetries(() => saveRows(stores.database, [row]))],
    ['spill', () => spill(stores.spill, row)],
    ['mail', (left) => mailIn(stores, row, left)],
  ]
}

type Attempt = { patience: Patience; accepted: PromiseWithResolvers<Door>; keep: Stores['keep'] }

/**
 * Opens one door after the other until one accepts. A silent one is left, not stopped: it may still accept, and then no
 * further door is opened.
 */
async function tryInOrder(doors: [Door, Open][], { patience, accepted, keep }: Attempt): Promise<Taken> {
  const left: Promise<unknown>[] = []
  let isUnknown = false
  for (const [door, open] of doors) {
    const attempt = open([...left]).then(() => {
      accepted.resolve(door)
      return door
    })
    keep(attempt.catch(() => {}))
    try {
      return await within(patience.perDoor[door], Promise.race([attempt, accepted.promise]))
    } catch (error) {
      logFault(`take-${door}`, error)
      if (error instanceof Silence) left.push(attempt)
      else isUnknown ||= mayHaveHappened(error)
    }
  }
  const outcomes = await Promise.allSettled(left)
  isUnknown ||= outcomes.some((each) => each.status === 'rejected' && mayHaveHappened(each.reason))
  return isUnknown ? 'unknown' : 'nowhere'
}

/** The mail is the enquiry; what an earlier door has taken all the same, or takes late, learns that the staff know. */
async function mailIn({ database, spill: store, mail, keep }: Stores, row: NewRow, left: Promise<unknown>[]) {
  const enquiry = takenEnquiry(row)
  const { messageId, told } = await sendMail(mail, [enquiryMail(enquiry), plainestMail(enquiry)])
  const now = Date.now()
  const by = { mailedTo: told.join(','), messageId: messageId ?? null }
  const mailed: NewRow = { ...row, state: 'due', mailedAt: now, toldAt: now, ...by }
  const settled = within(SETTLING, Promise.allSettled(left)).catch(() => {})
  keep(settled.then(() => noteMailed({ database, store }, mailed)))
}

/** In both stores, for either may have the row; the database alone where it answers would leave a spilled one unmarked. */
async function noteMailed({ database, store }: { database: D1Database; store: KVNamespace }, mailed: NewRow) {
  const notes = [withRetries(() => saveRows(database, [mailed])), spill(store, mailed)]
  for (const note of await Promise.allSettled(notes)) {
    if (note.status === 'rejected') logFault('take-note', note.reason)
  }
}
