/** The cases of a list: not joined into another, and not erased. Planned and held ones keep their sections. */
const KEPT = `erased_at IS NULL`
const SEEN = `joined_into IS NULL AND ${KEPT}`
const OPEN = `stage IN ('new', 'talking', 'offered')`

/**
 * Which rows each of the indexes holds. SQLite uses one only for a query that repeats its condition word for word, so
 * the schema and the queries take it from here.
 */
export const INDEXED = {
  added: `added_at IS NOT NULL AND ${KEPT}`,
  planned: `follow_up_on <> '' AND ${KEPT}`,
  unanswered: `${OPEN} AND first_reply_at IS NULL AND follow_up_on = '' AND ${SEEN}`,
  withoutStep: `${OPEN} AND first_reply_at IS NOT NULL AND follow_up_on = '' AND ${SEEN}`,
  held: `stage = 'held' AND ${KEPT}`,
  owned: `owner <> '' AND closed_at IS NULL AND ${KEPT}`,
  closed: `closed_at IS NOT NULL AND follow_up_on = '' AND ${SEEN}`,
  travelling: `stage = 'won' AND travel_from <> '' AND ${KEPT}`,
  toAsk: `stage = 'won' AND travel_till <> '' AND review_asked_at IS NULL AND unasked = 0 AND ${KEPT}`,
  /** Of case_finding: a case whose words are older than its texts. */
  unread: 'read_at < changes',
} as const
