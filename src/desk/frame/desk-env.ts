import type { Staff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'

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
