import * as z from 'zod'
import type { HeldReason } from '#domain/marks.ts'
import { logFault } from './faults.ts'

const VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** The visitor waits for this, in milliseconds. */
const PATIENCE = 800
const Verdict = z.object({ success: z.boolean() })

/** Asks Turnstile about a token (developers.cloudflare.com/turnstile): undefined when it passes, else why it is held. */
export async function turnstileMark(secret: string, token: unknown): Promise<HeldReason | undefined> {
  if (typeof token !== 'string' || token === '' || token.length > 2048) return 'turnstile'
  try {
    const body = new URLSearchParams({ secret, response: token })
    const response = await fetch(VERIFY, { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE) })
    return Verdict.parse(await response.json()).success ? undefined : 'turnstile'
  } catch (error) {
    logFault('turnstile', error)
    return 'turnstile-silent'
  }
}
