/** Seconds to wait before each attempt to tell the staff: 52 hours in all, longer than a mail provider's bad day. */
const WAITS = [0, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400]

/** How long a drain has the rows that it claimed, in milliseconds; it works for less than half of it. */
export const LEASE = 120_000

/** How far ahead of now a row may be put off after so many attempts, in ms: the longest wait, or a lease. */
export const LONGEST_WAITS = WAITS.map((wait) => Math.max(wait * 1000 * 1.2, LEASE))

/**
 * When to try again after `attempts` failures, in milliseconds since 1970; undefined: no more. Chance makes it up to a
 * fifth earlier or later, so that a crowd does not return at once.
 */
export function nextAttempt(attempts: number, now: number, random: () => number): number | undefined {
  const wait = WAITS[attempts]
  return wait === undefined ? undefined : now + Math.round(wait * 1000 * (0.8 + 0.4 * random()))
}
