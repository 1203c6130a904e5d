/** The calls of a database, and the rows that they read (`meta.rows_read`). */
export type Tally = { roundTrips: number; rowsRead: number }

/** Further costs: each statement is a query, also in a batch. */
export type Spent = { queries: number; rowsWritten: number }

/** `answers`: how long they were as JSON. */
type Counted = { database: D1Database; tally: Tally; spent: Spent; answers: { letters: number } }

/** A database that counts: every call of `all`, `first`, `run`, `raw` or `batch` is one round trip. */
export function counting(database: D1Database): Counted {
  const tally: Tally = { roundTrips: 0, rowsRead: 0 }
  const spent: Spent = { queries: 0, rowsWritten: 0 }
  const answers = { letters: 0 }
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>()

  const asked = async <Result extends D1Result>(answer: Promise<Result>): Promise<Result> => {
    tally.roundTrips++
    const result = await answer
    count(result)
    return result
  }

  const count = ({ meta, results }: D1Result) => {
    tally.rowsRead += meta.rows_read
    spent.queries++
    spent.rowsWritten += meta.rows_written
    answers.letters += JSON.stringify(results)?.length ?? 0
  }

  const wrap = (query: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const reads = /^select/i.test(query)
    const wrapped = {
      bind: (...values: unknown[]) => wrap(query, statement.bind(...values)),
      all: () => asked(statement.all()),
      run: () => asked(statement.run()),
      // These two answer without a `meta`, so a second reading, which is not counted, gives the answer; nothing is
      // written a second time.
      first: async (...column: [string]) => asked(statement.all()).then(() => statement.first(...column)),
      raw: async (...options: []) =>
        asked(statement.all()).then(({ results }) =>
          reads ? statement.raw(...options) : results.map((row) => Object.values(row as object)),
        ),
    } as D1PreparedStatement
    originals.set(wrapped, statement)
    return wrapped
  }

  const batch = async (statements: D1PreparedStatement[]) => {
    tally.roundTrips++
    const results = await database.batch(statements.map((statement) => originals.get(statement) ?? statement))
    for (const result of results) count(result)
    return results
  }

  const prepare = (query: string) => wrap(query, database.prepare(query))
  const counted = { prepare, batch, withSession: () => counted } as unknown as D1Database
  return { database: counted, tally, spent, answers }
}
