/** Seconds to wait before each attempt to tell the staff: 52 hours in all, longer than a mail provider's bad day. */
const WAITS = [0, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400]

/** After so many attempts without success an enquiry is dead: it waits, visible, for a person. */
export const ATTEMPTS = WAITS.length

/**
 * When to try again after `attempts` failures, in milliseconds since 1970, a fifth earlier or later by chance so that
 * a crowd does not return at once. Undefined: no more.
 */
export function nextAttempt(attempts: number, now: number, random: () => number): number | undefined {
  const wait = WAITS[attempts]
  return wait === undefined ? undefined : now + Math.round(wait * 1000 * (0.8 + 0.4 * random()))
}
