/**
 * Why an enquiry waits for a person instead of being mailed at once; the visitor is told "sent" all the same. rate: one
 * visitor sends too many; flood: all visitors together do.
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

/** Why an enquiry is held, in the staff's words; where nothing was noted, that a colleague has to look. */
export function heldWords(reason: HeldReason | null | undefined): string {
  return reason ? HELD_WORDS[reason] : 'for a look'
}

/** Nobody fills in a form in less, in milliseconds. */
const QUICKEST = 2000

/**
 * What the body itself gives away: the hidden field `website` filled in, or a form sent within two seconds of its opening.
 */
export function bodyMark(body: Record<string, unknown>, now: number): HeldReason | undefined {
  if (typeof body.website === 'string' ? body.website.trim() !== '' : body.website !== undefined) return 'honeypot'
  const took = timeTaken(body, now)
  return took !== undefined && took < QUICKEST ? 'quick' : undefined
}

/**
 * Milliseconds from the opening of the form (`opened`: since 1970, by the browser's clock) to its sending. Undefined
 * without script, and where the browser's clock runs ahead of ours.
 */
function timeTaken({ opened }: Record<string, unknown>, now: number): number | undefined {
  if (typeof opened !== 'string' && typeof opened !== 'number') return undefined
  if (!/^\d{13}$/.test(String(opened)) || Number(opened) > now) return undefined
  return now - Number(opened)
}

/**
 * In which order the digest lists held enquiries. 0: the number can be dialled and the form was open as long as a
 * person needs. 1: the number can be dialled. 2: the others, and what only a machine does.
 */
export function digestRank(body: Record<string, unknown>, dialable: string | undefined, now: number): 0 | 1 | 2 {
  if (!dialable || bodyMark(body, now)) return 2
  return timeTaken(body, now) === undefined ? 1 : 0
}
