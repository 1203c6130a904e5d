import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Country, CountryCard } from '#domain/country.ts'
import { PAGE_SIZE } from '#domain/search.ts'
import { type CardPage, toCardPage } from './cards.ts'
import { type Catalogue, cardColumns } from './catalogue.ts'
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

export type CountryData = { country: Country; tours: CardPage; explore: CountryCard[] }

/** A country's page in one round trip; undefined for a country that the catalogue does not have. */
export async function findCountry(
  catalogue: Catalogue,
  slug: string,
  { after = 0, today }: { after?: number | undefined; today: string },
): Promise<CountryData | undefined> {
  const [[row], cards, explore] = await catalogue.batch([
    catalogue.select().from(countries).where(eq(countries.slug, slug)),
    catalogue
      .select(cardColumns)
      .from(tourCountries)
      .innerJoin(tours, eq(tours.rank, tourCountries.rank))
      .where(and(eq(tourCountries.country, slug), gt(tourCountries.rank, after)))
      .orderBy(asc(tourCountries.rank))
      .limit(PAGE_SIZE + 1),
    exploreQuery(catalogue),
  ])
  if (!row) return undefined
  const { exploreRank, page, ...shown } = row
  return {
    country: { ...shown, ...page, ...(exploreRank !== null && { exploreRank }) },
    tours: toCardPage(cards, today),
    explore,
  }
}
