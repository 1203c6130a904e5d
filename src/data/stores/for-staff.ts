import { retryWithin } from './faults.ts'

/** How long staff wait for a store, in ms. */
const PATIENCE = 8000

/**
 * Asks a store for a member of staff: again where that may help, and for no longer than they wait.
 * @param work safe to repeat: what it writes counts once, however often it is written
 */
export function forStaff<T>(work: () => Promise<T>): Promise<T> {
  return retryWithin(PATIENCE, work)
}
