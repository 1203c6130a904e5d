import { codeOf, logFault, retryWithin, within } from '#data/stores/faults.ts'
import { sendMail } from '#data/stores/send-mail.ts'
import { LEASE, nextAttempt } from '#domain/enquiries/backoff.ts'
import { withdrawnMail } from '#domain/enquiries/enquiry-mail.ts'
import type { Outbox } from './outbox.ts'
import type { tombstones } from './schema.ts'
import { noteErased } from './spill.ts'
import { type Ended, postWebhook } from './webhook.ts'

/** A tombstone that a drain has claimed. */
type Claimed = Pick<typeof tombstones.$inferSelect, 'mark' | 'erasedAt' | 'why' | 'reference' | 'attempts'> &
  Pick<typeof tombstones.$inferSelect, 'enquiryId' | 'forMail' | 'forHook' | 'mailedTo'>

/** How long the database may take for each query, in ms. */
const PATIENCE = 10_000

/**
 * Tells the staff of withdrawals, and the webhook of the end of every enquiry that it knows. The attempts are those of
 * the mail about an enquiry. Returns how many tombstones were due.
 */
export async function tellEnds(outbox: Outbox, spill: KVNamespace, limit: number): Promise<number> {
  const lease = crypto.randomUUID()
  const now = outbox.clock()
  const claiming = outbox.database.prepare(CLAIM).bind(now, lease, now + LEASE, limit)
  const { results } = await retryWithin(PATIENCE, () => claiming.all<Claimed>())
  if (results.length === 0) return 0
  const told = await Promise.all(results.map((row) => tell(outbox, spill, row)))
  const noting = outbox.database.prepare(NOTE_TOLD).bind(JSON.stringify(told), lease)
  await retryWithin(PATIENCE, () => noting.run())
  return results.length
}

const CLAIM = `UPDATE tombstones SET lease = ?2, attempts = attempts + 1, next_at = ?3
  WHERE mark IN (SELECT mark FROM tombstones WHERE state = 'due' AND next_at <= ?1 ORDER BY next_at LIMIT ?4)
  RETURNING mark, erased_at AS erasedAt, why, enquiry_id AS enquiryId, reference, for_mail AS forMail, for_hook AS forHook, attempts,
    mailed_to AS mailedTo`

/** The result for one end: all told, to be repeated, or no receiver left. */
type Told = Pick<Claimed, 'mark' | 'forMail' | 'forHook' | 'mailedTo'> & {
  state: 'done' | 'due' | 'dead'
  nextAt: number
  lastError: string | null
}

async function tell(outbox: Outbox, spill: KVNamespace, row: Claimed): Promise<Told> {
  const [mail, hook, list] = await Promise.allSettled([
    row.forMail ? mailEnd(outbox, row) : { mailedTo: row.mailedTo, failed: [] },
    row.forHook ? hookEnd(outbox, row) : undefined,
    row.why === 'retention' ? undefined : within(PATIENCE, noteErased(spill, row)),
  ])
  const faults = [mail, hook, list].flatMap((part) => (part.status === 'rejected' ? [part.reason] : []))
  const { mailedTo, failed } = mail.status === 'fulfilled' ? mail.value : { mailedTo: row.mailedTo, failed: [] }
  const isMailed = mail.status === 'fulfilled' && failed.length === 0
  const told = { mark: row.mark, mailedTo, forMail: Number(!isMailed), forHook: Number(hook.status === 'rejected') }
  return { ...told, ...nextState(row, [...faults, ...failed], outbox) }
}

function nextState({ attempts }: Claimed, faults: unknown[], { clock }: Outbox) {
  for (const fault of faults) logFault('ends', fault)
  const lastError = faults.length > 0 ? codeOf(faults[0]) : null
  const next = faults.length > 0 ? nextAttempt(attempts, clock(), Math.random) : undefined
  if (next !== undefined) return { state: 'due', nextAt: next, lastError } as const
  return { state: faults.length > 0 ? 'dead' : 'done', nextAt: clock(), lastError } as const
}

/** Only failed mailboxes are tried again; a mailbox that refuses permanently is not. */
async function mailEnd({ mail }: Outbox, { reference, mailedTo }: Claimed) {
  const { told, failed } = await sendMail(mail, [withdrawnMail(reference)], mailedTo.split(',').filter(Boolean))
  return { mailedTo: told.join(','), failed }
}

async function hookEnd({ webhook, clock }: Outbox, { enquiryId, reference, why }: Claimed): Promise<void> {
  if (!webhook) return
  const of = { id: enquiryId, reference }
  const ended: Ended = why === 'withdrawn' ? { ...of, withdrawn: true } : { ...of, erased: true }
  await postWebhook(webhook, ended, clock())
}

/** When all receivers know, id and reference are removed. */
const NOTE_TOLD = `UPDATE tombstones SET lease = NULL, state = value ->> 'state', next_at = value ->> 'nextAt',
    for_mail = value ->> 'forMail', for_hook = value ->> 'forHook', mailed_to = value ->> 'mailedTo',
    last_error = value ->> 'lastError',
    enquiry_id = CASE value ->> 'state' WHEN 'done' THEN '' ELSE enquiry_id END,
    reference = CASE value ->> 'state' WHEN 'done' THEN '' ELSE reference END
  FROM json_each(?1) WHERE tombstones.mark = value ->> 'mark' AND tombstones.lease = ?2`
