import { WAITS_FOR_A_LOOK } from '#data/enquiries/schema.ts'
import { isAnySpilled } from '#data/enquiries/spill.ts'
import { logFault, within } from '#data/stores/faults.ts'

/**
 * The state of the enquiries in numbers; -1: not known. Ages are in whole seconds, 0 where nothing is due. The
 * largest count is 5, and 1 for `spilled`: a monitor asks often, so few rows are read.
 */
export type Health = {
  cronAge: number
  oldestDueAge: number
  due: number
  held: number
  dead: number
  spilled: number
}

const UNKNOWN = { cronAge: -1, oldestDueAge: -1, due: -1, held: -1, dead: -1 }
const CRON_LATE = 5 * 60
const DUE_LATE = 15 * 60
/** Milliseconds. */
const PATIENCE = 3000
/** How long an instance repeats an answer, in ms, because the address is public. */
const COPY_FOR = 30_000

let copy: { health: Promise<Health>; readAt: number } | undefined

/** Reads the state from the stores, or repeats an answer of the last 30 s. */
export function readHealth(database: D1Database, store: KVNamespace, now: number): Promise<Health> {
  if (!copy || Math.abs(now - copy.readAt) >= COPY_FOR)
    copy = { health: freshHealth(database, store, now), readAt: now }
  return copy.health
}

/** Reads the present state, for a colleague who has just changed it. */
export function readHealthNow(database: D1Database, store: KVNamespace, now: number): Promise<Health> {
  forgetHealth()
  return readHealth(database, store, now)
}

/** Clears the memory for tests. */
export function forgetHealth(): void {
  copy = undefined
}

/** Whether enquiries are delivered: none is late, undeliverable or outside its database. */
export function isWell({ cronAge, oldestDueAge, dead, spilled }: Health): boolean {
  const known = cronAge >= 0 && oldestDueAge >= 0
  return known && cronAge < CRON_LATE && oldestDueAge < DUE_LATE && dead === 0 && spilled === 0
}

/** The numbers of a silent store are not known. */
async function freshHealth(database: D1Database, store: KVNamespace, now: number): Promise<Health> {
  const [rows, spilled] = await Promise.allSettled([
    within(PATIENCE, countRows(database, now)),
    within(PATIENCE, isAnySpilled(store)),
  ])
  for (const part of [rows, spilled]) if (part.status === 'rejected') logFault('health', part.reason)
  return {
    ...(rows.status === 'fulfilled' ? rows.value : UNKNOWN),
    spilled: spilled.status === 'fulfilled' ? Number(spilled.value) : -1,
  }
}

/** Counts stop here. */
const COUNTED = 5

/** At most 5 rows are read for each count, along an index; ends that are still to be sent count too. */
const COUNTS = `SELECT
  (SELECT done_at FROM duties WHERE name = 'beat') AS beat,
  (SELECT due_at FROM enquiries WHERE state = 'due' AND erased_at IS NULL ORDER BY due_at LIMIT 1) AS oldest,
  (SELECT erased_at FROM tombstones WHERE state = 'due' ORDER BY erased_at LIMIT 1) AS oldestEnd,
  (SELECT count(*) FROM (SELECT 1 FROM tombstones WHERE state = 'due' LIMIT 5)) AS endsDue,
  (SELECT count(*) FROM (SELECT 1 FROM tombstones WHERE state = 'dead' LIMIT 5)) AS endsDead,
  ${Object.entries({
    due: `state = 'due' AND erased_at IS NULL`,
    held: WAITS_FOR_A_LOOK,
    dead: `state = 'dead' AND erased_at IS NULL`,
  }).map(([name, which]) => `(SELECT count(*) FROM (SELECT 1 FROM enquiries WHERE ${which} LIMIT 5)) AS ${name}`)}`

type Counts = { beat: number | null; oldest: number | null; due: number; held: number; dead: number } & {
  oldestEnd: number | null
  endsDue: number
  endsDead: number
}

async function countRows(database: D1Database, now: number) {
  const counts = await database.prepare(COUNTS).first<Counts>()
  if (!counts) throw new Error('the database counted nothing')
  const { beat, oldest, oldestEnd, due, endsDue, held, dead, endsDead } = counts
  const seconds = (since: number | null, none: number) =>
    since === null ? none : Math.max(0, Math.round((now - since) / 1000))
  return {
    cronAge: seconds(beat, -1),
    oldestDueAge: Math.max(seconds(oldest, 0), seconds(oldestEnd, 0)),
    due: Math.min(due + endsDue, COUNTED),
    held,
    dead: Math.min(dead + endsDead, COUNTED),
  }
}
