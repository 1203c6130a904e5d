import { logFault, within } from '#data/stores/faults.ts'

/** A tour by its id, and the moment at which somebody asked for it, in ms since 1970. */
export type AskedFor = { tour: string; createdAt: number }

/** How a tour was called and how long it was at that moment. */
export type EarlierName = AskedFor & { title: string; duration: string }

/** So many at most are looked up for one page. */
const MOST = 300

/**
 * How tours were called when somebody asked for them, of those that were published again since. A tour whose version of
 * that moment is not kept any more is left out; none where the catalogue does not answer in time (`patience`, in ms).
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

/** The newest versions are looked at first: most of them are older than the enquiry. */
const THEN = `SELECT a.value ->> 0 AS tour, a.value ->> 1 AS createdAt, v.document ->> 'title' AS title, v.document ->> 'duration' AS duration
  FROM json_each(?1) AS a JOIN tour_versions AS v ON v.tour = a.value ->> 0 AND v.version = (
    SELECT version FROM tour_versions WHERE tour = a.value ->> 0 AND at <= a.value ->> 1 ORDER BY version DESC LIMIT 1)
  WHERE v.version < (SELECT max(version) FROM tour_versions WHERE tour = a.value ->> 0)`
