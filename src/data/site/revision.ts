import { logFault, within } from '#data/stores/faults.ts'
import { nearestReplica } from '#data/stores/nearest-replica.ts'
import { type Days, noticeOn, type SiteNotice } from '#domain/site/site-notice.ts'

/** A page may be served from a store without a look at the catalogue for so long after the last look, in ms. */
const RECENT = 2000
/** After so long a request looks again behind its answer: an instance asks once a second at most, in ms. */
const LOOK_AGAIN = 1000
/** How long the catalogue may take to say it, and how long one that did not is left alone, in ms. */
const PATIENCE = 300
const REST = 10_000
/** How long a page may use the notice that was read last where the catalogue does not say its state, in ms. */
const REMEMBERED = 60 * 60_000

/** What this instance has heard last and when it asked for that; when it last asked; in ms since 1970. */
let known: { word: string; notices: SiteNotice[]; askedAt: number } | undefined
let lookedAt = 0
let restUntil = 0

type Asker = { now: number; later: (work: Promise<unknown>) => void }

/** The known state, or the promise of it. */
export type Revision = string | undefined | Promise<string | undefined>

/**
 * Which state the catalogue is in (migrations/catalogue/0006_revision.sql), as of two seconds ago at most. Undefined
 * where the catalogue does not tell it in time: the stored state is then the best one.
 */
export function currentRevision(database: D1Database, { now, later }: Asker): Revision {
  if (!known || !isRecent(now)) {
    return now >= restUntil ? look(database, now) : undefined
  }
  if (now - Math.max(known.askedAt, lookedAt) >= LOOK_AGAIN) later(look(database, now))
  return known.word
}

type Day = { now: number; today: string }

/**
 * The notice of a day (ISO), as of two seconds ago at most. One that was heard before waits for the request's state; where
 * the catalogue does not say it in time, what was heard within the hour holds. One that nobody has heard of is not waited for.
 */
export function currentNotice(
  revision: () => Revision,
  day: Day,
): SiteNotice | undefined | Promise<SiteNotice | undefined> {
  const heard = heardNotice(day)
  if (!heard || isRecent(day.now)) return heard
  return Promise.resolve(revision()).then(() => heardNotice(day))
}

function heardNotice({ now, today }: Day): SiteNotice | undefined {
  return known && now - known.askedAt < REMEMBERED ? noticeOn(known.notices, today) : undefined
}

function isRecent(now: number): boolean {
  return known !== undefined && now >= known.askedAt && now - known.askedAt < RECENT
}

/**
 * The days on which nobody works, as they were two seconds ago at most. Where the catalogue does not say it in time: as
 * this instance heard it last, and none where it has heard nothing.
 */
export async function closedDays(database: D1Database, asker: Asker): Promise<Days[]> {
  await currentRevision(database, asker)
  return known?.notices.filter(({ closes }) => closes === 1) ?? []
}

async function look(database: D1Database, now: number): Promise<string | undefined> {
  lookedAt = now
  try {
    // The row has the notices as well (0012_notices.sql), the newest first: a request for the state needs no second query.
    const question = nearestReplica(database).prepare('SELECT word, notices FROM revision')
    const [row] = (await within(PATIENCE, question.all<{ word: string; notices: string }>())).results
    known = row && { word: row.word, notices: JSON.parse(row.notices), askedAt: now }
    return row?.word
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
