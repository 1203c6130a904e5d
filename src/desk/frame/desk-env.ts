import type { Staff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'

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
