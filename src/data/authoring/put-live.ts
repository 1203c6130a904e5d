import { type Author, type ChangeStep, makeChange, WAS_NOTED } from '#data/catalogue/changes.ts'
import { AGENCY } from '#domain/authoring/agency-answers.ts'
import { completeTour } from '#domain/authoring/complete-tour.ts'
import { differences } from '#domain/authoring/differences.ts'
import { fillIn } from '#domain/authoring/fill-in.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import { type Alike, alikeOf, similarTours } from '#domain/authoring/similar-tours.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import { deleteDerived, insertDerived } from './derived-rows.ts'
import type { Shelf } from './read-known.ts'
import { documentColumns } from './tour-row.ts'
import type { WorkingTour } from './working-tours.ts'

/** A document to publish, the live tour that it replaces, and the catalogue for deriving its row. */
export type ToBeLive = { document: TourDocument; on: WorkingTour; shelf: Shelf; undoes?: string | undefined }

/**
 * Publishes a document as a tour's newest version with all derived rows, in one transaction, if neither tour nor
 * catalogue has changed since they were read.
 * @returns false: one of them has changed, and nothing was done
 */
export function putLive(database: D1Database, author: Author, wanted: ToBeLive): Promise<boolean> {
  const { on, shelf, undoes = null } = wanted
  const value = JSON.stringify([shelf.word, on.id, on.seen, on.version])
  const change = [...noteVersion(author, wanted), ...(on.id === AGENCY ? [answerRow(wanted)] : deriveRows(wanted))]
  return makeChange(database, author, { shown: { holds: STANDS, value }, change, undoes })
}

const STANDS = `(SELECT word FROM revision) = ?5 ->> 0
  AND coalesce((SELECT max(id) FROM draft_saves WHERE tour = ?5 ->> 1), 0) = ?5 ->> 2
  AND coalesce((SELECT max(version) FROM tour_versions WHERE tour = ?5 ->> 1), 0) = ?5 ->> 3`

function noteVersion({ actor }: Author, { document, on }: ToBeLive): ChangeStep[] {
  const { id, version } = on
  const isAnother = !isSame(on.document, document)
  const changed = on.live
    ? differences(on.live, document).map(({ title, says }) => `${title}: ${says}`)
    : ['The tour is new']
  return [
    [
      `INSERT INTO tour_versions (tour, version, document, at, actor, note, changed, form)
       SELECT ?3, ?4, ?5, ?2, ?6, '', ?7, ?1 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`,
      ...[id, version + 1, JSON.stringify(document), actor, JSON.stringify(shortened(changed))],
    ],
    [
      `INSERT INTO change_rows (change, entity, key, was, became) SELECT ?1, 'tour', ?3, ?4, ?5 WHERE ${WAS_NOTED}
       ON CONFLICT DO NOTHING`,
      ...[id, version > 0 ? String(version) : null, String(version + 1)],
    ],
    ...(isAnother ? [[NOTE_ANOTHER, id, actor] satisfies ChangeStep] : []),
    [`DELETE FROM tour_drafts WHERE tour = ?3 AND ${WAS_NOTED}`, id],
  ]
}

/** Where the live document differs from the one in open forms, saving them leads to a question. */
const NOTE_ANOTHER = `INSERT INTO draft_saves (form, tour, section, was, became, at, actor)
  SELECT ?1 || ' *', ?3, '*', '{}', '{}', ?2, ?4 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`

/** The most differences that a version stores. */
const TOLD = 12

function shortened(changed: string[]): string[] {
  return changed.length > TOLD ? [...changed.slice(0, TOLD - 1), `and ${changed.length - TOLD + 1} more`] : changed
}

/** The one row that every tour's page reads. */
function answerRow({ document: { answers = {} } }: ToBeLive): ChangeStep {
  return [
    `INSERT INTO agency_answers (id, answers) SELECT 1, ?3 WHERE ${WAS_NOTED}
     ON CONFLICT (id) DO UPDATE SET answers = excluded.answers`,
    JSON.stringify(fillIn(answers)),
  ]
}

const ONE = `tours.id = ?3 AND ${WAS_NOTED}`
/** The columns that must not be null, before the row is filled. */
const BLANK = `INSERT INTO tours (rank, id, path, title, location, duration, region, country, scene, page)
  SELECT (SELECT coalesce(max(rank), 0) + 1 FROM tours), ?3, '', '', '', '', '', '', '', '{}'
  WHERE ${WAS_NOTED} AND NOT EXISTS (SELECT 1 FROM tours WHERE id = ?3)`

/** The rows for lists, searches and filters, derived from the document (seed.ts does the same for the files). */
function deriveRows({ document, on, shelf }: ToBeLive): ChangeStep[] {
  const source = { ...document, windows: on.windows }
  const columns = documentColumns(fillIn(completeTour(source, shelf.known)))
  const set = Object.keys(columns).map((column) => `${column} = ?4 ->> '$.${column}'`)
  return [
    ...deleteDerived(ONE).map((statement): ChangeStep => [statement, on.id]),
    [BLANK, on.id],
    [`UPDATE tours SET document_by = 'staff', ${set.join(', ')} WHERE ${ONE}`, ...[on.id, JSON.stringify(columns)]],
    ...insertDerived(ONE).map((statement): ChangeStep => [statement, on.id]),
    [
      `UPDATE tours SET similar = s.value FROM json_each(?3) AS s
       WHERE s.key = tours.id AND tours.similar <> s.value AND ${WAS_NOTED}`,
      JSON.stringify(similarAfter(alikeOf(document, on.windows), shelf)),
    ],
  ]
}

/** The new similar tours, by the ids of the tours for which they change. */
function similarAfter(source: Alike, { alike }: Shelf): Record<string, string[]> {
  const isNew = !alike.some(({ id }) => id === source.id)
  const all = [...alike.map((tour): Alike => (tour.id === source.id ? source : tour)), ...(isNew ? [source] : [])]
  const was = new Map(alike.map(({ id, similar }) => [id, similar]))
  const now = all.map((tour): [string, string[]] => [tour.id, similarTours(tour, all).map(({ id }) => id)])
  return Object.fromEntries(now.filter(([id, similar]) => was.get(id) !== JSON.stringify(similar)))
}
