import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { cases } from '#data/enquiries/cases-schema.ts'

type Looking = { caseId: string; lookedBy: string; now: number }

/** Notes who has a case open, so that a colleague who opens it next knows. It is no change: what others typed meanwhile is not too old by it. */
export async function noteLook(database: D1Database, { caseId, lookedBy, now }: Looking): Promise<void> {
  const which = and(eq(cases.id, caseId), isNull(cases.erasedAt))
  await drizzle(database).update(cases).set({ lookedBy, lookedAt: now }).where(which)
}
