import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import { SECTION_NAMES, sectionOf } from '#domain/authoring/sections.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { WorkingTour } from './working-tours.ts'

/** A new draft. `on`: the state that it is based on; undefined: the tour must not exist yet. */
export type NewDraft = { tour: string; on: WorkingTour | undefined; document: TourDocument }

/**
 * Writes all drafts or none, unless a colleague has changed one of the tours meanwhile. A repeated form is one change.
 * A draft equal to the live version is removed.
 * @returns false: a tour has changed meanwhile, and nothing was written
 */
export async function writeDrafts(database: D1Database, author: Author, drafts: NewDraft[]): Promise<boolean> {
  const stands = drafts.map(({ tour, on }) => ({ tour, seen: on?.seen ?? 0, version: on?.version ?? 0, isNew: !on }))
  return takeForm(database, author, [
    database.prepare(NOTE).bind(author.id, author.at, author.actor, JSON.stringify(stands)),
    ...drafts.flatMap((draft) => statementsOf(database, author, draft)),
  ])
}

/** Runs the statements of a form. @returns whether the form is taken, now or before */
async function takeForm(database: D1Database, { id }: Author, statements: D1PreparedStatement[]): Promise<boolean> {
  const results = await forStaff(() => database.batch([...statements, formQuery(database, id)]))
  return results.at(-1)?.results.length === 1
}

/** A row if the form with this id was taken. */
export function formQuery(database: D1Database, id: string): D1PreparedStatement {
  return database.prepare('SELECT 1 AS isTaken FROM draft_saves WHERE form = ?1').bind(id)
}

/** Every id of a tour. Ids that differ only in case or underscores would share a file (cli/content/written-file.ts). */
const IDS = '(SELECT id FROM tours UNION ALL SELECT tour FROM tour_drafts UNION ALL SELECT tour FROM tour_versions)'
const plain = (id: string) => `replace(lower(${id}), '_', '')`

/** The line that marks the form as taken; the other statements depend on it. It belongs to the form's first tour. */
const NOTE = `INSERT INTO draft_saves (form, tour, section, was, became, at, actor)
  SELECT ?1, ?4 ->> '$[0].tour', '', '{}', '{}', ?2, ?3 WHERE NOT EXISTS (
    SELECT 1 FROM json_each(?4) AS s WHERE s.value ->> 'seen'
      <> coalesce((SELECT max(id) FROM draft_saves WHERE tour = s.value ->> 'tour'), 0)
    OR s.value ->> 'version' <> coalesce((SELECT max(version) FROM tour_versions WHERE tour = s.value ->> 'tour'), 0)
    OR (s.value ->> 'isNew' AND EXISTS (SELECT 1 FROM ${IDS} WHERE ${plain('id')} = ${plain("s.value ->> 'tour'")})))
  ON CONFLICT DO NOTHING`
const WAS_TAKEN = 'EXISTS (SELECT 1 FROM draft_saves WHERE form = ?1 AND at = ?2)'
/** A lost reply repeats the statements, perhaps after a colleague's change, which must stay. */
const IS_NEWEST = `EXISTS (SELECT 1 FROM draft_saves WHERE tour = ?4 AND at = ?2 AND form IN (?1, ?1 || ' ' || tour || ' ' || section)
  AND id = (SELECT max(id) FROM draft_saves WHERE tour = ?4))`

function statementsOf(database: D1Database, author: Author, draft: NewDraft): D1PreparedStatement[] {
  const { id, at, actor } = author
  const { tour, document } = draft
  return [
    database
      .prepare(
        `INSERT INTO draft_saves (form, tour, section, was, became, at, actor)
         SELECT ?1 || ' ' || ?4 || ' ' || (s.value ->> 'section'), ?4, s.value ->> 'section', s.value ->> 'was', s.value ->> 'became', ?2, ?3
         FROM json_each(?5) AS s WHERE ${WAS_TAKEN} ON CONFLICT DO NOTHING`,
      )
      .bind(id, at, actor, tour, JSON.stringify(changedSections(draft))),
    database
      .prepare(
        `INSERT INTO tour_drafts (tour, document, at, actor) SELECT ?4, ?5, ?2, ?3 WHERE ${WAS_TAKEN} AND ${IS_NEWEST}
         ON CONFLICT (tour) DO UPDATE SET document = excluded.document, at = excluded.at, actor = excluded.actor`,
      )
      .bind(id, at, actor, tour, JSON.stringify(document)),
    database
      .prepare(
        `DELETE FROM tour_drafts WHERE tour = ?3 AND ${WAS_TAKEN} AND document = (
           SELECT document FROM tour_versions WHERE tour = ?3 ORDER BY version DESC LIMIT 1)`,
      )
      .bind(id, at, tour),
  ]
}

/**
 * Deletes a tour that was never live, unless a colleague has saved or published it since it was read.
 * @returns false: nothing was deleted
 */
export async function forgetTour(database: D1Database, author: Author, { id, seen }: WorkingTour): Promise<boolean> {
  const values = [author.id, author.at, id, seen]
  return takeForm(database, author, [
    database.prepare(NOTE_FORGOTTEN).bind(...values, author.actor),
    ...FORGET.map((statement) => database.prepare(statement).bind(...values)),
  ])
}

const IS_AS_READ = `coalesce((SELECT max(id) FROM draft_saves WHERE tour = ?3), 0) = ?4
  AND NOT EXISTS (SELECT 1 FROM tour_versions WHERE tour = ?3)`
/** The line belongs to no tour, so it stays when the tour's lines are deleted. It marks the form as taken. */
const NOTE_FORGOTTEN = `INSERT INTO draft_saves (form, tour, section, was, became, at, actor)
  SELECT ?1, '', '', '{}', '{}', ?2, ?5 WHERE ${IS_AS_READ} ON CONFLICT DO NOTHING`
const FORGET = ['tour_drafts', 'draft_saves'].map(
  (table) => `DELETE FROM ${table} WHERE tour = ?3 AND ${WAS_TAKEN} AND ${IS_AS_READ}`,
)

function changedSections({ on, document }: NewDraft) {
  return SECTION_NAMES.flatMap((section) => {
    const [was, became] = [on ? sectionOf(on.document, section) : {}, sectionOf(document, section)]
    return isSame(was, became) ? [] : [{ section, was, became }]
  })
}
