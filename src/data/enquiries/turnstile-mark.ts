import { logFault, within } from '#data/stores/faults.ts'
import type { HeldReason } from '#domain/enquiries/held-reason.ts'

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** How long the visitor waits for it, in ms. */
const PATIENCE = 800

/**
 * A token with its enquiry. Turnstile accepts a token once, but repeatedly for the same enquiry, so a repeat gets the
 * first verdict.
 */
type Proof = { secret: string; token: unknown; enquiry: string }

/** Verifies a token with Turnstile (developers.cloudflare.com/turnstile); the result is the reason for holding, undefined if it passes. */
export async function turnstileMark({ secret, token, enquiry }: Proof): Promise<HeldReason | undefined> {
  if (typeof token !== 'string' || token === '' || token.length > 2048) return 'turnstile'
  try {
    const body = new URLSearchParams({ secret, response: token, idempotency_key: asUuid(enquiry) })
    const answer = fetch(VERIFY, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) })
    const verdict = answer.then((response) => response.json())
    const { success } = (await within(PATIENCE, verdict)) as Record<string, unknown>
    if (typeof success !== 'boolean') throw new TypeError()
    return success ? undefined : 'turnstile'
  } catch (error) {
    logFault('turnstile', error)
    return 'turnstile-silent'
  }
}

/** An enquiry's id (SHA-256 in hex) in the format of a random UUID, as Turnstile requires. */
function asUuid(id: string): string {
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`
}
