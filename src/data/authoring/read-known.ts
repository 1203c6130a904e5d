import { forStaff } from '#data/stores/for-staff.ts'
import type { Known } from '#domain/authoring/known.ts'
import type { Alike } from '#domain/authoring/similar-tours.ts'
import { learnPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { pathKey } from '#domain/site/site-map.ts'

/** The data for judging and deriving a tour, and the revision of the catalogue, all of one moment. */
export type Shelf = { known: Known; word: string; alike: (Alike & { similar: string })[] }

/** The data for judging a tour, on a day (ISO). One round trip. */
export async function readKnown(database: D1Database, today: string): Promise<Known> {
  const results = await forStaff(() => database.batch<Row>(shelfQueries(database)))
  return toShelf(results, today).known
}

/** A row with a document as JSON in its one column. */
type Row = { json: string }

/** The patch removes absent fields. */
const TOURS = `SELECT json_patch('{}', json_object('id', id, 'title', title, 'path', path, 'region', region, 'duration', duration,
  'begins', substr(page ->> '$.description', 1, 40),
  'windows', json(windows), 'similar', similar, 'themes', json(themes), 'similarTo', page -> '$.similarTo',
  'pricedFor', coalesce(priced_for, duration), 'alsoAt', page -> '$.alsoAt', 'states', page -> '$.states',
  'countries', page -> '$.countries')) AS json FROM tours ORDER BY rank`
type TourRow = Alike & Record<'similar' | 'title' | 'begins' | 'path' | 'pricedFor', string> & { alsoAt?: string[] }
const COUNTRIES = `SELECT json_patch('{}', json_object('slug', slug, 'name', name, 'visa', page -> '$.visa', 'guide', json(guide)))
  AS json FROM countries ORDER BY slug`
/** The facts of the files, with the staff's newer readings (migrations/catalogue/0020_fact_corrections.sql). */
const FACTS = `SELECT iif(k.checked_on >= f.fact ->> 'checkedOn', json_patch(f.fact, k.reading), f.fact) AS json
  FROM facts AS f LEFT JOIN fact_readings AS k ON k.id = f.id ORDER BY f.id`
const STATE = "SELECT json_object('word', word, 'places', (SELECT json(places) FROM leaders)) AS json FROM revision"

export function shelfQueries(database: D1Database): D1PreparedStatement[] {
  return [STATE, TOURS, COUNTRIES, FACTS].map((query) => database.prepare(query))
}

/** Parses the results of these queries. */
export function toShelf([states, tours, countries, facts]: D1Result<Row>[], today: string): Shelf {
  const [state] = documentsIn<{ word: string; places: WrittenPlace[] | null }>(states)
  learnPlaces(state?.places ?? [])
  const rows = documentsIn<TourRow>(tours)
  const known: Known = {
    tours: rows.map(({ id, title, begins, pricedFor, path, alsoAt = [] }) => ({
      ...{ id, title, begins, pricedFor },
      addresses: [id.toLowerCase(), ...[path, ...alsoAt].map(pathKey)],
    })),
    windows: new Map(rows.map(({ id, windows }) => [id, windows])),
    countries: documentsIn<Known['countries'][number]>(countries),
    facts: documentsIn<Fact>(facts),
    today,
  }
  return { known, word: state?.word ?? '', alike: rows }
}

function documentsIn<Document>(result: D1Result<Row> | undefined): Document[] {
  return (result?.results ?? []).map(({ json }) => JSON.parse(json) as Document)
}
