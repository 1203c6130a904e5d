import { logFault, within } from '#data/stores/faults.ts'
import { nearestReplica } from '#data/stores/nearest-replica.ts'
import { type Days, noticeOn, type SiteNotice } from '#domain/site/site-notice.ts'

/** How long after the last read a stored page is served without reading the revision, in ms. */
const RECENT = 2000
/** After this time a request reads the revision after its response: at most once a second for each instance, in ms. */
const LOOK_AGAIN = 1000
/** How long the catalogue may take, and how long it is then not asked again, in ms. */
const PATIENCE = 300
const REST = 10_000
/** How long a page may use the last notice while the catalogue is silent, in ms. */
const REMEMBERED = 60 * 60_000

/** The last revision of this instance with its time, and the last attempt; in ms since 1970. */
let known: { word: string; notices: SiteNotice[]; askedAt: number } | undefined
let lookedAt = 0
let restUntil = 0

type Asker = { now: number; later: (work: Promise<unknown>) => void }

/** The revision, or a promise of it. */
export type Revision = string | undefined | Promise<string | undefined>

/**
 * The revision of the catalogue (migrations/catalogue/0006_revision.sql), at most two seconds old. Undefined: the
 * catalogue is silent, so stored pages are used.
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
 * The notice of a day (ISO), at most two seconds old. If a notice is known, the request waits for the revision; if the
 * catalogue is silent, the notice of the last hour is used. Without a known notice the request does not wait.
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
 * The days on which the agency is closed, at most two seconds old. If the catalogue is silent: the last known days of
 * this instance.
 */
export async function closedDays(database: D1Database, asker: Asker): Promise<Days[]> {
  await currentRevision(database, asker)
  return known?.notices.filter(({ closes }) => closes === 1) ?? []
}

async function look(database: D1Database, now: number): Promise<string | undefined> {
  lookedAt = now
  try {
    // The row also has the notices (0012_notices.sql), the newest first, so that no second query is needed.
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

/** Clears the memory for tests. */
export function forgetRevision(): void {
  known = undefined
  lookedAt = 0
  restUntil = 0
}
