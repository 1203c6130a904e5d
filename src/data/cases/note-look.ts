import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { cases } from '#data/enquiries/cases-schema.ts'

type Looking = { caseId: string; lookedBy: string; now: number }

/** Notes the colleague who opened a case, for the next one who opens it. It is no change of the case: a form that is open elsewhere stays valid. */
export async function noteLook(database: D1Database, { caseId, lookedBy, now }: Looking): Promise<void> {
  const which = and(eq(cases.id, caseId), isNull(cases.erasedAt))
  await drizzle(database).update(cases).set({ lookedBy, lookedAt: now }).where(which)
}
