import type { Moment } from '#domain/cases/inbox-sections.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'
import { dayInIndia } from '#values/dates.ts'

/** The environment of the desk's routes: the Worker's bindings, and the member of staff. */
export type DeskEnv = {
  Bindings: Bindings & {
    staff: Staff
    /** All staff who can own a case, by e-mail. */
    colleagues: string[]
    /** A copy of a post, so that its fields can be shown again if the route fails. */
    copy: Request | undefined
  }
}

/** The present moment, and the day in India. */
export function momentOf(): Moment {
  const now = Date.now()
  return { now, today: dayInIndia(new Date(now)) }
}
