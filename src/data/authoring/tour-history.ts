import { NOTE_OF_VERSION } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'

/** One published version. `at`: ms since 1970. `actor`: "files" for a seed. `changed`: the differences to the version before. */
export type TourVersion = { version: number; at: number; actor: string; note: string; changed: string[] }

/** The newest first; sixty are kept. */
export async function listVersions(database: D1Database, tour: string): Promise<TourVersion[]> {
  const query = database
    .prepare(
      `SELECT version, at, actor, ${NOTE_OF_VERSION} AS note, changed FROM tour_versions WHERE tour = ?1
       ORDER BY version DESC LIMIT 60`,
    )
    .bind(tour)
  const { results } = await forStaff(() => query.all<Omit<TourVersion, 'changed'> & { changed: string }>())
  return results.map((row) => ({ ...row, changed: JSON.parse(row.changed) as string[] }))
}

export async function readVersion(
  database: D1Database,
  tour: string,
  version: number,
): Promise<TourDocument | undefined> {
  const query = database.prepare('SELECT document FROM tour_versions WHERE tour = ?1 AND version = ?2')
  const row = await forStaff(() => query.bind(tour, version).first<{ document: string }>())
  return row ? (JSON.parse(row.document) as TourDocument) : undefined
}
