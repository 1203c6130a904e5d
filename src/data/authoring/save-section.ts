import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { judgeSection } from '#domain/authoring/judge-tour.ts'
import { type Conflict, isSame, mergeSection } from '#domain/authoring/merge-section.ts'
import type { SectionName } from '#domain/authoring/section-form.ts'
import { type Section, sectionOf, withSection } from '#domain/authoring/sections.ts'
import { shapeOfSection } from '#domain/authoring/tour-shape.ts'
import type { TourSlip } from '#domain/authoring/tour-slips.ts'
import { forgetTour, formQuery, writeDrafts } from './draft.ts'
import { untilSaved } from './until-saved.ts'
import { type WorkingTour, workingIn, workingQuery } from './working-tours.ts'

/** The typed form of a section, and the number of changes when it was opened (`seen` of WorkingTour). */
export type SectionEdit = { tour: string; section: SectionName; seen: number; wanted: Section }

export type Saved =
  /** `kept`: a colleague's changes ("days 3 title"), merged with the saved ones. */
  | { kind: 'saved'; kept: string[] }
  /** The same form came before, at a moment in ms, and the section says something else since. */
  | { kind: 'overtaken'; at: number }
  /** It equals the draft. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; slips: TourSlip[] }
  /** Nothing was saved. `section` has both changes, with my value at conflicts, to be sent with the new `seen`. */
  | { kind: 'conflict'; conflicts: Conflict[]; section: Section; seen: number }
  | { kind: 'gone' }

/**
 * Saves one section into a tour's draft, merged with the changes since the form was opened. A repeated form is one
 * change.
 */
export async function saveSection(database: D1Database, author: Author, edit: SectionEdit): Promise<Saved> {
  const slips = judgeSection(edit.section, edit.wanted)
  if (slips.length > 0) return { kind: 'refused', slips }
  const typed = { ...edit, wanted: shapeOfSection(edit.section).parse(edit.wanted) as Section }
  return untilSaved(() => saveOnce(database, author, typed))
}

/** Undefined: a colleague saved first. */
async function saveOnce(database: D1Database, author: Author, edit: SectionEdit): Promise<Saved | undefined> {
  const { on, base, taken } = await readForSave(database, author, edit)
  if (!on) return { kind: 'gone' }
  const theirs = sectionOf(on.document, edit.section)
  if (taken) return savedBefore(taken, theirs)
  const { section, conflicts, kept } = mergeSection({ base: base ?? theirs, mine: edit.wanted, theirs })
  if (conflicts.length > 0) return { kind: 'conflict', conflicts, section, seen: on.seen }
  const slips = judgeSection(edit.section, section)
  if (slips.length > 0) return { kind: 'refused', slips }
  if (isSame(section, theirs)) return { kind: 'unchanged' }
  const document = withSection(on.document, edit.section, section)
  const isSaved = await writeDrafts(database, author, [{ tour: edit.tour, on, document }])
  return isSaved ? { kind: 'saved', kept } : undefined
}

function savedBefore({ at, became }: Taken, now: Section): Saved {
  const isSo = became === null || isSame(JSON.parse(became), now)
  return isSo ? { kind: 'saved', kept: [] } : { kind: 'overtaken', at }
}

/** The section as this form has saved it; null: no longer stored. */
type Taken = { at: number; became: string | null }

/**
 * `base`: the section that the form had shown. It is unknown where that change is not kept, or where the files have
 * changed the tour.
 */
async function readForSave(database: D1Database, { id }: Author, edit: SectionEdit) {
  const { tour, section, seen } = edit
  const [working, since, form] = await forStaff(() =>
    database.batch<never>([
      workingQuery(database, tour),
      database
        .prepare(
          `SELECT section, was, ?2 = 0 OR EXISTS (SELECT 1 FROM draft_saves WHERE tour = ?1 AND id = ?2) AS isKept
           FROM draft_saves WHERE tour = ?1 AND id > ?2 AND section IN (?3, '*') ORDER BY id LIMIT 1`,
        )
        .bind(tour, seen, section),
      database.prepare(TAKEN).bind(id, tour, section),
    ]),
  )
  const first = since?.results[0] as { section: string; was: string; isKept: number } | undefined
  const isKnown = first && first.section !== '*' && first.isKept === 1
  const base = first && (isKnown ? (JSON.parse(first.was) as Section) : {})
  return { on: workingIn(working), base, taken: form?.results[0] as Taken | undefined }
}

const TAKEN = `SELECT at, (SELECT became FROM draft_saves WHERE form = ?1 || ' ' || ?2 || ' ' || ?3) AS became
  FROM draft_saves WHERE form = ?1`

/** moved: a colleague has changed the draft since it was shown. */
export type Dropped = { kind: 'dropped' | 'moved' | 'gone' }

/** Deletes a draft, and with it a tour that was never live. A repeated form is one change. */
export async function dropDraft(
  database: D1Database,
  author: Author,
  { tour, seen }: { tour: string; seen: number },
): Promise<Dropped> {
  const queries = [workingQuery(database, tour), formQuery(database, author.id)]
  const [working, taken] = await forStaff(() => database.batch<never>(queries))
  const on = workingIn(working)
  if (taken?.results.length === 1) return { kind: on?.isDraft ? 'moved' : 'dropped' }
  if (!on) return { kind: 'gone' }
  return on.seen === seen ? dropSeen(database, author, on) : { kind: 'moved' }
}

async function dropSeen(database: D1Database, author: Author, on: WorkingTour): Promise<Dropped> {
  const isDropped = on.live
    ? await writeDrafts(database, author, [{ tour: on.id, on, document: on.live }])
    : await forgetTour(database, author, on)
  return { kind: isDropped ? 'dropped' : 'moved' }
}
