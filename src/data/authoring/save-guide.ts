import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { type Conflict, isSame, mergeSection } from '#domain/authoring/merge-section.ts'
import { placeSlug } from '#values/place-slug.ts'
import {
  type GuideKey,
  type GuideStep,
  type GuideVersion,
  type Publication,
  publishGuide,
  readGuideVersions,
} from './guide-versions.ts'
import { untilSaved } from './until-saved.ts'

/** A live document with its newest version; version 1 is the files'. Forms send the version as `seen`. */
export type GuideAtDesk<Document> = {
  document: Document
  version: number
  /** How many tours go there, where counted. */
  tours?: number
}
export type GuideSlip = { place: string; says: string }

/** A kind of document with versions that is live as soon as it is saved: places, countries. */
export type WrittenGuide<Document> = {
  kind: GuideKey['kind']
  keyOf: (document: Document) => string
  /** All live documents. For places it also updates the vocabulary of search. */
  list: (database: D1Database) => Promise<GuideAtDesk<Document>[]>
  /** Adds the parts without a form field from the live document. */
  keep: (document: Document, live: Document) => Document
  judge: (document: Document, others: Document[]) => GuideSlip[]
  put: (document: Document) => GuideStep[]
  remove: GuideStep[]
  /** SQL for the names of the users of a key, with ?5 as in publishGuide; undefined: it can be deleted. */
  usedBy: (key: string) => string | undefined
}

/** An edit. `seen`: the version that the form had shown; 0: a new document. */
export type GuideEdit<Document> = { guide: WrittenGuide<Document>; key: string; seen: number } & (
  | { wanted: Document }
  /** The number of the version to restore; 0: delete. */
  | { to: number; undoes?: string }
)

export type SavedGuide =
  /** `kept`: a colleague's changes, merged with the saved ones. */
  | { kind: 'published'; version: number; kept: string[] }
  /** It equals the live version. */
  | { kind: 'unchanged' }
  | { kind: 'refused'; slips: GuideSlip[] }
  /** Nothing was saved. `document` has both changes, with my value at conflicts, to be sent with the new `seen`. */
  | { kind: 'conflict'; conflicts: Conflict[]; document: object; seen: number }
  /** Another version is live than the one that was shown. */
  | { kind: 'moved' }
  /** There is no such version, or nothing to delete. */
  | { kind: 'gone' }

/**
 * Publishes a typed document merged with the changes since the form was opened, or restores an older version. A
 * repeated form is one change.
 */
export function saveGuide<Document extends object>(
  database: D1Database,
  author: Author,
  edit: GuideEdit<Document>,
): Promise<SavedGuide> {
  return untilSaved(() => saveOnce(database, author, edit))
}

/** Undefined: a colleague saved first. */
async function saveOnce<Document extends object>(
  database: D1Database,
  author: Author,
  edit: GuideEdit<Document>,
): Promise<SavedGuide | undefined> {
  const on = await readForSave(database, author, edit)
  const made = on.versions.find(({ form }) => form === author.id)
  if (made) return { kind: 'published', version: made.version, kept: [] }
  const chosen = 'to' in edit ? versionAgain(on, edit) : laidTogether(on, edit)
  if ('kind' in chosen) return chosen
  const { document, kept } = chosen
  if (isSame(document, on.now)) return { kind: 'unchanged' }
  const slips = document ? edit.guide.judge(document, on.others) : await neededBy(database, edit)
  if (slips.length > 0) return { kind: 'refused', slips }
  const isDone = await publishGuide(database, author, publicationOf(document, on, edit))
  return isDone ? { kind: 'published', version: on.newest + 1, kept } : undefined
}

function publicationOf<Document>(
  document: Document | null,
  { now, versions }: ForSave<Document>,
  { guide, key, ...edit }: GuideEdit<Document>,
): Publication {
  return {
    ...{ kind: guide.kind, key, document, newest: versions[0]?.version ?? 0 },
    ...(versions.length === 0 && now && { files: now }),
    ...(document ? { steps: guide.put(document) } : { steps: guide.remove, usedBy: guide.usedBy(key) }),
    ...('to' in edit && { undoes: edit.undoes }),
  }
}

/** `now`: the live document; null: none. `newest`: its version. `versions`: the requested ones. */
type ForSave<Document> = {
  now: Document | null
  newest: number
  versions: (GuideVersion<Document> & { form: string })[]
  keep: (document: Document) => Document
  others: Document[]
}

async function readForSave<Document>(
  database: D1Database,
  { id }: Author,
  edit: GuideEdit<Document>,
): Promise<ForSave<Document>> {
  const { guide, key, seen } = edit
  const numbers = ['to' in edit ? edit.to : 0, seen]
  const versions = await readGuideVersions<Document>(database, guide, { key, numbers, form: id })
  // Read after the versions: where the newest version is null, a seed has restored the live document.
  const all = await guide.list(database)
  const live = all.find(({ document }) => guide.keyOf(document) === key)
  return {
    now: versions[0]?.document ?? live?.document ?? null,
    newest: versions[0]?.version ?? live?.version ?? 0,
    versions,
    keep: (document) => (live ? guide.keep(document, live.document) : document),
    others: all.flatMap((each) => (each === live ? [] : [each.document])),
  }
}

type Chosen<Document> = { document: Document | null; kept: string[] } | Exclude<SavedGuide, { kind: 'published' }>

const TAKEN_AWAY = 'A colleague has taken it away since you looked. Sent again, it is written anew.'

function laidTogether<Document extends object>(
  { now, newest, versions, keep }: ForSave<Document>,
  { seen, wanted }: { seen: number; wanted: Document },
): Chosen<Document> {
  if (!now && seen > 0) return { kind: 'refused', slips: [{ place: '', says: TAKEN_AWAY }] }
  if (!now || seen === newest) return { document: keep(wanted), kept: [] }
  const base = versions.find(({ version }) => version === seen)?.document
  const { section, conflicts, kept } = mergeSection<Partial<Document>>({
    base: base ? keep(base) : {},
    mine: keep(wanted),
    theirs: keep(now),
  })
  return conflicts.length > 0
    ? { kind: 'conflict', conflicts, document: section, seen: newest }
    : { document: section as Document, kept }
}

function versionAgain<Document>(
  { now, newest, versions, keep }: ForSave<Document>,
  { seen, to }: { seen: number; to: number },
): Chosen<Document> {
  if (seen !== newest) return { kind: 'moved' }
  if (to === 0) return now ? { document: null, kept: [] } : { kind: 'gone' }
  const old = versions.find(({ version }) => version === to)
  return old ? { document: old.document && keep(old.document), kept: [] } : { kind: 'gone' }
}

/** The most users of a document that are named. */
const NAMED = 5

async function neededBy<Document>(database: D1Database, { guide, key }: GuideEdit<Document>): Promise<GuideSlip[]> {
  const usedBy = guide.usedBy(key)
  if (!usedBy) return []
  const value = JSON.stringify([guide.kind, key, 0, placeSlug(key)])
  const query = database.prepare(`${usedBy} LIMIT ${NAMED}`).bind(null, null, null, null, value)
  const { results } = await forStaff(() => query.all<{ name: string }>())
  const names = results.map(({ name }) => name).join('; ')
  return names ? [{ place: '', says: `It cannot be taken away; these need it: ${names}` }] : []
}
