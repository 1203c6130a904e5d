import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { DAYS_SHOWN, type SpeedRow, slowerLines } from '#domain/speed/speed-row.ts'
import type { Metric, Reached } from '#domain/speed/vitals.ts'
import { daysAfter } from '#values/dates.ts'
import { speedDays } from './schema.ts'

/** `week`: the newest summed week. `days`: a row for each of thirty days with visits, the oldest first. */
export type Speed = { week: SpeedRow[]; days: SpeedRow[] }

/** Reads the values of one metric, in one round trip. */
export async function readSpeed(
  database: D1Database,
  { metric, reached, today }: { metric: Metric; reached: Reached; today: string },
): Promise<Speed> {
  const db = drizzle(database)
  const asked = and(eq(speedDays.metric, metric), eq(speedDays.reached, reached))
  const newest = db
    .select({ day: speedDays.day })
    .from(speedDays)
    .where(and(eq(speedDays.span, 7), asked))
    .orderBy(desc(speedDays.day))
    .limit(1)
  const from = daysAfter(today, -DAYS_SHOWN - 1)
  const [week, days] = await db.batch([
    db
      .select()
      .from(speedDays)
      .where(and(eq(speedDays.span, 7), asked, eq(speedDays.day, newest))),
    db
      .select()
      .from(speedDays)
      .where(and(eq(speedDays.span, 1), asked, gt(speedDays.day, from)))
      .orderBy(speedDays.day),
  ])
  return { week, days }
}

/** The pages that became slower in the week until yesterday, as lines for a mail; empty without data. */
export async function readSlower(database: D1Database, today: string): Promise<string[]> {
  const [day, weekBefore] = [daysAfter(today, -1), daysAfter(today, -8)]
  const rows = await drizzle(database)
    .select()
    .from(speedDays)
    .where(and(eq(speedDays.span, 7), inArray(speedDays.day, [day, weekBefore])))
  return slowerLines(
    rows.filter((row) => row.day === day),
    rows.filter((row) => row.day === weekBefore),
  )
}
