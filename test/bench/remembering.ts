/** A database that asks the real one once for each query, and then knows the answer. For reading only. */
export function remembering(database: D1Database): D1Database {
  const known = new Map<string, Promise<unknown>>()
  const originals = new WeakMap<D1PreparedStatement, { key: string; statement: D1PreparedStatement }>()
  const once = <Result>(key: string, ask: () => Promise<Result>): Promise<Result> => {
    const answer = (known.get(key) as Promise<Result> | undefined) ?? ask()
    known.set(key, answer)
    return answer
  }
  const wrap = (key: string, statement: D1PreparedStatement): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => wrap(`${key} ${values.join()}`, statement.bind(...values)),
      all: () => once(`all ${key}`, () => statement.all()),
      run: () => once(`run ${key}`, () => statement.run()),
      raw: () => once(`raw ${key}`, () => statement.raw()),
      first: (column: string) => once(`first ${column} ${key}`, () => statement.first(column)),
    } as D1PreparedStatement
    originals.set(wrapped, { key, statement })
    return wrapped
  }
  const batch = (statements: D1PreparedStatement[]) => {
    const parts = statements.flatMap((statement) => originals.get(statement) ?? [])
    const key = parts.map((part) => part.key).join(' ; ')
    return once(`batch ${key}`, () => database.batch(parts.map((part) => part.statement)))
  }
  const prepare = (query: string) => wrap(query, database.prepare(query))
  const knowing = { prepare, batch, withSession: () => knowing } as unknown as D1Database
  return knowing
}
