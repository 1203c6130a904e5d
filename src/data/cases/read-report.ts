import { forStaff } from '#data/stores/for-staff.ts'
import { type CountedCase, countReport } from '#domain/cases/count-report.ts'
import type { Report } from '#domain/cases/report.ts'
import { LEADS, momentsOf } from './counted-leads.ts'
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
