import { env } from 'cloudflare:workers'

/** How many writes a storm makes: 60 among all tests, 200 in `npm run chaos`, which makes the figures. */
export const WRITES = Number(env.STORM_WRITES)

if (!(WRITES > 0) || WRITES % 20 > 0) throw new Error('STORM_WRITES has to be a multiple of 20, as storms count shares')
