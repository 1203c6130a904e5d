import { logFault, within } from '#data/faults.ts'
import { readAtMost } from '#data/read-at-most.ts'

/** A public key of a team, as a JSON Web Key. */
export type AccessKey = JsonWebKey & { kid: string; alg?: string }

const MINUTE = 60_000
/** How long keys are used before they are read again, in ms. Cloudflare keeps an old one for a week. */
const HOLD = 60 * MINUTE
/** How long somebody waits for them, in ms, and how much is read of them, in bytes. */
const PATIENCE = 2000
const LIMIT = 64 * 1024

type Known = { issuer: string; keys: AccessKey[]; readAt: number; askedAt: number }
let known: Known | undefined

/**
 * The keys that an issuer signs with, from its one address. A token that names another key has them read again, once a
 * minute at most. Empty where they cannot be read: nobody comes in then.
 */
export async function accessKeys(issuer: string, kid: string): Promise<AccessKey[]> {
  const now = Date.now()
  if (known?.issuer === issuer && now - known.readAt < HOLD && !mayAskFor(kid, known, now)) return known.keys
  if (known) known.askedAt = now
  const keys = await within(PATIENCE, fetchKeys(issuer)).catch((error) => logFault('access-keys', error))
  if (keys) known = { issuer, keys, readAt: now, askedAt: now }
  return keys ?? []
}

function mayAskFor(kid: string, { keys, askedAt }: Known, now: number): boolean {
  return !keys.some((key) => key.kid === kid) && now - askedAt >= MINUTE
}

/** Forgets what memory holds: a test starts with none. */
export function forgetAccessKeys(): void {
  known = undefined
}

async function fetchKeys(issuer: string): Promise<AccessKey[]> {
  const response = await fetch(`${issuer}/cdn-cgi/access/certs`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
  })
  const { bytes, end } = await readAtMost(response.body, LIMIT)
  if (!response.ok || end !== 'whole') throw new TypeError('no keys')
  const { keys } = JSON.parse(new TextDecoder().decode(bytes)) as { keys: unknown }
  if (!Array.isArray(keys)) throw new TypeError('no keys')
  return keys.filter((key): key is AccessKey => typeof key?.kid === 'string' && key.kty === 'RSA')
}
