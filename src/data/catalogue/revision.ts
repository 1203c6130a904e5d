import { logFault, within } from '#data/faults.ts'
import { nearestReplica } from './nearest-replica.ts'

/** A page may be served from a store without a look at the catalogue for so long after the last look, in ms. */
const RECENT = 2000
/** After so long somebody's request looks again behind its answer: an instance asks once a second at most, in ms. */
const LOOK_AGAIN = 1000
/** How long the catalogue may take to say it, and how long one that did not is left alone, in ms. */
const PATIENCE = 300
const REST = 10_000

/** What this instance has heard last and when it asked for that; when it last asked; in ms since 1970. */
let known: { word: string; askedAt: number } | undefined
let lookedAt = 0
let restUntil = 0

type Asker = { now: number; later: (work: Promise<unknown>) => void }

/** What is known at once, or what is to be waited for. */
export type Revision = string | undefined | Promise<string | undefined>

/**
 * Which state the catalogue is in (migrations/catalogue/0006_revision.sql), as of two seconds ago at most. Undefined
 * where the catalogue does not say it in time: what was stored is then the best that there is.
 */
export function currentRevision(database: D1Database, { now, later }: Asker): Revision {
  if (!known || now < known.askedAt || now - known.askedAt >= RECENT) {
    return now >= restUntil ? look(database, now) : undefined
  }
  if (now - Math.max(known.askedAt, lookedAt) >= LOOK_AGAIN) later(look(database, now))
  return known.word
}

async function look(database: D1Database, now: number): Promise<string | undefined> {
  lookedAt = now
  try {
    const answer = nearestReplica(database).prepare('SELECT word FROM revision').all<{ word: string }>()
    const word = (await within(PATIENCE, answer)).results[0]?.word
    known = word ? { word, askedAt: now } : undefined
    return word
  } catch (error) {
    logFault('revision', error)
    restUntil = now + REST
    return undefined
  }
}

/** Forgets what memory holds: a test starts with none. */
export function forgetRevision(): void {
  known = undefined
  lookedAt = 0
  restUntil = 0
}
