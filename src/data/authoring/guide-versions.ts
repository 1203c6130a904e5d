import { type Author, makeChange, WAS_NOTED } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'

/** What is kept in versions beside tours, and by which key: a country by its slug, a place by its name. */
export type GuideKey = { kind: 'country' | 'place'; key: string }
export type GuideVersion = { version: number; at: number; actor: string; note: string }

/** The newest first, the sixty that are kept. */
export async function listGuideVersions(database: D1Database, { kind, key }: GuideKey): Promise<GuideVersion[]> {
  const query = database
    .prepare(
      'SELECT version, at, actor, note FROM guide_versions WHERE kind = ?1 AND key = ?2 ORDER BY version DESC LIMIT 60',
    )
    .bind(kind, key)
  return (await forStaff(() => query.all<GuideVersion>())).results
}

/** A version's document; undefined: it is not kept. */
export async function readGuideVersion<Document>(
  database: D1Database,
  { kind, key }: GuideKey,
  version: number,
): Promise<Document | undefined> {
  const query = database
    .prepare('SELECT document FROM guide_versions WHERE kind = ?1 AND key = ?2 AND version = ?3')
    .bind(kind, key, version)
  const row = await forStaff(() => query.first<{ document: string }>())
  return row ? (JSON.parse(row.document) as Document) : undefined
}

/** A statement and its values from ?3 on; it counts while IS_NEWEST holds of its ?3 and ?4, which are kind and key. */
export type GuideStep = [statement: string, ...values: (string | number | null)[]]

/** Whether the version that the transaction makes is the newest one. */
export const IS_NEWEST = `${WAS_NOTED} AND (SELECT form FROM guide_versions WHERE kind = ?3 AND key = ?4
  ORDER BY version DESC LIMIT 1) = ?1`

type Publication = GuideKey & { document: unknown; seen: number; steps: GuideStep[] }

/**
 * Makes a document the newest version and brings it into effect, in one transaction, while the newest one is the one that
 * was `seen` (0: none).
 * @returns false: a colleague has published another one since
 */
export function publishGuide(database: D1Database, author: Author, publication: Publication): Promise<boolean> {
  const { kind, key, document, seen, steps } = publication
  const { id, at, actor, note } = author
  const newest = 'coalesce((SELECT max(version) FROM guide_versions WHERE kind = ?5 ->> 0 AND key = ?5 ->> 1), 0)'
  const change = [
    [
      `INSERT INTO guide_versions (kind, key, version, document, at, actor, note, form)
       SELECT ?3, ?4, ?5, ?6, ?2, ?7, ?8, ?1 WHERE ${WAS_NOTED} ON CONFLICT DO NOTHING`,
      ...[kind, key, seen + 1, JSON.stringify(document), actor, note],
    ],
    [
      `INSERT INTO change_rows (change, entity, key, was, became) SELECT ?1, ?3, ?4, ?5, ?6 WHERE ${WAS_NOTED}
       ON CONFLICT DO NOTHING`,
      ...[kind, key, seen > 0 ? String(seen) : null, String(seen + 1)],
    ],
    ...steps.map(([statement, ...values]) => [statement, kind, key, ...values]),
  ] as [string, ...(string | number | null)[]][]
  return makeChange(database, author, {
    shown: { holds: `${newest} = ?5 ->> 2`, value: JSON.stringify([kind, key, seen]) },
    change: change.map(([statement, ...values]) => database.prepare(statement).bind(id, at, ...values)),
  })
}
