import { forStaff } from '#data/stores/for-staff.ts'
import { judgePlace } from '#domain/authoring/place-shape.ts'
import { isInTable, learnPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import { IS_NEWEST } from './guide-versions.ts'
import type { GuideAtDesk, WrittenGuide } from './save-guide.ts'

const MOST_PLACES = 300

/** The staff's places, by name. The fixed table is in domain/catalogue/places.ts. */
export async function listWrittenPlaces(database: D1Database): Promise<GuideAtDesk<WrittenPlace>[]> {
  const query = database.prepare(
    `SELECT document, (SELECT max(version) FROM guide_versions WHERE kind = 'place' AND key = name) AS version
     FROM places ORDER BY name`,
  )
  const { results } = await forStaff(() => query.all<{ document: string; version: number }>())
  const places = results.map((row) => ({ ...row, document: JSON.parse(row.document) as WrittenPlace }))
  learnPlaces(places.map(({ document }) => document))
  return places
}

/** Search knows a saved place at once; a tour visits it from its next publication on. */
export const WRITTEN_PLACES: WrittenGuide<WrittenPlace> = {
  kind: 'place',
  keyOf: ({ name }) => name,
  list: listWrittenPlaces,
  keep: (document) => document,
  judge: (document, others) =>
    others.length < MOST_PLACES ? judgePlace(document) : [{ place: '', says: `staff may write ${MOST_PLACES} places` }],
  put: (document) => [
    [
      `INSERT INTO places (name, document) SELECT ?4, ?5 WHERE ${IS_NEWEST}
       ON CONFLICT (name) DO UPDATE SET document = excluded.document`,
      JSON.stringify(document),
    ],
  ],
  remove: [[`DELETE FROM places WHERE name = ?4 AND ${IS_NEWEST}`]],
  usedBy: (name) => (isInTable(name) ? undefined : NEEDED),
}

/** Tours that visit it, places in it, and the country of that name. */
const NEEDED = `SELECT title AS name FROM tours, json_each(tours.places) AS p WHERE p.value = ?5 ->> 3
  UNION ALL SELECT places.name FROM places, json_each(places.document, '$.in') AS p WHERE p.value = ?5 ->> 1
  UNION ALL SELECT name FROM countries WHERE name = ?5 ->> 1`
