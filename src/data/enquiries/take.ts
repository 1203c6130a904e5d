import { logFault, Silence, within, withRetries } from '#data/faults.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/mail.ts'
import { type NewRow, saveRow, takenEnquiry } from './enquiries.ts'
import { type MailRoute, sendMail } from './mail.ts'
import { spill } from './spill.ts'

export type Door = 'database' | 'spill' | 'mail'

/** What can take an enquiry, and how an attempt is kept alive after the visitor has gone (`waitUntil`). */
export type Stores = {
  database: D1Database
  spill: KVNamespace
  mail: MailRoute
  keep: (attempt: Promise<unknown>) => void
}

/** Milliseconds of silence after which the next door is tried, and after which no answer is waited for. */
export type Patience = { perDoor: Record<Door, number>; inAll: number }
const PATIENCE: Patience = { perDoor: { database: 3000, spill: 250, mail: 8000 }, inAll: 3400 }

/**
 * Takes an enquiry in: by its database; where that refuses or is silent for 3 s, by the spill; where both do, by the
 * mail itself. Nobody waits longer than 3.4 s.
 * @returns which door has accepted it; undefined when none has: only then may it be lost
 */
export async function take(stores: Stores, row: NewRow, patience = PATIENCE): Promise<Door | undefined> {
  const accepted = Promise.withResolvers<Door>()
  const doors = openDoors(stores, row)
  const allTried = tryInOrder(doors, { patience, accepted: accepted.resolve, keep: stores.keep })
  const refused = allTried.then(() => undefined)
  stores.keep(refused)
  try {
    return await within(patience.inAll, Promise.race([accepted.promise, refused]))
  } catch (error) {
    logFault('take', error)
    return undefined
  }
}

function openDoors({ database, spill: store, mail }: Stores, row: NewRow): [Door, () => Promise<unknown>][] {
  return [
    ['database', () => withRetries(() => saveRow(database, row))],
    ['spill', () => spill(store, row)],
    [
      'mail',
      async () => {
        const enquiry = takenEnquiry(row)
        return sendMail(mail, [enquiryMail(enquiry), plainestMail(enquiry)])
      },
    ],
  ]
}

type Attempt = { patience: Patience; accepted: (door: Door) => void; keep: Stores['keep'] }

/** Opens one door after the other until one accepts. A silent one is left, not stopped: it may still accept. */
async function tryInOrder(doors: [Door, () => Promise<unknown>][], { patience, accepted, keep }: Attempt) {
  const left: Promise<unknown>[] = []
  for (const [door, open] of doors) {
    const attempt = open().then(() => accepted(door))
    keep(attempt.catch(() => {}))
    try {
      return await within(patience.perDoor[door], attempt)
    } catch (error) {
      logFault(`take-${door}`, error)
      if (error instanceof Silence) left.push(attempt)
    }
  }
  await Promise.allSettled(left)
}
