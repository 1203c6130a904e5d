import { forStaff } from '#data/stores/for-staff.ts'
import type { Known } from '#domain/authoring/known.ts'
import type { Alike } from '#domain/authoring/similar-tours.ts'
import type { Country } from '#domain/catalogue/country.ts'
import { learnPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { pathKey } from '#domain/site/site-map.ts'

/** What a tour is judged and derived by, all as of one moment, and the word for the state of the catalogue at it. */
export type Shelf = { known: Known; word: string; alike: (Alike & { similar: string })[] }

/** What a tour is judged by, on a day (ISO). One round trip. */
export async function readKnown(database: D1Database, today: string): Promise<Known> {
  const results = await forStaff(() => database.batch<Row>(shelfQueries(database)))
  return toShelf(results, today).known
}

type Row = Record<string, string | null>

const TOURS = `SELECT id, title, path, region, duration, windows, similar, themes, page -> '$.similarTo' AS similarTo,
  coalesce(priced_for, duration) AS pricedFor, page -> '$.alsoAt' AS alsoAt,
  page -> '$.states' AS states, page -> '$.countries' AS countries FROM tours ORDER BY rank`
const COUNTRIES = `SELECT slug, name, page -> '$.visa' AS visa, guide FROM countries ORDER BY slug`
/** As migrations/catalogue/0020_fact_corrections.sql lays what the staff have read over what the files say. */
const FACTS = `SELECT iif(k.checked_on >= f.fact ->> 'checkedOn', json_patch(f.fact, k.reading), f.fact) AS fact
  FROM facts AS f LEFT JOIN fact_readings AS k ON k.id = f.id ORDER BY f.id`

export function shelfQueries(database: D1Database): D1PreparedStatement[] {
  return ['SELECT word, (SELECT places FROM leaders) AS places FROM revision', TOURS, COUNTRIES, FACTS].map((query) =>
    database.prepare(query),
  )
}

/** What the queries above have found. */
export function toShelf([state, tours, countries, facts]: D1Result<Row>[], today: string): Shelf {
  const rows = tours?.results ?? []
  learnPlaces(jsonOf<WrittenPlace[]>(state?.results[0] ?? {}, 'places', []))
  const alike = rows.map((row) => ({
    ...{ id: textOf(row, 'id'), region: row.region as Alike['region'], duration: textOf(row, 'duration') },
    ...{ countries: jsonOf<string[]>(row, 'countries', []), windows: jsonOf<Alike['windows']>(row, 'windows', []) },
    themes: jsonOf<string[]>(row, 'themes', []),
    ...(row.similarTo && { similarTo: jsonOf<string[]>(row, 'similarTo', []) }),
    ...(row.states && { states: jsonOf<string[]>(row, 'states', []) }),
    similar: textOf(row, 'similar'),
  }))
  const known: Known = {
    tours: rows.map((row) => ({
      ...{ id: textOf(row, 'id'), title: textOf(row, 'title'), pricedFor: textOf(row, 'pricedFor') },
      addresses: [textOf(row, 'id').toLowerCase(), ...addressesOf(row).map(pathKey)],
    })),
    windows: new Map(alike.map(({ id, windows }) => [id, windows])),
    countries: (countries?.results ?? []).map(toCountry),
    facts: (facts?.results ?? []).map((row) => JSON.parse(textOf(row, 'fact')) as Fact),
    today,
  }
  return { known, word: state?.results[0]?.word ?? '', alike }
}

function toCountry(row: Row): Known['countries'][number] {
  const guide = jsonOf<Country['guide']>(row, 'guide', { entry: [], answers: {} as Country['guide']['answers'] })
  const visa = row.visa ? { visa: JSON.parse(row.visa) as NonNullable<Country['visa']> } : {}
  return { slug: textOf(row, 'slug'), name: textOf(row, 'name'), guide, ...visa }
}

function addressesOf(row: Row): string[] {
  return [textOf(row, 'path'), ...jsonOf<string[]>(row, 'alsoAt', [])]
}

function textOf(row: Row, column: string): string {
  return row[column] ?? ''
}

function jsonOf<Value>(row: Row, column: string, otherwise: Value): Value {
  const text = row[column]
  return text ? (JSON.parse(text) as Value) : otherwise
}
