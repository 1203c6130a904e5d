/** What was asked of a database: how often it was called, and the rows that it read for the answers (`meta.rows_read`). */
export type Tally = { roundTrips: number; rowsRead: number }

type Counted = { database: D1Database; tally: Tally }

/** A database that counts: every call of `all`, `first`, `run`, `raw` or `batch` is one round trip. For reading only. */
export function counting(database: D1Database): Counted {
  const tally: Tally = { roundTrips: 0, rowsRead: 0 }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const asked = async <Result extends D1Result>(answer: Promise<Result>): Promise<Result> => {
    tally.roundTrips++
    const result = await answer
    tally.rowsRead += result.meta.rows_read
    return result
  }

  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: () => asked(statement.all()),
      run: () => asked(statement.run()),
      // These two answer without a `meta`, so a second reading, which is not counted, gives the answer.
      first: async (...column: [string]) => asked(statement.all()).then(() => statement.first(...column)),
      raw: async (...options: []) => asked(statement.all()).then(() => statement.raw(...options)),
    } as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }

  const batch = async (statements: D1PreparedStatement[]) => {
    tally.roundTrips++
    const results = await database.batch(statements.map((statement) => originals.get(statement) ?? statement))
    for (const { meta } of results) tally.rowsRead += meta.rows_read
    return results
  }

  const counted = { prepare: (query: string) => wrap(database.prepare(query)), batch } as D1Database
  return { database: counted, tally }
}
