/** The cases of a list: not joined into another one, not erased. Planned and held cases keep their sections. */
const KEPT = `erased_at IS NULL`
const SEEN = `joined_into IS NULL AND ${KEPT}`
const OPEN = `stage IN ('new', 'talking', 'offered')`

/**
 * The condition of each partial index. SQLite uses such an index only for a query with the same condition word for
 * word, so schema and queries share it.
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
  /** For case_finding: a case whose words are out of date. */
  unread: 'read_at < changes',
} as const
