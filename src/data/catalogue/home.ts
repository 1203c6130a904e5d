import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { CountryCard } from '#domain/catalogue/country.ts'
import { isInHindi, type TestimonialCard, withoutReplaced } from '#domain/catalogue/review.ts'
import type { TourInCard } from '#domain/catalogue/tour.ts'
import { holds, isVisaFree, type VisaFact } from '#domain/facts/fact.ts'
import { visaInWords } from '#domain/facts/visa-words.ts'
import { wholeMonth } from '#values/dates.ts'
import { type CardRow, toCard } from './cards.ts'
import { exploreQuery } from './countries.ts'
import { type Catalogue, cardColumns, isSold } from './open-catalogue.ts'
import { latestTestimonials, toTestimonial } from './reviews.ts'
import { countries, tours } from './schema.ts'

export type HomeData = {
  /** Destinations of popular tours whose season is good this month: two abroad, two in India. */
  flyingNow: string[]
  /** The month of the day in words of a search: "november". */
  month: string
  international: TourInCard[]
  domestic: TourInCard[]
  budget: TourInCard[]
  /**
   * Tours to countries with a visa exemption on that day, filled up with popular tours in India. `visa` has the
   * exemption, with its end if near.
   */
  visaFree: (TourInCard & { visa: string })[]
  countries: CountryCard[]
  testimonials: TestimonialCard[]
}

/** The fewest tours of a carousel: fewer would leave half of a wide window empty. */
const FEWEST = 4
const REVIEWS = 3

/** The data of the home page, each carousel in its own order, in one round trip. */
export async function readHome(catalogue: Catalogue, today: string): Promise<HomeData> {
  const [popular, budget, visaFree, explored, reviews] = await catalogue.batch([
    popularQuery(catalogue),
    budgetQuery(catalogue),
    visaFreeQuery(catalogue),
    exploreQuery(catalogue),
    latestTestimonials(catalogue, 2 * REVIEWS),
  ])
  const card = (row: CardRow) => toCard(row, today)
  const international = popular.filter(({ region }) => region === 'international')
  const domestic = popular.filter(({ region }) => region === 'domestic')
  return {
    flyingNow: [international, domestic].flatMap((rows) => placesInSeason(rows, today)),
    month: wholeMonth(today).replace(/ .*/, '').toLowerCase(),
    international: international.map(({ months: _, place: __, ...row }) => card(row)),
    domestic: domestic.map(({ months: _, place: __, ...row }) => card(row)),
    budget: budget.map(card),
    visaFree: filledUp(
      visaFree.flatMap(({ visa: text, countryName, ...row }) => {
        const visa = JSON.parse(text ?? 'null') as VisaFact | null
        return visa && isVisaFree(visa) && holds(visa, today)
          ? { ...card(row), visa: `${countryName}: ${visaInWords(visa, today)}` }
          : []
      }),
      domestic.map(({ months: _, place: __, ...row }) => ({ ...card(row), visa: 'India: no visa at home' })),
    ),
    countries: explored,
    // The page's fonts have no Hindi letters; Hindi reviews are only on the page of all reviews.
    testimonials: withoutReplaced(reviews, reviews[0]?.samplesLeft ?? 0)
      .map(toTestimonial)
      .filter((review) => !isInHindi(review))
      .slice(0, REVIEWS),
  }
}

function filledUp<Row>(rows: Row[], others: Row[]): Row[] {
  return [...rows, ...others.slice(0, Math.max(0, FEWEST - rows.length))]
}

function budgetQuery(catalogue: Catalogue) {
  return catalogue
    .select(cardColumns)
    .from(tours)
    .where(and(isNotNull(tours.budget), isSold))
    .orderBy(asc(tours.budget))
}

const PLACES = 2

function placesInSeason(rows: { months: string | null; place: string }[], today: string): string[] {
  const month = Number(today.slice(5, 7)) - 1
  const places = rows.filter(({ months }) => months?.[month] === 'g').map(({ place }) => place)
  return [...new Set(places)].slice(0, PLACES)
}

function popularQuery(catalogue: Catalogue) {
  return catalogue
    .select({ ...cardColumns, months: tours.months, place: sql<string>`${tours.page} ->> '$.place'`.as('place') })
    .from(tours)
    .where(and(isNotNull(tours.home), isSold))
    .orderBy(asc(tours.region), asc(tours.home))
}

function visaFreeQuery(catalogue: Catalogue) {
  return catalogue
    .select({
      ...cardColumns,
      countryName: countries.name,
      visa: sql<string | null>`${countries.page} -> '$.visa'`.as('visa_rule'),
    })
    .from(tours)
    .innerJoin(countries, eq(countries.slug, tours.country))
    .where(and(isNotNull(tours.visaFree), isSold))
    .orderBy(asc(tours.visaFree))
}
