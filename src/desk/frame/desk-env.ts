import type { Staff } from '#domain/staff/staff.ts'
import type { Bindings } from '#env.ts'

/** What the desk's routes are given: the Worker's bindings, and who asks. */
export type DeskEnv = {
  Bindings: Bindings & {
    staff: Staff
    /** Everybody who can be given a case, by e-mail. */
    colleagues: string[]
    /** A post as it came: what it held is shown again when its route fails. */
    copy: Request | undefined
  }
}
