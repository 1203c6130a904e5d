import * as z from 'zod'
import { text } from '#domain/authoring/written-text.ts'
import type { Document } from '#domain/catalogue/document.ts'
import type { AuthoredReview } from '#domain/catalogue/review.ts'

/** What may stand in the files of reviews and documents, and nothing else. */

const day = z.iso.date('is not a day of the calendar; write it as 2026-11-27')

export const TestimonialShape = z.strictObject({
  id: z
    .string("is missing: write its day and title, for example '2026-11-20 It was all true', and never change it")
    .min(3),
  title: text(3, 120),
  text: z.exactOptional(text(3, 1000)),
  name: text(2, 80),
  date: day,
  sample: z.boolean(),
}) satisfies z.ZodType<AuthoredReview>

export const DocumentShape = z.strictObject({
  slug: z.string(),
  path: z.string().regex(/^\/[a-z-]+$/, 'is a slash and small letters, for example /about'),
  title: text(3, 80),
  head: z.strictObject({ title: text(3, 60), description: text(70, 160), keywords: z.array(text(2, 60)).min(1) }),
  updated: day,
  intro: text(3, 1000),
  sections: z.array(
    z.strictObject({
      heading: text(3, 120),
      paragraphs: z.array(text(3, 2000)),
      points: z.array(text(3, 2000)).exactOptional(),
    }),
  ),
}) satisfies z.ZodType<Document>
