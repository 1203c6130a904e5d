import { cpus, loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** How busy a machine may be for a run, as the load average of the last minute. */
const QUIET = 1.5
const LOOK_EVERY = 15_000

/** The load average of the last minute; 0 on a system that has none. */
export function busy(): number {
  return Math.round((loadavg()[0] ?? 0) * 100) / 100
}

/** Waits until the machine has little else to do, for some minutes at most. Gives how busy it is then. */
export async function waitForQuiet(minutes: number): Promise<number> {
  const deadline = Date.now() + minutes * 60_000
  if (busy() > QUIET) console.error(`load ${busy()} on ${cpus().length} cores: waiting for a quiet machine`)
  while (busy() > QUIET && Date.now() < deadline) await pause(LOOK_EVERY)
  return busy()
}
