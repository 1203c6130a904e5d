import { logFault } from './faults.ts'

/** Whether this call is beyond its rate. A limiter that does not answer limits nobody: it is a brake, not a gate. */
export async function isBeyond(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return !(await limiter.limit({ key })).success
  } catch (error) {
    logFault('rate', error)
    return false
  }
}
