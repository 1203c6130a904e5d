import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { initialsOf, type TestimonialCard } from '#domain/catalogue/review.ts'
import type { Catalogue } from './open-catalogue.ts'
import { testimonials } from './schema.ts'

/** Not what the staff took off the site. */
export const isShown = eq(testimonials.hidden, false)

/** The newest reviews that say something; the catalogue keeps them in that order. */
export function latestTestimonials(catalogue: Catalogue, limit: number) {
  return catalogue
    .select()
    .from(testimonials)
    .where(and(isNotNull(testimonials.text), isShown))
    .orderBy(asc(testimonials.position))
    .limit(limit)
}

/** Every review, newest first. */
export async function listTestimonials(catalogue: Catalogue): Promise<TestimonialCard[]> {
  const rows = await catalogue.select().from(testimonials).where(isShown).orderBy(asc(testimonials.position))
  return rows.map(toTestimonial)
}

export function toTestimonial({ title, text, name, date, sample }: typeof testimonials.$inferSelect): TestimonialCard {
  return { title, ...(text !== null && { text }), name, avatar: initialsOf(name), date, sample }
}
