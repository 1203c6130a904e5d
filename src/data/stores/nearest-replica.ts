import { within } from './faults.ts'

/** How long the catalogue may take while a visitor waits, in ms. */
const PATIENCE = 2500

/** The parts of a prepared statement, which is prepared anew for each call in a new session. */
type Parts = { query: string; values: unknown[] }

/**
 * A database whose nearest replica is read (D1 Sessions API: `first-unconstrained`). A call that exceeds a limit
 * rejects with a Silence. Each call is a new session, because a session continues from the state of its last call and
 * might have to wait for it.
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
