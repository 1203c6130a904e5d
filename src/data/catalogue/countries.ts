import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Country, CountryCard } from '#domain/catalogue/country.ts'
import type { TourList } from '#domain/filters/tour-list.ts'
import { type Asked, BEHIND, inReach, type ListRow, startBehind, toTourList } from './cards.ts'
import { heard, inOneOrder, leadersOfBoth } from './leaders.ts'
import { type Catalogue, isSold, listColumns } from './open-catalogue.ts'
import { countries, tourCountries, tours } from './schema.ts'

const countryCard = {
  slug: countries.slug,
  name: countries.name,
  tagline: countries.tagline,
  scene: countries.scene,
}

export function exploreQuery(catalogue: Catalogue) {
  return catalogue
    .select(countryCard)
    .from(countries)
    .where(isNotNull(countries.exploreRank))
    .orderBy(asc(countries.exploreRank))
}

/** Whether a tour goes there; without one its page would be empty. */
export const isToured = sql`EXISTS (SELECT 1 FROM ${tourCountries} WHERE ${tourCountries.country} = ${countries.slug})`

/** Every country with a tour: first those of the carousel, then by name. */
export async function listCountries(catalogue: Catalogue): Promise<CountryCard[]> {
  return catalogue
    .select(countryCard)
    .from(countries)
    .where(isToured)
    .orderBy(sql`${countries.exploreRank} ASC NULLS LAST`, asc(countries.name))
}

export type CountryData = { country: Country; tours: TourList; explore: CountryCard[] }

/** A country's page in one round trip; undefined: no such country. */
export async function findCountry(catalogue: Catalogue, slug: string, asked: Asked): Promise<CountryData | undefined> {
  const [[row], [leading], behind, explore] = await catalogue.batch([
    catalogue.select().from(countries).where(eq(countries.slug, slug)),
    leadersOfBoth(catalogue),
    toursBehind(catalogue, slug, startBehind(asked)),
    exploreQuery(catalogue),
  ])
  if (!row) return undefined
  const there = inOneOrder(heard(leading)).filter((tour) => tour.countries.includes(slug))
  const { exploreRank, page, ...shown } = row
  return {
    country: { ...shown, ...page, ...(exploreRank !== null && { exploreRank }) },
    tours: toTourList(inReach<ListRow>(there, behind), asked),
    explore,
  }
}

function toursBehind(catalogue: Catalogue, slug: string, rank: number) {
  return catalogue
    .select(listColumns)
    .from(tourCountries)
    .innerJoin(tours, eq(tours.rank, tourCountries.rank))
    .where(and(eq(tourCountries.country, slug), gt(tourCountries.rank, rank), isSold))
    .orderBy(asc(tourCountries.rank))
    .limit(BEHIND)
}
