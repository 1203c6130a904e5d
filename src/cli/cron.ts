/** What Cloudflare does in production and `wrangler dev` does not: the cron of every minute (wrangler.toml). */
const EVERY_MINUTE = '* * * * *'

/** Fires the cron of a served site at once and then each minute. A run that fails comes again. */
export function keepTime(origin: string): void {
  const fire = () =>
    void fetch(`${origin}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(EVERY_MINUTE)}`).catch(missed)
  fire()
  setInterval(fire, 60_000).unref()
}

function missed(error: unknown): void {
  console.error(`The cron did not run (${error instanceof Error ? error.name : 'unknown'}).`)
}
