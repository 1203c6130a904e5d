import { seeded } from '../support/seeded.ts'

/** D1's error messages, word for word (developers.cloudflare.com/d1/observability/debug-d1). */
export const TRANSIENT_FAULTS = [
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  'D1_ERROR: D1 DB reset because its code was updated.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
]
export const LASTING_FAULTS = [
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: D1 DB storage operation exceeded timeout which caused object to be reset.',
]
export const D1_FAULTS = [...TRANSIENT_FAULTS, ...LASTING_FAULTS]

/** A call that fails: before it reaches the database, or after the commit, so that only the reply is lost. */
export type Fault = { when: 'before' | 'after'; error: string }

/** The real database behind calls that fail as `next` says; `next` is asked once a call. */
export function faultyDatabase(database: D1Database, next: () => Fault | undefined): D1Database {
  return wrapDatabase(database, async (call) => {
    const fault = next()
    if (fault?.when === 'before') throw new Error(fault.error)
    const result = await call()
    if (fault?.when === 'after') throw new Error(fault.error)
    return result
  })
}

/** The real database, of a hundred of whose calls so many fail, half of them after the commit; the same on every run. */
export function stormyDatabase(database: D1Database, seed: number, percent = 30): D1Database {
  const random = seeded(seed)
  return faultyDatabase(database, () => {
    if (random() * 100 >= percent) return undefined
    const error = D1_FAULTS[Math.floor(random() * D1_FAULTS.length)] ?? ''
    return { when: random() < 0.5 ? 'before' : 'after', error }
  })
}

/** A database that refuses every call. */
export function brokenDatabase(database: D1Database, error = 'D1_ERROR: Network connection lost.'): D1Database {
  return faultyDatabase(database, () => ({ when: 'before', error }))
}

/** A database that says nothing until `release` settles, and then does what it was asked. */
export function stalledDatabase(database: D1Database, release: Promise<void>): D1Database {
  return wrapDatabase(database, async (call) => {
    await release
    return call()
  })
}

/** A database each of whose calls takes so many milliseconds before it begins and as many after it has ended. */
export function slowDatabase(database: D1Database, pause: number, begins = () => {}): D1Database {
  const rest = () => new Promise((resolve) => setTimeout(resolve, pause))
  return wrapDatabase(database, async (call) => {
    begins()
    await rest()
    const result = await call()
    await rest()
    return result
  })
}

/** Makes a call or does not, when it likes; `query`: what it asks, those of a batch as one text. */
type Guard = <T>(call: () => Promise<T>, query: string) => Promise<T>

const CALLS = new Set(['run', 'all', 'first', 'raw', 'exec'])
/** Calls that return a statement or a session, which fail like their database. */
const MAKERS = new Set(['prepare', 'bind', 'withSession'])
const real = new WeakMap<object, { statement: unknown; query: string }>()

/** The real database behind a guard of each of its calls. */
export function wrapDatabase(database: D1Database, guard: Guard): D1Database {
  return wrap(database, guard, '')
}

// biome-ignore lint/suspicious/noExplicitAny: a method of a binding, whichever it is
type Method = (...given: unknown[]) => any

/** Statements stay wrapped through prepare and bind; a batch hands the real ones to the real database. */
function wrap<T extends object>(target: T, guard: Guard, query: string): T {
  const call = (name: string, given: unknown[]) => (Reflect.get(target, name) as Method).apply(target, given)
  const wrapped = (name: string, given: unknown[]) => {
    if (CALLS.has(name)) return guard(() => call(name, given), query)
    if (name === 'batch') {
      const parts = (given[0] as object[]).flatMap((each) => real.get(each) ?? [])
      const queries = parts.map((part) => part.query).join('; ')
      return guard(() => call(name, [parts.map(({ statement }) => statement)]), queries)
    }
    if (!MAKERS.has(name)) return call(name, given)
    return remake(call(name, given), guard, name === 'prepare' ? String(given[0]) : query)
  }
  return new Proxy(target, {
    get(_, name) {
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? (...given: unknown[]) => wrapped(String(name), given) : value
    },
  })
}

function remake<T extends object>(statement: T, guard: Guard, query: string): T {
  const made = wrap(statement, guard, query)
  real.set(made, { statement, query })
  return made
}

/** A KV namespace that takes nothing and knows nothing. */
export function brokenStore(): KVNamespace {
  const fail = async () => {
    throw new Error('KV PUT failed: 503 Service Unavailable')
  }
  return { put: fail, get: fail, list: fail, delete: fail } as unknown as KVNamespace
}

export type SentMail = Extract<Parameters<SendEmail['send']>[0], { subject: string }>

/** The staff's mailbox, and a mail service that fails for a message when `fault` gives a code. */
export function mailbox(fault: (mail: SentMail) => string | undefined = () => undefined) {
  const sent: SentMail[] = []
  const send = async (mail: SentMail) => {
    const code = fault(mail)
    if (code) throw Object.assign(new Error(`${code}: ${mail.subject} ${mail.text}`), { code })
    sent.push(mail)
    return { messageId: `message-${sent.length}` }
  }
  return { sent, binding: { send } as unknown as SendEmail }
}
