import { forStaff } from '#data/stores/for-staff.ts'
import { type CountedCase, countReport } from '#domain/cases/count-report.ts'
import { MOST_CASES, type Report } from '#domain/cases/report.ts'
import { daysAfter, startInIndia } from '#values/dates.ts'
import { openCases } from './open-cases.ts'

/** Reads the report of some days in India, both ends included. */
export async function readReport(database: D1Database, { from, to }: { from: string; to: string }): Promise<Report> {
  const statement = database.prepare(`${LEADS} SELECT * FROM leads`).bind(...momentsOf({ from, to }))
  const { results } = await forStaff(async () => {
    await openCases(database)
    return statement.all<CountedCase>()
  })
  return countReport(results, { from, to })
}

/** SQL for the earlier of two moments, either of which may be null. */
const earlier = (one: string, other: string) => `min(coalesce(${one}, ${other}), coalesce(${other}, ${one}))`

/**
 * The leads of the enquiries from ?1 to before ?2, in ms since 1970, the newest first, without held ones and spam. A
 * case with its joined cases is one lead. It is won if one of them is; its sum is the sum of all won ones. Its waiting
 * time runs from the first enquiry to the first answer: a noted call or message, or the change to “offered” or “won”.
 * Main cases are read from the index cases_reported alone. Joined cases are looked up by their main case, so that those
 * of other times are not read.
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

/** The first and last moment of some days in India, in ms since 1970. */
export function momentsOf({ from, to }: { from: string; to: string }): [start: number, end: number] {
  return [startInIndia(from), startInIndia(daysAfter(to, 1))]
}
