import { MOST_CASES } from '#domain/cases/report.ts'
import { daysAfter, startInIndia } from '#values/dates.ts'

/**
 * The leads of the enquiries that came from ?1 to before ?2, in ms since 1970, the newest first; held ones and spam are
 * nobody's wish. A case and those that stand under it are one lead: it is won if one of them is, for the sum of all that
 * are, and waited from the first enquiry to the first answer. Of a case that is asked only what the index cases_reported has.
 */
export const LEADS = `WITH under AS (
    SELECT h.rowid AS head, min(s.opened_at) AS opened, min(s.first_reply_at) AS reply, max(s.stage = 'won') AS won,
      max(s.offered_at IS NOT NULL) AS offered, sum(CASE WHEN s.stage = 'won' THEN s.sum END) AS sum
    FROM cases s CROSS JOIN cases h ON h.id = s.joined_into
    WHERE s.joined_into IS NOT NULL AND s.stage NOT IN ('held', 'spam', 'before') AND h.opened_at >= ?1 AND h.opened_at < ?2
    GROUP BY h.rowid),
  leads AS (
    SELECT c.rowid AS at, c.opened_at AS openedAt, iif(u.won, 'won', c.stage) AS stage, iif(u.won, '', c.lost_reason) AS reason,
      c.owner, min(coalesce(c.first_reply_at, u.reply), coalesce(u.reply, c.first_reply_at))
        - min(c.opened_at, coalesce(u.opened, c.opened_at)) AS took,
      c.tour, c.page, c.channel, c.source, c.offered_at IS NOT NULL OR coalesce(u.offered, 0) AS isOffered,
      CASE WHEN c.stage = 'won' OR u.won THEN coalesce(iif(c.stage = 'won', c.sum, 0), 0) + coalesce(u.sum, 0) END AS sum
    FROM cases c LEFT JOIN under u ON u.head = c.rowid
    WHERE c.opened_at >= ?1 AND c.opened_at < ?2 AND c.stage NOT IN ('held', 'spam') AND c.joined_into IS NULL
    ORDER BY c.opened_at DESC LIMIT ${MOST_CASES + 1})`

/** Days in India as moments: the first one's beginning and the last one's end, in ms since 1970. */
export function momentsOf({ from, to }: { from: string; to: string }): [start: number, end: number] {
  return [startInIndia(from), startInIndia(daysAfter(to, 1))]
}
