import { forStaff } from '#data/stores/for-staff.ts'
import { type CountedCase, countReport } from '#domain/cases/count-report.ts'
import { MOST_CASES, type Report } from '#domain/cases/report.ts'
import { daysAfter, startInIndia } from '#values/dates.ts'
import { openCases } from './open-cases.ts'

/** Reads what happened from one day in India to another, both counted. */
export async function readReport(database: D1Database, { from, to }: { from: string; to: string }): Promise<Report> {
  const statement = database.prepare(`${LEADS} SELECT * FROM leads`).bind(...momentsOf({ from, to }))
  const { results } = await forStaff(async () => {
    await openCases(database)
    return statement.all<CountedCase>()
  })
  return countReport(results, { from, to })
}

/** The earlier of two moments, of which either may be missing. */
const earlier = (one: string, other: string) => `min(coalesce(${one}, ${other}), coalesce(${other}, ${one}))`

/**
 * The leads of the enquiries that came from ?1 to before ?2, in ms since 1970, the newest first. Held ones and spam are
 * nobody's wish. A case and those that stand under it are one lead. It is won if one of them is, for the sum of all
 * that are. It waited from the first enquiry to the first answer: a call or message that was noted, or the press on
 * “offered” or “won”. Of a head is asked only what the index cases_reported has. What stands under another case is
 * looked for by its head, so that joined cases of other times are not read.
 */
export const LEADS = `WITH heads AS (
    SELECT rowid AS at, opened_at, stage, lost_reason, owner, ${earlier('first_reply_at', 'offered_at')} AS answered_at,
      tour, page, channel, source, offered_at, sum,
      (SELECT json_object('opened', min(s.opened_at), 'reply', min(${earlier('s.first_reply_at', 's.offered_at')}),
        'won', max(s.stage = 'won'), 'offered', max(s.offered_at IS NOT NULL), 'sum', sum(CASE WHEN s.stage = 'won' THEN s.sum END)) FROM cases s
        WHERE s.joined_into = c.id AND s.joined_into IS NOT NULL AND s.stage NOT IN ('held', 'spam', 'before')) AS u
    FROM cases c WHERE opened_at >= ?1 AND opened_at < ?2 AND stage NOT IN ('held', 'spam') AND joined_into IS NULL
    ORDER BY opened_at DESC LIMIT ${MOST_CASES + 1}),
  leads AS (
    SELECT at, opened_at AS openedAt, iif(u ->> 'won', 'won', stage) AS stage, iif(u ->> 'won', '', lost_reason) AS reason,
      owner, ${earlier('answered_at', "u ->> 'reply'")}
        - min(opened_at, coalesce(u ->> 'opened', opened_at)) AS took,
      tour, page, channel, source, offered_at IS NOT NULL OR coalesce(u ->> 'offered', 0) AS isOffered,
      CASE WHEN stage = 'won' OR u ->> 'won' THEN coalesce(iif(stage = 'won', sum, 0), 0) + coalesce(u ->> 'sum', 0) END AS sum
    FROM heads)`

/** Days in India as moments: the first one's beginning and the last one's end, in ms since 1970. */
export function momentsOf({ from, to }: { from: string; to: string }): [start: number, end: number] {
  return [startInIndia(from), startInIndia(daysAfter(to, 1))]
}
