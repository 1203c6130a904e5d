import type { Moment } from '#domain/cases/inbox-sections.ts'
import { dayInIndia } from '#values/dates.ts'

/** Now, and which day that is in India. */
export function momentOf(): Moment {
  const now = Date.now()
  return { now, today: dayInIndia(new Date(now)) }
}
