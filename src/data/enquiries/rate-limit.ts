import { logFault, within } from '#data/stores/faults.ts'

/** A visitor waits for a limiter, in milliseconds. */
const PATIENCE = 200

/** Whether this call is beyond its rate. A limiter that fails or is silent limits nobody: it is a brake, not a gate. */
export async function isBeyond(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return !(await within(PATIENCE, limiter.limit({ key }))).success
  } catch (error) {
    logFault('rate', error)
    return false
  }
}
