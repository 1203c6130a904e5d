import { logFault, mayHaveHappened, Silence, within, withRetries } from '#data/stores/faults.ts'
import { type MailRoute, sendMail } from '#data/stores/send-mail.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/enquiry-mail.ts'
import { type NewRow, saveRows, takenEnquiry } from './enquiry-rows.ts'
import { spill } from './spill.ts'

export type Door = 'database' | 'spill' | 'mail'

/** The door that accepted an enquiry. nowhere: all refused it. unknown: one may have accepted, or still accept. */
export type Taken = Door | 'nowhere' | 'unknown'

/** The stores that can take an enquiry. `waitUntil`: keeps an attempt alive after the response. */
export type Stores = {
  database: D1Database
  spill: KVNamespace
  mail: MailRoute
  keep: (attempt: Promise<unknown>) => void
}

/** Milliseconds of silence before the next door is tried, and before waiting ends. */
export type Patience = { perDoor: Record<Door, number>; inAll: number }
/** With the limiters before and the form that is sent back, a visitor waits at most 3.4 s. */
export const PATIENCE: Patience = { perDoor: { database: 1500, spill: 1000, mail: 8000 }, inAll: 3200 }
/** How long earlier attempts may take to settle after the enquiry was mailed, in ms. */
const SETTLING = 10_000

/**
 * Stores an enquiry in its database; if that refuses or is silent, in the spill; if both do, it is sent by mail. It
 * takes at most `patience.inAll`.
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

/** `left`: attempts of silent doors, which may still succeed. */
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
 * Tries the doors in order until one accepts. A silent one is not stopped: it may still accept, and then no further
 * door is tried.
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

/** Sends the enquiry by mail. Earlier doors that accept it, now or later, are told that it was mailed. */
async function mailIn({ database, spill: store, mail, keep }: Stores, row: NewRow, left: Promise<unknown>[]) {
  const enquiry = takenEnquiry(row)
  const { messageId, told } = await sendMail(mail, [enquiryMail(enquiry), plainestMail(enquiry)])
  const now = Date.now()
  const by = { mailedTo: told.join(','), messageId: messageId ?? null }
  const mailed: NewRow = { ...row, state: 'due', mailedAt: now, toldAt: now, ...by }
  const settled = within(SETTLING, Promise.allSettled(left)).catch(() => {})
  keep(settled.then(() => noteMailed({ database, store }, mailed)))
}

/** Marks both stores, because either may have the row. */
async function noteMailed({ database, store }: { database: D1Database; store: KVNamespace }, mailed: NewRow) {
  const notes = [withRetries(() => saveRows(database, [mailed])), spill(store, mailed)]
  for (const note of await Promise.allSettled(notes)) {
    if (note.status === 'rejected') logFault('take-note', note.reason)
  }
}
