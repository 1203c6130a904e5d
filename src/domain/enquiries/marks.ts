/** Why an enquiry waits for a person instead of being mailed at once. The visitor is told "sent" all the same. */
export const HELD_REASONS = ['honeypot', 'quick', 'rate', 'turnstile', 'turnstile-silent'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** Nobody fills in a form in less, in milliseconds. */
const QUICKEST = 2000

/**
 * What the body itself gives away: the hidden field `website` filled in, or a form sent within two seconds of its
 * opening (`opened`: milliseconds since 1970, by the browser's clock; absent without script).
 */
export function bodyMark(body: Record<string, unknown>, now: number): HeldReason | undefined {
  if (typeof body.website === 'string' ? body.website.trim() !== '' : body.website !== undefined) return 'honeypot'
  const opened = /^\d{13}$/.test(String(body.opened ?? '')) ? Number(body.opened) : undefined
  if (opened === undefined) return undefined
  // A browser whose clock runs ahead of ours says nothing.
  const took = now - opened
  return took >= 0 && took < QUICKEST ? 'quick' : undefined
}
