import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import type { GuideKey } from './guide-versions.ts'
import { type SavedGuide, saveGuide } from './save-guide.ts'
import { WRITTEN_COUNTRIES } from './written-countries.ts'
import { WRITTEN_PLACES } from './written-places.ts'

/** Undoes the change of a place or a country if it is still the newest. Undefined: the change was of neither. */
export async function undoGuide(database: D1Database, author: Author, undoes: string): Promise<SavedGuide | undefined> {
  const query = database.prepare(
    `SELECT entity, key, was, became, entity = 'country' AND was IS NULL AND ${IN_FILES} AS isOfFiles
     FROM change_rows WHERE change = ?1 AND entity IN ('country', 'place')`,
  )
  const row = await forStaff(() => query.bind(undoes).first<Row>())
  if (!row) return undefined
  if (row.isOfFiles) return { kind: 'gone' }
  const back = { key: row.key, seen: Number(row.became), to: Number(row.was ?? 0), undoes }
  return row.entity === 'place'
    ? saveGuide(database, author, { guide: WRITTEN_PLACES, ...back })
    : saveGuide(database, author, { guide: WRITTEN_COUNTRIES, ...back })
}

/**
 * SQL for whether the files have a country, because one of their tours goes there. Its first change has no earlier
 * version, but undoing it must not delete the country.
 */
const IN_FILES = `EXISTS (SELECT 1 FROM tour_files AS f, json_each(f.document, '$.countries') AS c WHERE c.value = change_rows.key)`

type Row = { entity: GuideKey['kind']; key: string; was: string | null; became: string; isOfFiles: number }
