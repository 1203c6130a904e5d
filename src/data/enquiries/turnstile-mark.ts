import { logFault, within } from '#data/stores/faults.ts'
import type { HeldReason } from '#domain/enquiries/held-reason.ts'

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** The visitor waits for this, in milliseconds. */
const PATIENCE = 800

/**
 * A token, and the enquiry that came with it. A token counts once, but for the same enquiry as
 * often as that is sent; so a repeat gets the verdict of the first.
 */
type Proof = { secret: string; token: unknown; enquiry: string }

/** Asks Turnstile about a token (developers.cloudflare.com/turnstile): undefined when it passes, else why it is held. */
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

/** An enquiry's identity, a SHA-256 in hex, as Turnstile takes it: in the form of a random UUID. */
function asUuid(id: string): string {
  return `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-8${id.slice(17, 20)}-${id.slice(20, 32)}`
}
