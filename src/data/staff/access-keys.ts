import { logFault, within } from '#data/stores/faults.ts'
import { readAtMost } from '#data/stores/read-at-most.ts'
import { DAY } from '#values/dates.ts'

/** A team's public key, as a JSON Web Key. */
export type AccessKey = JsonWebKey & { kid: string; alg?: string }

const MINUTE = 60_000
/**
 * How long keys are used before they are read again, in ms, and how long where that fails. Cloudflare keeps an old key
 * for a week.
 */
const HOLD = 60 * MINUTE
const STALE = DAY
/** How many unknown keys a minute cause a new read: a new key is accepted while others are made up. */
const UNKNOWN_READS = 5
/** How long a sign-in waits for the keys, in ms, and the most bytes that are read. */
const PATIENCE = 2000
const LIMIT = 64 * 1024

type Known = { issuer: string; keys: AccessKey[]; readAt: number }
let known: Known | undefined
/** The running read and its start. */
let reading: { work: Promise<void>; since: number } | undefined
let failedAt = Number.NEGATIVE_INFINITY
/** The unknown key ids with their times. */
let unknown: { kid: string; at: number }[] = []

/**
 * The public keys of an issuer, from its fixed address. They are read again every hour, after the response. While that
 * fails, it is tried once a minute, and the old keys are valid for a day. A token with an unknown key waits for a read.
 * Empty: no key is known, so no sign-in is accepted.
 * @param later keeps the read running after the response
 */
export async function accessKeys(
  issuer: string,
  kid: string,
  later: (work: Promise<unknown>) => void,
): Promise<AccessKey[]> {
  const now = Date.now()
  const held = heldKeys(issuer, now)
  if (held?.keys.some((key) => key.kid === kid)) {
    if (now - held.readAt >= HOLD && mayTry(now)) later(readOnce(issuer, now))
    return held.keys
  }
  if (mayTry(now) && (!held || mayAskFor(kid, now))) {
    const work = readOnce(issuer, now)
    later(work)
    await within(PATIENCE, work).catch(() => undefined)
  }
  return heldKeys(issuer, now)?.keys ?? []
}

function heldKeys(issuer: string, now: number): Known | undefined {
  return known?.issuer === issuer && now - known.readAt < STALE ? known : undefined
}

function mayTry(now: number): boolean {
  return now - failedAt >= MINUTE
}

function mayAskFor(kid: string, now: number): boolean {
  unknown = unknown.filter(({ at }) => now - at < MINUTE)
  if (unknown.some((each) => each.kid === kid)) return isReading(now)
  if (unknown.length >= UNKNOWN_READS) return false
  unknown.push({ kid, at: now })
  return true
}

/** One read at a time, shared by all requests. A read whose request was cancelled never ends. */
function readOnce(issuer: string, now: number): Promise<void> {
  if (!isReading(now)) reading = { work: read(issuer, now), since: now }
  return reading?.work ?? Promise.resolve()
}

function isReading(now: number): boolean {
  return reading !== undefined && now - reading.since <= PATIENCE
}

async function read(issuer: string, now: number): Promise<void> {
  try {
    known = { issuer, keys: await within(PATIENCE, fetchKeys(issuer)), readAt: now }
  } catch (error) {
    failedAt = now
    logFault('access-keys', error)
  }
  reading = undefined
}

/** Clears the memory for tests. */
export function forgetAccessKeys(): void {
  known = undefined
  reading = undefined
  failedAt = Number.NEGATIVE_INFINITY
  unknown = []
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
