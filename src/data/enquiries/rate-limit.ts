import { logFault, within } from '#data/stores/faults.ts'

/** How long a visitor waits for a limiter, in ms. */
const PATIENCE = 200

/** Whether this call exceeds its rate. A failing limiter blocks no call: the enquiry is more important. */
export async function isBeyond(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return !(await within(PATIENCE, limiter.limit({ key }))).success
  } catch (error) {
    logFault('rate', error)
    return false
  }
}
