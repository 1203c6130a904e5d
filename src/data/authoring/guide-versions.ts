import { type Author, makeChange, NOTE_OF_VERSION, WAS_NOTED } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { placeSlug } from '#values/place-slug.ts'

/** A document with versions, besides tours: a country by its slug, a place by its name. */
export type GuideKey = { kind: 'country' | 'place'; key: string }
/** One version. `at`: ms since 1970. `actor`: "files" for a seed. `document`: null where it was deleted. */
export type GuideVersion<Document> = {
  version: number
  at: number
  actor: string
  note: string
  document: Document | null
}

type Row = Omit<GuideVersion<never>, 'document'> & { document: string; form: string }
const COLUMNS = `version, at, actor, ${NOTE_OF_VERSION} AS note, document, form`

function toVersion<Document>({ document, ...row }: Row): GuideVersion<Document> & { form: string } {
  return { ...row, document: JSON.parse(document) as Document | null }
}

/** The newest first; sixty are kept. */
export async function listGuideVersions<Document>(
  database: D1Database,
  { kind, key }: GuideKey,
): Promise<GuideVersion<Document>[]> {
  const query = database
    .prepare(`SELECT ${COLUMNS} FROM guide_versions WHERE kind = ?1 AND key = ?2 ORDER BY version DESC LIMIT 60`)
    .bind(kind, key)
  return (await forStaff(() => query.all<Row>())).results.map((row) => toVersion<Document>(row))
}

/** The newest version, the versions with these numbers, and the version made by a form; the newest first. */
export async function readGuideVersions<Document>(
  database: D1Database,
  { kind }: Pick<GuideKey, 'kind'>,
  { key, numbers, form }: { key: string; numbers: number[]; form: string },
): Promise<(GuideVersion<Document> & { form: string })[]> {
  const query = database
    .prepare(
      `SELECT ${COLUMNS} FROM guide_versions WHERE kind = ?1 AND key = ?2 AND (form = ?3
         OR version IN (SELECT value FROM json_each(?4))
         OR version = (SELECT max(version) FROM guide_versions WHERE kind = ?1 AND key = ?2)) ORDER BY version DESC`,
    )
    .bind(kind, key, form, JSON.stringify(numbers))
  return (await forStaff(() => query.all<Row>())).results.map((row) => toVersion<Document>(row))
}

/** A statement and its values from ?3 on. It applies while IS_NEWEST holds; its ?3 and ?4 are kind and key. */
export type GuideStep = [statement: string, ...values: (string | number | null)[]]

/** Whether the version of this transaction is the newest. */
export const IS_NEWEST = `${WAS_NOTED} AND (SELECT form FROM guide_versions WHERE kind = ?3 AND key = ?4
  ORDER BY version DESC) = ?1`

export type Publication = GuideKey & {
  /** null: it is deleted. */
  document: unknown
  /** The number of the newest kept version; 0: none. */
  newest: number
  /** The document of the files, which becomes the first version where none is kept. */
  files?: unknown
  steps: GuideStep[]
  /** SQL that returns a row while the document is needed. Its ?5 is [kind, key, newest, slug of the key] as JSON. */
  usedBy?: string | undefined
  undoes?: string | undefined
}

/**
 * Publishes a version and applies it in one transaction, if the newest version is still the one that was read.
 * @returns false: a colleague has published another one, or the document is still needed
 */
export function publishGuide(database: D1Database, author: Author, publication: Publication): Promise<boolean> {
  const { kind, key, document, newest, files, steps, usedBy, undoes } = publication
  const { id, actor } = author
  const version = (files ? 1 : newest) + 1
  const value = JSON.stringify([kind, key, newest, placeSlug(key)])
  const isSo =
    'coalesce((SELECT max(version) FROM guide_versions WHERE kind = ?5 ->> 0 AND key = ?5 ->> 1), 0) = ?5 ->> 2'
  const insert = `INSERT INTO guide_versions (kind, key, version, document, at, actor, note, form)
    SELECT ?3, ?4, ?5, ?6, ?2, ?7, ?8, ?9 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`
  const change: GuideStep[] = [
    ...(files
      ? [[insert, kind, key, 1, JSON.stringify(files), 'files', 'From the files', `${id} files`] satisfies GuideStep]
      : []),
    [insert, kind, key, version, JSON.stringify(document), actor, '', id],
    [
      `INSERT INTO change_rows (change, entity, key, was, became) SELECT ?1, ?3, ?4, ?5, ?6 WHERE ${WAS_NOTED}
       ON CONFLICT DO NOTHING`,
      ...[kind, key, version > 1 ? String(version - 1) : null, String(version)],
    ],
    ...steps.map(([statement, ...values]): GuideStep => [statement, kind, key, ...values]),
  ]
  return makeChange(database, author, {
    shown: { holds: usedBy ? `${isSo} AND NOT EXISTS (${usedBy})` : isSo, value },
    change,
    ...(undoes && { undoes }),
  })
}
