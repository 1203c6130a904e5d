import { within } from './faults.ts'

/** How long the catalogue may take while a visitor waits, in ms. */
const PATIENCE = 2500

/** What a prepared statement is made of: it is made anew for each call, in a new session. */
type Parts = { query: string; values: unknown[] }

/**
 * A database that is read from its nearest replica (D1 Sessions API: `first-unconstrained`). No call is waited for
 * beyond a limit: it then rejects with a Silence. Each call is a session: a session goes on where its last call was,
 * and might have to wait for that state. A page asks once.
 */
export function nearestReplica(database: D1Database): D1Database {
  const parts = new WeakMap<D1PreparedStatement, Parts>()
  const open = () => database.withSession('first-unconstrained')
  const made = (session: D1DatabaseSession, { query, values }: Parts) => session.prepare(query).bind(...values)

  const statement = (own: Parts): D1PreparedStatement => {
    const fresh = () => made(open(), own)
    const lazy = {
      bind: (...values: unknown[]) => statement({ ...own, values }),
      all: () => within(PATIENCE, fresh().all()),
      raw: () => within(PATIENCE, fresh().raw()),
    } as unknown as D1PreparedStatement
    parts.set(lazy, own)
    return lazy
  }

  const batch = (statements: D1PreparedStatement[]) => {
    const session = open()
    const own = statements.flatMap((each) => parts.get(each) ?? [])
    return within(PATIENCE, session.batch(own.map((each) => made(session, each))))
  }
  return { prepare: (query: string) => statement({ query, values: [] }), batch } as unknown as D1Database
}
