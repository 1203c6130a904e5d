import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { judgePlace, PlaceShape, type PlaceSlip } from '#domain/authoring/place-shape.ts'
import { learnPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import { IS_NEWEST, publishGuide } from './guide-versions.ts'

/** How many places staff may write. */
const MOST_PLACES = 300

export type SavedGuide<Slip> =
  | { kind: 'published'; version: number }
  | { kind: 'refused'; slips: Slip[] }
  /** A colleague has published another one since. */
  | { kind: 'moved' }

/** A place of the staff's, with its newest version: a form has it along. */
export type PlaceAtDesk = { place: WrittenPlace; version: number }

/** The places that staff have written, by name; places of the table are in domain/catalogue/places.ts. */
export async function listWrittenPlaces(database: D1Database): Promise<PlaceAtDesk[]> {
  const query = database.prepare(
    `SELECT document, (SELECT max(version) FROM guide_versions WHERE kind = 'place' AND key = name) AS version
     FROM places ORDER BY name`,
  )
  const { results } = await forStaff(() => query.all<{ document: string; version: number }>())
  const places = results.map(({ document, version }) => ({ place: JSON.parse(document) as WrittenPlace, version }))
  learnPlaces(places.map(({ place }) => place))
  return places
}

/** Publishes a place: searches know it at once, and a tour visits it from its next publication on. */
export async function savePlace(
  database: D1Database,
  author: Author,
  { place, seen }: { place: WrittenPlace; seen: number },
): Promise<SavedGuide<PlaceSlip>> {
  const known = await listWrittenPlaces(database)
  const isMany = known.length >= MOST_PLACES && !known.some((each) => each.place.name === place.name)
  const many = isMany ? [{ place: '', says: `staff may write ${MOST_PLACES} places` }] : []
  const slips = [...judgePlace(place), ...many]
  if (slips.length > 0) return { kind: 'refused', slips }
  const document = PlaceShape.parse(place)
  const steps: [string, string][] = [
    [
      `INSERT INTO places (name, document) SELECT ?4, ?5 WHERE ${IS_NEWEST}
       ON CONFLICT (name) DO UPDATE SET document = excluded.document`,
      JSON.stringify(document),
    ],
  ]
  const isDone = await publishGuide(database, author, { kind: 'place', key: document.name, document, seen, steps })
  return isDone ? { kind: 'published', version: seen + 1 } : { kind: 'moved' }
}
