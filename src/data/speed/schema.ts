import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SpeedRow } from '#domain/speed/speed-row.ts'

/** The site's speed for visitors, in rows of SpeedRow. They have no personal data. */
export const speedDays = sqliteTable(
  'speed_days',
  {
    day: text().notNull(),
    span: integer().notNull(),
    metric: text().$type<SpeedRow['metric']>().notNull(),
    kind: text().$type<SpeedRow['kind']>().notNull(),
    reached: text().$type<SpeedRow['reached']>().notNull(),
    device: text().$type<SpeedRow['device']>().notNull(),
    place: text().$type<SpeedRow['place']>().notNull(),
    p75: real().notNull(),
    count: integer().notNull(),
    good: integer().notNull(),
    mostly: text().$type<SpeedRow['mostly']>().notNull().default(''),
  },
  (table) => [
    primaryKey({
      columns: [table.span, table.metric, table.reached, table.day, table.kind, table.device, table.place],
    }),
    index('speed_by_day').on(table.day),
  ],
)
