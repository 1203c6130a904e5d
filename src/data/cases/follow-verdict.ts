/**
 * Applies a verdict on cases to the rows of their enquiries, which decide what is held. Spam is not sent; any other
 * stage releases the enquiry, and the next run of the cron mails it. A row that is not held stays. It runs after the
 * change of the case, in the same batch.
 */
export function followVerdict(database: D1Database, caseIds: string[], now: number): D1PreparedStatement {
  return database.prepare(FOLLOW).bind(JSON.stringify(caseIds), now)
}

const IS_SPAM = `c.stage = 'spam'`
const FOLLOW = `UPDATE enquiries SET
    state = CASE WHEN ${IS_SPAM} THEN 'held' ELSE 'due' END,
    held_reason = CASE WHEN ${IS_SPAM} THEN held_reason END,
    spam_at = CASE WHEN ${IS_SPAM} THEN ?2 END, due_at = ?2, next_at = ?2, attempts = 0
  FROM cases c WHERE c.id IN (SELECT value FROM json_each(?1)) AND enquiries.id = c.enquiry_id AND c.stage <> 'held' AND enquiries.state = 'held' AND enquiries.erased_at IS NULL
    AND NOT (enquiries.spam_at IS NOT NULL AND ${IS_SPAM})`
