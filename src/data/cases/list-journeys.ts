import { INDEXED } from '#data/enquiries/conditions.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { LONGEST_JOURNEY } from '#domain/cases/journey.ts'
import { daysAfter } from '#values/dates.ts'
import { type CaseInList, LISTED_COLUMNS } from './case-rows.ts'

const MOST = 200

/** `more`: there are further journeys, which begin later. */
export type Journeys = { rows: CaseInList[]; more: boolean }

/** The journeys of won cases between two ISO days, both included, by their first day. */
export async function listJourneys(
  database: D1Database,
  { from, to }: { from: string; to: string },
): Promise<Journeys> {
  const statement = database.prepare(JOURNEYS).bind(from, to, daysAfter(from, -LONGEST_JOURNEY))
  const { results } = await forStaff(() => statement.all<CaseInList>())
  return { rows: results.slice(0, MOST), more: results.length > MOST }
}

/** Uses the index cases_travelling. */
const JOURNEYS = `SELECT ${LISTED_COLUMNS} FROM (SELECT * FROM cases WHERE ${INDEXED.travelling}
    AND travel_from BETWEEN ?3 AND ?2 AND coalesce(nullif(travel_till, ''), travel_from) >= ?1
    ORDER BY travel_from, travel_till, id LIMIT ${MOST + 1}) c
  JOIN enquiries e ON e.id = c.enquiry_id ORDER BY c.travel_from, c.travel_till, c.id`
