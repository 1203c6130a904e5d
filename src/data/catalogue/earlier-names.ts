import { logFault, within } from '#data/stores/faults.ts'

/** A tour's id, and when it was requested, in ms since 1970. */
export type AskedFor = { tour: string; createdAt: number }

/** The title and length of a tour at that moment. */
export type EarlierName = AskedFor & { title: string; duration: string }

/** The most that one page looks up. */
const MOST = 300

/**
 * The names of tours at the time of enquiries, where they were published again since. A version that is no longer kept
 * is omitted. The list is empty where the catalogue does not answer within `patience`, in ms.
 */
export async function earlierOrNone(database: D1Database, asked: AskedFor[], patience: number): Promise<EarlierName[]> {
  const named = asked.filter(({ tour }) => tour)
  const once = new Map(named.map(({ tour, createdAt }) => [`${tour} ${createdAt}`, [tour, createdAt]]))
  if (once.size === 0) return []
  const query = database.prepare(THEN).bind(JSON.stringify([...once.values()].slice(0, MOST)))
  try {
    return (await within(patience, query.all<EarlierName>())).results
  } catch (error) {
    logFault('earlier-names', error)
    return []
  }
}

/** The newest versions are checked first: most of them are older than the enquiry. */
const THEN = `SELECT a.value ->> 0 AS tour, a.value ->> 1 AS createdAt, v.document ->> 'title' AS title, v.document ->> 'duration' AS duration
  FROM json_each(?1) AS a JOIN tour_versions AS v ON v.tour = a.value ->> 0 AND v.version = (
    SELECT version FROM tour_versions WHERE tour = a.value ->> 0 AND at <= a.value ->> 1 ORDER BY version DESC LIMIT 1)
  WHERE v.version < (SELECT max(version) FROM tour_versions WHERE tour = a.value ->> 0)`
