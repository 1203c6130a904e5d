import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { cases } from '#data/enquiries/cases-schema.ts'

type Looking = { caseId: string; lookedBy: string; now: number }

/** Notes who opened a case, for the next reader. The case itself does not change, so that open forms stay valid. */
export async function noteLook(database: D1Database, { caseId, lookedBy, now }: Looking): Promise<void> {
  const which = and(eq(cases.id, caseId), isNull(cases.erasedAt))
  await drizzle(database).update(cases).set({ lookedBy, lookedAt: now }).where(which)
}
