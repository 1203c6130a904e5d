import { forStaff } from '#data/stores/for-staff.ts'
import type { AuthoredReview } from '#domain/catalogue/review.ts'
import { type Author, type ChangeStep, makeChange, rowsOfChange, WAS_NOTED } from './changes.ts'

export type DeskReview = AuthoredReview & { position: number; proof: string | null; hidden: boolean }

/** Every review, newest first, including hidden ones. */
export async function listReviews(database: D1Database): Promise<DeskReview[]> {
  const { results } = await forStaff(() =>
    database.prepare(LISTED).all<{ [Column in keyof DeskReview]: DeskReview[Column] | number }>(),
  )
  return results.map((row) => ({ ...row, sample: row.sample === 1, hidden: row.hidden === 1 }) as DeskReview)
}

const LISTED = 'SELECT id, position, title, text, name, date, sample, proof, hidden FROM testimonials ORDER BY position'

/** `mark`: from 1 to 5, if the guest gave one. */
type NewReview = Record<'title' | 'text' | 'name' | 'date' | 'proof', string> & { mark?: number | null }

/** Adds a review before all others; a repeated form adds one. */
export async function addReview(
  database: D1Database,
  author: Author,
  { title, text, name, date, proof, mark = null }: NewReview,
): Promise<void> {
  await makeChange(database, author, { change: [[ADD, title, text, name, date, proof, mark], NOTE_ADDED] })
}

const ADD = `INSERT INTO testimonials (position, id, title, text, name, date, sample, proof, mark)
  SELECT (SELECT min(0, coalesce(min(position), 0)) - 1 FROM testimonials), ?1, ?3, ?4, ?5, ?6, 0, ?7, ?8
  WHERE ${WAS_NOTED}`
const NOTE_ADDED = `INSERT INTO change_rows (change, entity, key, became) SELECT ?1, 'review', ?1, 'true'
  WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`

/** Deletes reviews permanently, for their guests. Safe to repeat. */
export async function removeReviews(database: D1Database, ids: string[]): Promise<void> {
  const statement = database.prepare('DELETE FROM testimonials WHERE id IN (SELECT value FROM json_each(?1))')
  await forStaff(() => statement.bind(JSON.stringify(ids)).run())
}

/** SQL for whether a review exists and is hidden, by its id. */
export const isThereNow = (review: string) => `(SELECT 'true' FROM testimonials WHERE id = ${review})`
export const isHiddenNow = (review: string) =>
  `(SELECT CASE WHEN hidden THEN 'true' ELSE 'false' END FROM testimonials WHERE id = ${review})`

export const APPLY_REVIEWS = [
  `UPDATE testimonials SET hidden = (SELECT became = 'true' FROM ${rowsOfChange('hidden')} WHERE key = testimonials.id)
   WHERE id IN (SELECT key FROM ${rowsOfChange('hidden')}) AND ${WAS_NOTED}`,
  `DELETE FROM testimonials WHERE position < 0 AND ${WAS_NOTED}
     AND id IN (SELECT key FROM ${rowsOfChange('review')} WHERE became IS NULL)`,
]

/** Hides or shows reviews (ids) in one change; those already in that state stay. */
export async function setHidden(
  database: D1Database,
  author: Author,
  { reviews, hidden }: { reviews: string[]; hidden: boolean },
): Promise<void> {
  const note: ChangeStep = [NOTE_HIDDEN, JSON.stringify(reviews), String(hidden), String(!hidden)]
  await makeChange(database, author, { change: [note, ...APPLY_REVIEWS] })
}

const NOTE_HIDDEN = `INSERT INTO change_rows (change, entity, key, was, became)
  SELECT ?1, 'hidden', id, ?5, ?4 FROM testimonials
  WHERE id IN (SELECT value FROM json_each(?3)) AND hidden = (?5 = 'true') AND ${WAS_NOTED} ON CONFLICT DO NOTHING`
