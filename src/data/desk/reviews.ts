import type { Testimonial } from '#domain/testimonial.ts'
import { type Author, noteChange } from './changes.ts'

/** A review as the desk lists it. */
export type DeskReview = Testimonial & { position: number; proof: string | null; hidden: boolean }

/** Every review, newest first, those that are off the site as well. */
export async function listReviews(database: D1Database): Promise<DeskReview[]> {
  const { results } = await database
    .prepare('SELECT position, title, text, name, date, sample, proof, hidden FROM testimonials ORDER BY position')
    .all<{ [Column in keyof DeskReview]: DeskReview[Column] | number }>()
  return results.map((row) => ({ ...row, sample: row.sample === 1, hidden: row.hidden === 1 }) as DeskReview)
}

/** Puts a review in front of all others, and notes it in the same transaction; a form that is sent twice adds one. */
export async function addReview(
  database: D1Database,
  author: Author,
  { title, text, name, date, proof }: Record<'title' | 'text' | 'name' | 'date' | 'proof', string>,
): Promise<void> {
  await database.batch([
    noteChange(database, author),
    database
      .prepare(
        `INSERT INTO testimonials (position, title, text, name, date, sample, proof)
         SELECT (SELECT min(0, coalesce(min(position), 0)) - 1 FROM testimonials), ?1, ?2, ?3, ?4, 0, ?5
         WHERE EXISTS (SELECT 1 FROM changes WHERE id = ?6 AND at = ?7)`,
      )
      .bind(title, text, name, date, proof, author.id, author.at),
  ])
}

/** Takes a review off the site or puts it back. */
export async function setHidden(
  database: D1Database,
  author: Author,
  { position, hidden }: { position: number; hidden: boolean },
): Promise<void> {
  await database.batch([
    noteChange(database, author),
    database
      .prepare(
        `UPDATE testimonials SET hidden = ?2 WHERE position = ?1
         AND EXISTS (SELECT 1 FROM changes WHERE id = ?3 AND at = ?4)`,
      )
      .bind(position, Number(hidden), author.id, author.at),
  ])
}
