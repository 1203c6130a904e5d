/**
 * What Cloudflare says to try again (developers.cloudflare.com/d1/observability/debug-d1, read in November 2026), and
 * the words for "locked" of SQLite, and of workerd on one's own machine, which gets no commit token then. "Overloaded"
 * and "exceeded timeout" are left out, for asking again makes those worse.
 */
const TRANSIENT: [pattern: RegExp, code: string][] = [
  [/Network connection lost/i, 'D1_CONNECTION_LOST'],
  [/Internal error in D1 DB storage/i, 'D1_STORAGE_RESET'],
  [/reset because its code was updated/i, 'D1_CODE_UPDATED'],
  [/transient issue on remote node/i, 'D1_UNRESOLVED'],
  [/client disconnected/i, 'D1_DISCONNECTED'],
  [/starting up D1 DB storage/i, 'D1_STARTING'],
  [/SQLITE_BUSY|SQLITE_LOCKED|(database|table)( \S+)? is locked|session commit token/i, 'D1_BUSY'],
]
const LASTING: [pattern: RegExp, code: string][] = [
  [/overloaded/i, 'D1_OVERLOADED'],
  [/exceeded timeout/i, 'D1_TIMEOUT'],
  [/SQLITE_CONSTRAINT|constraint failed|D1_TYPE_ERROR|SQLITE_MISMATCH|cannot store/i, 'D1_REFUSED'],
  [/D1_|SQLITE_/, 'D1_ERROR'],
  [/^(Error: )?KV /, 'KV_ERROR'],
]

/** A store did not answer in time. */
export class Silence extends Error {
  override name = 'Silence'
}

/**
 * A word for what went wrong, for logs and for the row. Never a message: Drizzle's holds the bound values, a person's
 * data.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  // Drizzle's wrapper repeats the query and its values; what the store said is inside.
  if (error.message.startsWith('Failed query') && error.cause) return codeOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  if (/^[A-Z][A-Z0-9_]{2,50}$/.test(code)) return code
  const messages = messagesOf(error)
  const known = [...TRANSIENT, ...LASTING].find(([pattern]) => messages.some((message) => pattern.test(message)))
  return known?.[1] ?? (/^\w{1,40}$/.test(error.name) ? error.name : 'UNKNOWN')
}

/** Whether the same call may be made again at once. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.some(([, code]) => code === codeOf(error))
}

/** Whether the store will never take this row as it is. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'D1_REFUSED'
}

/** After these nobody knows whether the store did what it was asked: the reply was lost, not the question. */
const REPLY_LOST = 'D1_CONNECTION_LOST D1_STORAGE_RESET D1_CODE_UPDATED D1_DISCONNECTED D1_TIMEOUT Silence'.split(' ')

/** Whether a call that failed may have done its work all the same. */
export function mayHaveHappened(error: unknown): boolean {
  return REPLY_LOST.includes(codeOf(error))
}

/** The stores' own words only: Drizzle's wrapper repeats the query and its values. */
function messagesOf(error: Error): string[] {
  const inner = error.cause instanceof Error ? messagesOf(error.cause) : []
  return error.message.startsWith('Failed query') ? inner : [error.message, ...inner]
}

const TRIES = 4
const BASE = 40

/** Repeats work that is safe to repeat while its failure is transient: four tries, a growing random pause in between. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === TRIES || !isTransient(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, Math.random() * BASE * 2 ** attempt))
    }
  }
}

/** The promise's outcome, or a Silence after `limit` milliseconds; the promise itself goes on. */
export async function within<T>(limit: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence()), limit)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    if (timer) clearTimeout(timer)
  }
}

/** Repeats work that is safe to repeat, for `limit` milliseconds at most. */
export function retryWithin<T>(limit: number, work: () => Promise<T>): Promise<T> {
  return within(limit, withRetries(work))
}

/** What a line of the log may say beside step and code: our own words, never a visitor's. */
type Told = { reference?: string; path?: string; message?: string }

/** One line a fault: the step and the code, and no personal data. */
export function logFault(step: string, error: unknown, told: Told = {}): void {
  console.error(JSON.stringify({ step, code: codeOf(error), ...told }))
}

/** Logs a fault under a reference that the visitor is told, so that staff find the line when they quote it. */
export function reportFault(step: string, error: unknown, path: string): string {
  const reference = crypto.randomUUID().slice(0, 8)
  logFault(step, error, { reference, path })
  return reference
}
