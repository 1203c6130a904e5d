import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { CountryCard } from '#domain/country.ts'
import { needsNoVisa } from '#domain/fact.ts'
import { isInHindi, type Testimonial } from '#domain/testimonial.ts'
import type { Region, TourCard } from '#domain/tour.ts'
import { type CardRow, toCard } from './cards.ts'
import { type Catalogue, cardColumns, madeOnce, written } from './catalogue.ts'
import { exploreQuery } from './countries.ts'
import { countries, tours } from './schema.ts'
import { latestTestimonials, toTestimonial } from './testimonials.ts'

export type HomeData = {
  international: TourCard[]
  domestic: TourCard[]
  budget: TourCard[]
  /** Only countries whose visa rule holds on the day asked for. */
  visaFree: (TourCard & { countryName: string })[]
  countries: CountryCard[]
  testimonials: Testimonial[]
}

/** How many reviews the home page shows. */
const REVIEWS = 3

/** Everything that the home page shows, each carousel in its own rank's order, in one round trip. */
export async function readHome(catalogue: Catalogue, today: string): Promise<HomeData> {
  const [international, domestic, budget, visaFree, explored, reviews] = await catalogue.batch(homeQueries(catalogue))
  const card = (row: CardRow) => toCard(row, today)
  return {
    international: international.map(card),
    domestic: domestic.map(card),
    budget: budget.map(card),
    visaFree: visaFree
      .filter(({ page }) => page.visa && needsNoVisa(page.visa, today))
      .map(({ page: _, countryName, ...row }) => ({ ...card(row), countryName })),
    countries: explored,
    // The page's fonts hold no Hindi letters; those reviews stand on the page of all reviews.
    testimonials: reviews
      .map(toTestimonial)
      .filter((review) => !isInHindi(review))
      .slice(0, REVIEWS),
  }
}

const homeQueries = madeOnce(
  (catalogue: Catalogue) =>
    [
      written(popularQuery(catalogue, 'international')),
      written(popularQuery(catalogue, 'domestic')),
      written(catalogue.select(cardColumns).from(tours).where(isNotNull(tours.budget)).orderBy(asc(tours.budget))),
      written(visaFreeQuery(catalogue)),
      written(exploreQuery(catalogue)),
      written(latestTestimonials(catalogue, 2 * REVIEWS)),
    ] as const,
)

function popularQuery(catalogue: Catalogue, region: Region) {
  return catalogue
    .select(cardColumns)
    .from(tours)
    .where(and(eq(tours.region, region), isNotNull(tours.home)))
    .orderBy(asc(tours.home))
}

function visaFreeQuery(catalogue: Catalogue) {
  return catalogue
    .select({ ...cardColumns, countryName: countries.name, page: countries.page })
    .from(tours)
    .innerJoin(countries, eq(countries.slug, tours.country))
    .where(isNotNull(tours.visaFree))
    .orderBy(asc(tours.visaFree))
}
