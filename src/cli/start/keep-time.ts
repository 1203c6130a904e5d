/** The schedules of wrangler.toml, without the morning mail. */
const EVERY_MINUTE = '* * * * *'
const EVERY_SIX_HOURS = '0 */6 * * *'
const MINUTE = 60_000

/** Runs the cron of a served site at once and then every minute, and the cron of the rates every six hours. */
export function keepTime(fireCron: (cron: string) => Promise<void>): void {
  const fire = (cron: string) => void fireCron(cron).catch(logMissedRun)
  fire(EVERY_MINUTE)
  fire(EVERY_SIX_HOURS)
  setInterval(fire, MINUTE, EVERY_MINUTE).unref()
  setInterval(fire, 360 * MINUTE, EVERY_SIX_HOURS).unref()
}

/** The next run follows. */
function logMissedRun(error: unknown): void {
  console.error(`The cron did not run (${error instanceof Error ? error.name : 'unknown'}).`)
}
