import { forStaff } from '#data/stores/for-staff.ts'
import { CountryDocumentShape, withFactsOf } from '#domain/authoring/country-shape.ts'
import { fillIn, unknownDetails } from '#domain/authoring/fill-in.ts'
import { slipsOfShape } from '#domain/authoring/shape-slips.ts'
import type { Country } from '#domain/catalogue/country.ts'
import { allPlaces } from '#domain/catalogue/places.ts'
import { type GuideStep, IS_NEWEST } from './guide-versions.ts'
import type { GuideAtDesk, GuideSlip, WrittenGuide } from './save-guide.ts'
import { listWrittenPlaces } from './written-places.ts'

type Row = Record<'slug' | 'name' | 'tagline' | 'scene' | 'page' | 'guide', string> &
  Record<'version' | 'tours', number> & { rank: number | null }

export async function listCountriesAtDesk(database: D1Database): Promise<GuideAtDesk<Country>[]> {
  const query = database.prepare(
    `SELECT slug, name, tagline, scene, explore_rank AS rank, page, guide,
       coalesce((SELECT max(version) FROM guide_versions WHERE kind = 'country' AND key = slug), 1) AS version,
       (SELECT count(*) FROM tour_countries WHERE country = slug) AS tours FROM countries ORDER BY name`,
  )
  return (await forStaff(() => query.all<Row>())).results.map(toCountryAtDesk)
}

function toCountryAtDesk({ slug, name, tagline, scene, rank, page, guide, version, tours }: Row): GuideAtDesk<Country> {
  const shown = { slug, name, tagline, scene, ...(rank !== null && { exploreRank: rank }) }
  const document = { ...shown, ...JSON.parse(page), guide: JSON.parse(guide) } as Country
  return { document, version, tours }
}

/** Lists name a country once a tour goes there. Its facts are corrected separately (data/facts/facts.ts). */
export const WRITTEN_COUNTRIES: WrittenGuide<Country> = {
  kind: 'country',
  keyOf: ({ slug }) => slug,
  list: async (database) => {
    const [countries] = await Promise.all([listCountriesAtDesk(database), listWrittenPlaces(database)])
    return countries
  },
  keep: withFactsOf,
  judge: judgeCountry,
  put: (document) => [putCountry(document), COPY_CHECKS],
  remove: [[`DELETE FROM countries WHERE slug = ?4 AND ${IS_NEWEST}`]],
  usedBy: () =>
    `SELECT title AS name FROM tours JOIN tour_countries AS c ON c.rank = tours.rank WHERE c.country = ?5 ->> 1
     UNION SELECT document ->> 'title' || ' (a draft)' FROM tour_drafts, json_each(tour_drafts.document, '$.countries') AS d
     WHERE d.value = ?5 ->> 1`,
}

function judgeCountry(country: Country, others: Country[]): GuideSlip[] {
  const slips = slipsOfShape(CountryDocumentShape, country)
  if (slips.length > 0) return slips
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

/** A restored country gets the latest corrections of its facts (data/facts/facts.ts). */
const COPY_CHECKS: GuideStep = [
  `UPDATE countries SET page = c.page, guide = c.guide FROM checked_countries AS c
   WHERE c.slug = ?4 AND countries.slug = ?4 AND ${IS_NEWEST}`,
]

/** The row's facts stay, because a colleague may be correcting one. */
function putCountry(document: Country): GuideStep {
  const { slug: _, name, tagline, scene, exploreRank, guide, ...page } = fillIn(document)
  return [
    `INSERT INTO countries (slug, name, tagline, scene, explore_rank, page, guide, document_by)
     SELECT ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'staff' WHERE ${IS_NEWEST} ON CONFLICT (slug) DO UPDATE SET
       name = excluded.name, tagline = excluded.tagline, scene = excluded.scene, explore_rank = excluded.explore_rank,
       page = iif(countries.page -> '$.visa' IS NULL, excluded.page,
         json_set(excluded.page, '$.visa', countries.page -> '$.visa')), document_by = 'staff'`,
    ...[name, tagline, scene, exploreRank ?? null, JSON.stringify(page), JSON.stringify(guide)],
  ]
}
