import { eq, getTableColumns, lt, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { logFault } from '#data/stores/faults.ts'
import { METRIC_NAMES } from '#domain/speed/vitals.ts'
import { dayInIndia, daysAfter } from '#values/dates.ts'
import { speedDays } from './schema.ts'
import { type PointsSource, sumPoints } from './sum-points.ts'

type SpeedBindings = { ENQUIRIES: D1Database; SPEED_ACCOUNT?: string; SPEED_TOKEN?: string; SPEED_DATASET: string }

const SPANS = [1, 7]
/** How many days a row is kept; the privacy policy names it. */
export const KEPT = 90

/**
 * Stores the speed of yesterday and of the week until then, all or nothing; a repeated run writes the same rows.
 * Without a token it does nothing. A fault is logged and leaves a gap of a day.
 */
export async function keepSpeed(env: SpeedBindings, now: number): Promise<void> {
  const { SPEED_ACCOUNT: account, SPEED_TOKEN: token, SPEED_DATASET: dataset } = env
  if (!account || !token) return
  const day = daysAfter(dayInIndia(new Date(now)), -1)
  try {
    await save(env.ENQUIRIES, day, await sumsOf({ fetch: (...asked) => fetch(...asked), account, token, dataset }, day))
  } catch (error) {
    logFault('speed', error)
  }
}

async function sumsOf(source: PointsSource, day: string) {
  const asked = SPANS.flatMap((span) => METRIC_NAMES.map((metric) => sumPoints(source, metric, { day, span })))
  return (await Promise.all(asked)).flat()
}

async function save(database: D1Database, day: string, rows: Awaited<ReturnType<typeof sumsOf>>): Promise<void> {
  const db = drizzle(database)
  const cells = Object.keys(getTableColumns(speedDays)).map((name) => `value ->> '${name}'`)
  // All rows are one parameter: D1 accepts a hundred.
  const values = sql`SELECT ${sql.raw(cells.join(', '))} FROM json_each(${JSON.stringify(rows)})`
  await db.batch([
    db.delete(speedDays).where(or(eq(speedDays.day, day), lt(speedDays.day, daysAfter(day, -KEPT)))),
    db.insert(speedDays).select(values),
  ])
}
