import { and, asc, eq, sql } from 'drizzle-orm'
import { isToured } from '#data/catalogue/countries.ts'
import { type Catalogue, isSold } from '#data/catalogue/open-catalogue.ts'
import { isShown } from '#data/catalogue/reviews.ts'
import { countries, documents, testimonials, tours } from '#data/catalogue/schema.ts'
import { pathTo } from '#domain/site/paths.ts'

/** A page of the catalogue by its canonical path, with the ISO day of its last change if known. */
export type SitePath = { path: string; changed?: string }

/** A sitemap holds 50,000 addresses (sitemaps.org, protocol); the remainder is for countries and other pages. */
const TOURS_AT_MOST = 49_000

/**
 * Every page of the catalogue in one round trip: texts, countries, tours in order of popularity. `unlisted`: pages that
 * are hidden from search engines while they show samples.
 */
export async function listSitePaths(catalogue: Catalogue): Promise<{ pages: SitePath[]; unlisted: string[] }> {
  const [texts, places, trips, samples] = await catalogue.batch([
    catalogue
      .select({ path: documents.path, changed: sql<string>`json_extract(${documents.content}, '$.updated')` })
      .from(documents)
      .orderBy(asc(documents.path)),
    catalogue.select({ slug: countries.slug }).from(countries).where(isToured).orderBy(asc(countries.slug)),
    catalogue.select({ path: tours.path }).from(tours).where(isSold).orderBy(asc(tours.rank)).limit(TOURS_AT_MOST),
    catalogue
      .select({ sample: testimonials.sample })
      .from(testimonials)
      .where(and(eq(testimonials.sample, true), isShown))
      .limit(1),
  ])
  return {
    pages: [...texts, ...places.map(({ slug }) => ({ path: pathTo('country', slug) })), ...trips],
    unlisted: samples.map(() => pathTo('testimonials')),
  }
}
