import { retryWithin } from './faults.ts'

/** How long staff wait for a store, in ms. */
const PATIENCE = 8000

/**
 * Calls a store for a colleague, with retries and a time limit.
 * @param work safe to repeat
 */
export function forStaff<T>(work: () => Promise<T>): Promise<T> {
  return retryWithin(PATIENCE, work)
}
