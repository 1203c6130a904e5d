import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { claimDuty } from './duties.ts'
import { enquiries } from './schema.ts'

const DAY = 24 * 60 * 60 * 1000

/** Everything that a person said. The identity goes too: it is a hash of what they said. */
const NOTHING = {
  id: sql`lower(hex(randomblob(32)))`,
  name: '',
  email: '',
  phone: '',
  isd: '',
  dialable: null,
  message: '',
  flexible: '',
  passengers: '',
  travelDate: '',
  place: '',
  page: '',
  accommodations: '',
  messageId: null,
} as const

/** Erases the data of every person whose rows match; the bare rows stay, and nobody is told about them any more. */
export async function erase(database: D1Database, which: SQL | undefined, now: number): Promise<number> {
  const { meta } = await drizzle(database)
    .update(enquiries)
    .set({ ...NOTHING, erasedAt: now })
    .where(and(which, isNull(enquiries.erasedAt)))
  return meta.changes
}

/** Once a day erases what came before `before`, in milliseconds since 1970. Returns how many. */
export async function eraseOld(
  database: D1Database,
  { now, before }: { now: number; before: number },
): Promise<number> {
  if (!(await claimDuty(database, 'retention', { now, every: DAY }))) return 0
  return erase(database, lt(enquiries.createdAt, before), now)
}
