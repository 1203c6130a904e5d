/** What Cloudflare does in production, by wrangler.toml; the mail of the morning is left out. */
const EVERY_MINUTE = '* * * * *'
const EVERY_SIX_HOURS = '0 */6 * * *'
const MINUTE = 60_000

/** Fires the cron of a served site at once and then each minute, and the one that reads the rates every six hours. */
export function keepTime(fireCron: (cron: string) => Promise<void>): void {
  const fire = (cron: string) => void fireCron(cron).catch(logMissedRun)
  fire(EVERY_MINUTE)
  fire(EVERY_SIX_HOURS)
  setInterval(fire, MINUTE, EVERY_MINUTE).unref()
  setInterval(fire, 360 * MINUTE, EVERY_SIX_HOURS).unref()
}

/** It comes again. */
function logMissedRun(error: unknown): void {
  console.error(`The cron did not run (${error instanceof Error ? error.name : 'unknown'}).`)
}
