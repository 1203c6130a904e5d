/**
 * Why an enquiry waits for a person instead of being mailed at once. The visitor sees "sent" in any case. rate: too
 * many from one visitor. flood: too many from all visitors together.
 */
export const HELD_REASONS = ['honeypot', 'quick', 'rate', 'flood', 'turnstile', 'turnstile-silent'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

const HELD_WORDS: Record<HeldReason, string> = {
  honeypot: 'a field that people do not see was filled in',
  quick: 'sent within two seconds',
  rate: 'many from one visitor',
  flood: 'many from all visitors at once',
  turnstile: 'did not pass the check against machines',
  'turnstile-silent': 'the check against machines did not answer',
}

/** The reason in the staff's words; without one, a request to check the enquiry. */
export function heldWords(reason: HeldReason | null | undefined): string {
  return reason ? HELD_WORDS[reason] : 'for a look'
}

/** The shortest time in which a person can fill in the form, in ms. */
const QUICKEST = 2000

/** Signs of a bot in the body: the hidden field `website` is filled in, or the form was sent within two seconds. */
export function bodyMark(body: Record<string, unknown>, now: number): HeldReason | undefined {
  if (typeof body.website === 'string' ? body.website.trim() !== '' : body.website !== undefined) return 'honeypot'
  const took = timeTaken(body, now)
  return took !== undefined && took < QUICKEST ? 'quick' : undefined
}

/**
 * The time from the opening of the form (`opened`: ms since 1970, by the browser's clock) to its sending. Undefined: no
 * script, or the browser's clock is ahead of ours.
 */
function timeTaken({ opened }: Record<string, unknown>, now: number): number | undefined {
  if (typeof opened !== 'string' && typeof opened !== 'number') return undefined
  if (!/^\d{13}$/.test(String(opened)) || Number(opened) > now) return undefined
  return now - Number(opened)
}

/**
 * The order of held enquiries in the digest. 0: a valid number and a normal filling time. 1: a valid number. 2: all
 * others, bots included.
 */
export function digestRank(body: Record<string, unknown>, dialable: string | undefined, now: number): 0 | 1 | 2 {
  if (!dialable || bodyMark(body, now)) return 2
  return timeTaken(body, now) === undefined ? 1 : 0
}
