import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Country, CountryCard } from '#domain/catalogue/country.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { type Asked, rowsInReach, SCAN, toTourList } from './cards.ts'
import { type Catalogue, isSold, listColumns } from './open-catalogue.ts'
import { countries, tourCountries, tours } from './schema.ts'

const countryCard = {
  slug: countries.slug,
  name: countries.name,
  tagline: countries.tagline,
  scene: countries.scene,
}

/** The countries of the Explore Countries carousel, in its order. */
export function exploreQuery(catalogue: Catalogue) {
  return catalogue
    .select(countryCard)
    .from(countries)
    .where(isNotNull(countries.exploreRank))
    .orderBy(asc(countries.exploreRank))
}

/** Every country, the explored ones first, then by name. */
export async function listCountries(catalogue: Catalogue): Promise<CountryCard[]> {
  return catalogue
    .select(countryCard)
    .from(countries)
    .orderBy(sql`${countries.exploreRank} ASC NULLS LAST`, asc(countries.name))
}

export type CountryData = { country: Country; tours: TourList; explore: CountryCard[] }

/** A country's page in one round trip; undefined for a country that the catalogue does not have. */
export async function findCountry(catalogue: Catalogue, slug: string, asked: Asked): Promise<CountryData | undefined> {
  let found: CountryRows | undefined
  const read = async (after: number) => {
    found = await countryRows(catalogue, slug, after)
    return found[1]
  }
  const tours = toTourList(await rowsInReach(read, asked.after), asked)
  const [[row], , explore] = found ?? [[], [], []]
  if (!row) return undefined
  const { exploreRank, page, ...shown } = row
  return { country: { ...shown, ...page, ...(exploreRank !== null && { exploreRank }) }, tours, explore }
}

type CountryRows = Awaited<ReturnType<typeof countryRows>>

/** The country, its tours after a rank, and the countries to explore. */
function countryRows(catalogue: Catalogue, slug: string, after: number) {
  return catalogue.batch([
    catalogue.select().from(countries).where(eq(countries.slug, slug)),
    catalogue
      .select(listColumns)
      .from(tourCountries)
      .innerJoin(tours, eq(tours.rank, tourCountries.rank))
      .where(and(eq(tourCountries.country, slug), gt(tourCountries.rank, after), isSold))
      .orderBy(asc(tourCountries.rank))
      .limit(SCAN + 1),
    exploreQuery(catalogue),
  ])
}
