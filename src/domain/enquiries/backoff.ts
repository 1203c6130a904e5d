/** Seconds before each attempt to notify the staff, 52 hours in all: longer than an outage of a mail provider. */
const WAITS = [0, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400]

/** How long a drain holds the rows that it claimed, in ms; it works for less than half of this time. */
export const LEASE = 120_000

/** The longest time, in ms, by which a row can be delayed after that many attempts: the wait or a lease. */
export const LONGEST_WAITS = WAITS.map((wait) => Math.max(wait * 1000 * 1.2, LEASE))

/**
 * When to try again after `attempts` failures, in ms since 1970; undefined: never. A random part of up to a fifth
 * spreads the attempts.
 */
export function nextAttempt(attempts: number, now: number, random: () => number): number | undefined {
  const wait = WAITS[attempts]
  return wait === undefined ? undefined : now + Math.round(wait * 1000 * (0.8 + 0.4 * random()))
}
