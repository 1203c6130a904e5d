import { forStaff } from '#data/for-staff.ts'
import type { Testimonial } from '#domain/testimonial.ts'
import { type Author, makeChange, WAS_NOTED } from './changes.ts'

/** A review as the desk lists it. */
export type DeskReview = Testimonial & { position: number; proof: string | null; hidden: boolean }

/** Every review, newest first, those that are off the site as well. */
export async function listReviews(database: D1Database): Promise<DeskReview[]> {
  const statement = database.prepare(
    'SELECT position, title, text, name, date, sample, proof, hidden FROM testimonials ORDER BY position',
  )
  const { results } = await forStaff(() =>
    statement.all<{ [Column in keyof DeskReview]: DeskReview[Column] | number }>(),
  )
  return results.map((row) => ({ ...row, sample: row.sample === 1, hidden: row.hidden === 1 }) as DeskReview)
}

/** Puts a review in front of all others; a form that is sent twice adds one. */
export async function addReview(
  database: D1Database,
  author: Author,
  { title, text, name, date, proof }: Record<'title' | 'text' | 'name' | 'date' | 'proof', string>,
): Promise<void> {
  const { id, at } = author
  // Its line among the changes says that it is there: where a reply was lost, the same is asked again.
  const add = database
    .prepare(
      `INSERT INTO testimonials (position, title, text, name, date, sample, proof)
       SELECT (SELECT min(0, coalesce(min(position), 0)) - 1 FROM testimonials), ?3, ?4, ?5, ?6, 0, ?7
       WHERE ${WAS_NOTED} AND NOT EXISTS (SELECT 1 FROM change_rows WHERE change = ?1)`,
    )
    .bind(id, at, title, text, name, date, proof)
  const line = database
    .prepare(
      `INSERT INTO change_rows (change, entity, key, became) SELECT ?1, 'review', ?3, 'true' WHERE ${WAS_NOTED}
       ON CONFLICT DO NOTHING`,
    )
    .bind(id, at, title)
  await makeChange(database, author, { change: [add, line] })
}

/** Takes a review off the site or puts it back. */
export async function setHidden(
  database: D1Database,
  author: Author,
  { position, hidden }: { position: number; hidden: boolean },
): Promise<void> {
  const change = database
    .prepare(`UPDATE testimonials SET hidden = ?4 WHERE position = ?3 AND ${WAS_NOTED}`)
    .bind(author.id, author.at, position, Number(hidden))
  await makeChange(database, author, { change: [change] })
}
