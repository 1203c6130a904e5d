import type { Erasure } from '#data/enquiries/spill.ts'

/** How many rows one query reads. */
const PAGE = 500

/** A row of a restored database. `place`: its order in the query; `at`: ms since 1970. */
type RestoredRow = { place: string; reference: string; at: number }

/**
 * Rows of a restored database that are gone since the backup, page by page.
 * @param query rows after ?1 in order of `place`, ?2 of them
 * @param gone the list outside the database, and the mark of a reference in it
 */
export async function* goneSince(
  database: D1Database,
  query: string,
  { list, markOf }: { list: Erasure[]; markOf: (reference: string) => Promise<string> },
): AsyncGenerator<RestoredRow[]> {
  const goneAt = new Map(list.map(({ mark, erasedAt }) => [mark, erasedAt]))
  for (let last = ''; ; ) {
    const { results } = await database.prepare(query).bind(last, PAGE).all<RestoredRow>()
    const marks = await Promise.all(results.map(({ reference }) => markOf(reference)))
    yield results.filter(({ at }, nth) => (goneAt.get(marks[nth] ?? '') ?? Number.NEGATIVE_INFINITY) >= at)
    if (results.length < PAGE) return
    last = results.at(-1)?.place ?? ''
  }
}
