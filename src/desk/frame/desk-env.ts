import type { Moment } from '#domain/cases/inbox-sections.ts'
import type { Staff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'
import { dayInIndia } from '#values/dates.ts'

/** The environment of the desk's routes: the Worker's bindings, and the member of staff. */
export type DeskEnv = {
  Bindings: Bindings & {
    staff: Staff
    /** Everybody who can be given a case, by e-mail. */
    colleagues: string[]
    /** A post as it came: what it held is shown again when its route fails. */
    copy: Request | undefined
  }
}

/** Now, and which day that is in India. */
export function momentOf(): Moment {
  const now = Date.now()
  return { now, today: dayInIndia(new Date(now)) }
}
