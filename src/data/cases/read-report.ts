import { forStaff } from '#data/stores/for-staff.ts'
import { type CountedCase, countReport } from '#domain/cases/count-report.ts'
import { MOST, type Report } from '#domain/cases/report.ts'
import { daysAfter, startInIndia } from '#values/dates.ts'
import { openCases } from './open-cases.ts'

/**
 * Cases of enquiries that came within the days, the newest first; held ones and spam are nobody's wish. All that it asks
 * is in the index cases_reported: one row read a case.
 */
const CASES = `SELECT opened_at AS openedAt, stage, lost_reason AS reason, owner, joined_into AS joinedInto,
  first_reply_at - opened_at AS took, tour, page, channel, source,
  offered_at IS NOT NULL AS isOffered, sum
  FROM cases WHERE opened_at >= ?1 AND opened_at < ?2 AND stage NOT IN ('held', 'spam')
  ORDER BY opened_at DESC LIMIT ${MOST + 1}`

/** Reads what happened from one day in India to another, both counted. */
export async function readReport(database: D1Database, { from, to }: { from: string; to: string }): Promise<Report> {
  const [start, end] = momentsOf({ from, to })
  const { results } = await forStaff(async () => {
    await openCases(database)
    return database.prepare(CASES).bind(start, end).all<CountedCase>()
  })
  return countReport(results, { from, to })
}

/** Days in India as moments: the first one's beginning and the last one's end, in ms since 1970. */
export function momentsOf({ from, to }: { from: string; to: string }): [start: number, end: number] {
  return [startInIndia(from), startInIndia(daysAfter(to, 1))]
}
