import * as z from 'zod/mini'
import { isRefused, logFault, withRetries } from '#data/faults.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/mail.ts'
import { type NewRow, saveRow, takenEnquiry } from './enquiries.ts'
import { type MailRoute, sendMail } from './mail.ts'

const PREFIX = 'spill:'
/** Says that something was spilled: reading one key is cheap, and the free plan allows a thousand lists a day. */
const MARK = 'spilled'
/** A spill whose mark was lost is found all the same, every so many minutes. */
const SWEEP_MINUTES = 5
const WEEK = 7 * 24 * 60 * 60
/** How many are brought back in one go. */
const BATCH = 100

/** The row's identity is checked; its columns are checked by the STRICT table that it goes into. */
const Spilled = z.looseObject({
  id: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  reference: z.string(),
  createdAt: z.number(),
})

/** Keeps a row for seven days while its database does not answer. Safe to repeat: its key is the row's. */
export async function spill(store: KVNamespace, row: NewRow): Promise<void> {
  const lasting = { expirationTtl: WEEK }
  // One key takes one write a second: a mark that is refused was set a moment ago.
  const marked = store.put(MARK, '1', lasting).catch((error) => logFault('spill-mark', error))
  await Promise.all([store.put(keyOf(row), JSON.stringify(row), lasting), marked])
}

/**
 * A repeat that is held does not replace what was to be mailed: it stands beside it, after it in the order of keys, so
 * that the one to be mailed is the row.
 */
function keyOf({ id, state }: NewRow): string {
  return `${PREFIX}${id}${state === 'held' ? ':held' : ''}`
}

/** How many enquiries wait outside of their database; counts to a thousand. */
export async function countSpilled(store: KVNamespace): Promise<number> {
  return (await store.list({ prefix: PREFIX })).keys.length
}

/** What brings spilled enquiries back, and where to. */
export type WayBack = { database: D1Database; store: KVNamespace; mail: MailRoute }

/** Brings back what was spilled, if anything may have been. Returns how many came. */
export async function bringBackOnNeed(way: WayBack, now: number): Promise<number> {
  const marked = (await way.store.get(MARK)) !== null
  const sweep = Math.floor(now / 60_000) % SWEEP_MINUTES === 0
  if (!marked && !sweep) return 0
  const back = await bringBack(way)
  if (marked && back === 0 && (await countSpilled(way.store)) === 0) await way.store.delete(MARK)
  return back
}

/** Brings spilled enquiries back into the database; a key goes only after its row is there. Returns how many came. */
export async function bringBack(way: WayBack): Promise<number> {
  const { keys } = await way.store.list({ prefix: PREFIX, limit: BATCH })
  let back = 0
  for (const { name } of keys) if (await bringOneBack(way, name)) back++
  return back
}

/** @throws what the database throws while it is down: the others are not tried then */
async function bringOneBack({ database, store, mail }: WayBack, key: string): Promise<boolean> {
  const value = await store.get(key)
  if (value === null) return false
  const row = spilledRow(value)
  if (!row) {
    logFault('spill', new SyntaxError())
    return false
  }
  if (!(await saveOrMail(row, database, mail))) return false
  await store.delete(key)
  return true
}

function spilledRow(value: string): NewRow | undefined {
  try {
    return Spilled.parse(JSON.parse(value)) as unknown as NewRow
  } catch {
    return undefined
  }
}

/** A row that the database will never take as it is still reaches the staff; false: not yet. */
async function saveOrMail(row: NewRow, database: D1Database, mail: MailRoute): Promise<boolean> {
  try {
    await withRetries(() => saveRow(database, row))
    return true
  } catch (error) {
    if (!isRefused(error)) throw error
    logFault('spill', error)
  }
  try {
    const enquiry = takenEnquiry(row)
    await sendMail(mail, [enquiryMail(enquiry), plainestMail(enquiry)])
    return true
  } catch (error) {
    logFault('spill-mail', error)
    return false
  }
}
