import { env } from 'cloudflare:workers'

/** How many writes a storm makes: 60 among all tests, 200 in `npm run chaos`, which makes the figures. */
export const WRITES = Number(env.STORM_WRITES)
