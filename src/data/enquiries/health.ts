import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { logFault, within } from '#data/faults.ts'
import { duties, enquiries } from './schema.ts'
import { countSpilled } from './spill.ts'

/** How enquiries fare, in numbers; -1: not known. Ages are in whole seconds, 0 where nothing is due. */
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

/** Reads the health from the stores; a store that does not answer leaves its numbers unknown. */
export async function readHealth(database: D1Database, store: KVNamespace, now: number): Promise<Health> {
  const [rows, spilled] = await Promise.allSettled([
    within(PATIENCE, countRows(database, now)),
    within(PATIENCE, countSpilled(store)),
  ])
  for (const part of [rows, spilled]) if (part.status === 'rejected') logFault('health', part.reason)
  return {
    ...(rows.status === 'fulfilled' ? rows.value : UNKNOWN),
    spilled: spilled.status === 'fulfilled' ? spilled.value : -1,
  }
}

/** Whether the promise is being kept: nothing late, nothing given up, nothing outside of its database. */
export function isWell({ cronAge, oldestDueAge, dead, spilled }: Health): boolean {
  const known = cronAge >= 0 && oldestDueAge >= 0
  return known && cronAge < CRON_LATE && oldestDueAge < DUE_LATE && dead === 0 && spilled === 0
}

async function countRows(database: D1Database, now: number) {
  const db = drizzle(database)
  const [states, beats] = await db.batch([
    db
      .select({ state: enquiries.state, rows: sql<number>`count(*)`, oldest: sql<number>`min(${enquiries.dueAt})` })
      .from(enquiries)
      .where(sql`${enquiries.state} IN ('due', 'held', 'dead') AND ${enquiries.erasedAt} IS NULL`)
      .groupBy(enquiries.state),
    db.select({ doneAt: duties.doneAt }).from(duties).where(sql`${duties.name} = 'beat'`),
  ])
  const of = (state: string) => states.find((each) => each.state === state)
  const seconds = (since: number | undefined, none: number) =>
    since === undefined ? none : Math.max(0, Math.round((now - since) / 1000))
  return {
    cronAge: seconds(beats[0]?.doneAt, -1),
    oldestDueAge: seconds(of('due')?.oldest, 0),
    due: of('due')?.rows ?? 0,
    held: of('held')?.rows ?? 0,
    dead: of('dead')?.rows ?? 0,
  }
}
