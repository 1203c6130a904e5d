import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { CountryDocumentShape } from '#domain/authoring/country-shape.ts'
import { fillIn, unknownDetails } from '#domain/authoring/fill-in.ts'
import { slipsOfShape } from '#domain/authoring/shape-slips.ts'
import type { Country } from '#domain/catalogue/country.ts'
import { allPlaces } from '#domain/catalogue/places.ts'
import { type GuideStep, IS_NEWEST, publishGuide } from './guide-versions.ts'
import { listWrittenPlaces, type SavedGuide } from './written-places.ts'

/** A country as it is live, the newest version of the staff's (0: it is the files'), and how many tours go there. */
export type CountryAtDesk = { country: Country; version: number; tours: number }
export type CountrySlip = { place: string; says: string }

type Row = Record<'slug' | 'name' | 'tagline' | 'scene' | 'page' | 'guide', string> &
  Record<'version' | 'tours', number> & { rank: number | null }

export async function listCountriesAtDesk(database: D1Database): Promise<CountryAtDesk[]> {
  const query = database.prepare(
    `SELECT slug, name, tagline, scene, explore_rank AS rank, page, guide,
       coalesce((SELECT max(version) FROM guide_versions WHERE kind = 'country' AND key = slug), 0) AS version,
       (SELECT count(*) FROM tour_countries WHERE country = slug) AS tours FROM countries ORDER BY name`,
  )
  return (await forStaff(() => query.all<Row>())).results.map(toCountryAtDesk)
}

function toCountryAtDesk({ slug, name, tagline, scene, rank, page, guide, version, tours }: Row): CountryAtDesk {
  const shown = { slug, name, tagline, scene, ...(rank !== null && { exploreRank: rank }) }
  const country = { ...shown, ...JSON.parse(page), guide: JSON.parse(guide) } as Country
  return { country, version, tours }
}

/** Publishes a country with its guide. Lists and the sitemap name it once a tour goes there. */
export async function saveCountry(
  database: D1Database,
  author: Author,
  { country, seen }: { country: Country; seen: number },
): Promise<SavedGuide<CountrySlip>> {
  const [all] = await Promise.all([listCountriesAtDesk(database), listWrittenPlaces(database)])
  const slips = judgeCountry(country, all)
  if (slips.length > 0) return { kind: 'refused', slips }
  const document = CountryDocumentShape.parse(country) as Country
  const publication = { kind: 'country' as const, key: country.slug, document, seen, steps: stepsOf(document) }
  const isDone = await publishGuide(database, author, publication)
  return isDone ? { kind: 'published', version: seen + 1 } : { kind: 'moved' }
}

function judgeCountry(country: Country, all: CountryAtDesk[]): CountrySlip[] {
  const slips = slipsOfShape(CountryDocumentShape, country)
  if (slips.length > 0) return slips.map(({ place, says }) => ({ place, says }))
  const others = all.map((each) => each.country).filter(({ slug }) => slug !== country.slug)
  const isPlace = allPlaces().get(country.name)?.kind === 'country'
  return [
    ...(others.some(({ name }) => name === country.name) ? [{ place: 'name', says: 'is another country’s name' }] : []),
    ...(others.some(({ exploreRank }) => exploreRank && exploreRank === country.exploreRank)
      ? [{ place: 'exploreRank', says: 'another country stands there' }]
      : []),
    ...(isPlace
      ? []
      : [{ place: 'name', says: `search knows no country “${country.name}”; write it under Places first` }]),
    ...unknownDetails(country).map((word) => ({ place: '', says: `{${word}} is no detail of the agency` })),
  ]
}

/**
 * The row, then the same facts on the pages of its tours; then what the staff have read again of them, which stands above
 * what the form had. A rule that is new reaches a tour with the tour's next publication.
 */
function stepsOf(document: Country): GuideStep[] {
  const { slug: _, name, tagline, scene, exploreRank, guide, ...page } = fillIn(document)
  const facts = [...(page.visa ? [page.visa] : []), ...guide.entry]
  return [
    [
      `INSERT INTO countries (slug, name, tagline, scene, explore_rank, page, guide, document_by)
       SELECT ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'staff' WHERE ${IS_NEWEST} ON CONFLICT (slug) DO UPDATE SET
         name = excluded.name, tagline = excluded.tagline, scene = excluded.scene, explore_rank = excluded.explore_rank,
         page = excluded.page, guide = excluded.guide, document_by = 'staff'`,
      ...[name, tagline, scene, exploreRank ?? null, JSON.stringify(page), JSON.stringify(guide)],
    ],
    [
      `UPDATE tours SET page = json_set(page, '$.facts', json((SELECT json_group_array(json(coalesce(
         (SELECT n.value FROM json_each(?5) AS n WHERE n.value ->> 'id' = f.value ->> 'id'), f.value)))
         FROM json_each(tours.page, '$.facts') AS f))) WHERE ${OF_COUNTRY}`,
      JSON.stringify(facts),
    ],
    [
      `UPDATE countries SET page = c.page, guide = c.guide FROM checked_countries AS c
       WHERE countries.slug = ?4 AND c.slug = ?4 AND (c.page <> countries.page OR c.guide <> countries.guide) AND ${IS_NEWEST}`,
    ],
    [
      `UPDATE tours SET page = c.page FROM checked_tours AS c
       WHERE c.id = tours.id AND c.page <> tours.page AND ${OF_COUNTRY}`,
    ],
    [
      `UPDATE tours SET (visa, visa_till) = (SELECT f.value ->> 'visa', f.value ->> 'expiresOn'
         FROM json_each(tours.page, '$.facts') AS f WHERE f.value ->> 'kind' = 'visa' LIMIT 1) WHERE ${OF_COUNTRY}`,
    ],
  ]
}

const OF_COUNTRY = `tours.rank IN (SELECT rank FROM tour_countries WHERE country = ?4) AND ${IS_NEWEST}`
