import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import { initialsOf, samplesLeft, type TestimonialCard, withoutReplaced } from '#domain/catalogue/review.ts'
import type { Catalogue } from './open-catalogue.ts'
import { testimonials } from './schema.ts'

export const isShown = eq(testimonials.hidden, false)

/** How many samples are still shown: each real review replaces one. */
const SAMPLES_LEFT = sql<number>`(SELECT sum(CASE WHEN sample THEN 1 ELSE -1 END) FROM testimonials WHERE hidden = 0)`

/** The newest reviews with a text, in the order of the table. */
export function latestTestimonials(catalogue: Catalogue, limit: number) {
  return catalogue
    .select({ ...getTableColumns(testimonials), samplesLeft: SAMPLES_LEFT.as('samples_left') })
    .from(testimonials)
    .where(and(isNotNull(testimonials.text), isShown))
    .orderBy(asc(testimonials.position))
    .limit(limit)
}

export async function listTestimonials(catalogue: Catalogue): Promise<TestimonialCard[]> {
  const rows = await catalogue.select().from(testimonials).where(isShown).orderBy(asc(testimonials.position))
  return withoutReplaced(rows, samplesLeft(rows)).map(toTestimonial)
}

export function toTestimonial({
  title,
  text,
  name,
  date,
  sample,
  mark,
}: typeof testimonials.$inferSelect): TestimonialCard {
  const said = { ...(text !== null && { text }), ...(mark !== null && { mark }) }
  return { title, ...said, name, avatar: initialsOf(name), date, sample }
}
