/**
 * The errors that Cloudflare says to retry (developers.cloudflare.com/d1/observability/debug-d1, read in November
 * 2026), and "locked" in the words of SQLite and of workerd on a developer's machine. "Overloaded" and "exceeded
 * timeout" are not included, because retries make those worse.
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

export class Silence extends Error {
  override name = 'Silence'
}

/**
 * A code for an error, for logs and rows. Never the message: Drizzle's contains the bound values, which may be personal
 * data.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'UNKNOWN'
  // Drizzle's wrapper contains the query and its values; the store's own message is inside.
  if (error.message.startsWith('Failed query') && error.cause) return codeOf(error.cause)
  const code = 'code' in error ? String(error.code) : ''
  if (/^[A-Z][A-Z0-9_]{2,50}$/.test(code)) return code
  const messages = messagesOf(error)
  const known = [...TRANSIENT, ...LASTING].find(([pattern]) => messages.some((message) => pattern.test(message)))
  return known?.[1] ?? (/^\w{1,40}$/.test(error.name) ? error.name : 'UNKNOWN')
}

/** Whether the same call may be repeated at once. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.some(([, code]) => code === codeOf(error))
}

/** Whether the store will never accept this row. */
export function isRefused(error: unknown): boolean {
  return codeOf(error) === 'D1_REFUSED'
}

/** Whether a store failed or was silent. D1_ERROR and D1_REFUSED are statements that it cannot run: our own faults. */
export function isOfStore(error: unknown): boolean {
  return /^(D1_(?!ERROR$|REFUSED$)|KV_|Silence$)/.test(codeOf(error))
}

/** After these errors the outcome is unknown: the reply was lost, not the request. */
const REPLY_LOST = 'D1_CONNECTION_LOST D1_STORAGE_RESET D1_CODE_UPDATED D1_DISCONNECTED D1_TIMEOUT Silence'.split(' ')

/** Whether a failed call may have succeeded. */
export function mayHaveHappened(error: unknown): boolean {
  return REPLY_LOST.includes(codeOf(error))
}

/** Only the stores' messages: Drizzle's wrapper contains the query and its values. */
function messagesOf(error: Error): string[] {
  const inner = error.cause instanceof Error ? messagesOf(error.cause) : []
  return error.message.startsWith('Failed query') ? inner : [error.message, ...inner]
}

const TRIES = 4
const BASE = 40

/** Repeats safe work while its failure is transient: four tries with growing random pauses. */
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

/** The promise's result, or a Silence after `limit` milliseconds; the promise itself continues. */
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

/** Repeats safe work for at most `limit` milliseconds. */
export function retryWithin<T>(limit: number, work: () => Promise<T>): Promise<T> {
  return within(limit, withRetries(work))
}

/** Additional data of a log line: our own words, never a visitor's. */
type Told = { reference?: string; path?: string; message?: string }

/** Logs a fault in one line, with step and code and without personal data. */
export function logFault(step: string, error: unknown, told: Told = {}): void {
  console.error(JSON.stringify({ step, code: codeOf(error), ...told }))
}

/** Logs a fault under a reference that the visitor sees, so that staff can find the line. */
export function reportFault(step: string, error: unknown, path: string): string {
  const reference = crypto.randomUUID().slice(0, 8)
  logFault(step, error, { reference, path })
  return reference
}
