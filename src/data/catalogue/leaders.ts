import { learnPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import { type Catalogue, madeOnce, writtenOnce } from './open-catalogue.ts'
import { type LeadingTour, leaders } from './schema.ts'

/** The tours of rank 1 to this may be leaders (migrations/catalogue/0016_leaders.sql): lists count and sort those. */
export const LEADING = 1000

/** Gathers the leaders from the finished rows, as SQL: whatever changes tours ends with it. */
export const GATHER_LEADERS =
  'UPDATE leaders SET (domestic, international, words, places) = (SELECT domestic, international, words, places FROM leaders_now)'

/** The leaders of one region, of both, and of both with the words of each tour: one row each. */
export const leadersOf = madeOnce((catalogue: Catalogue) => ({
  domestic: writtenOnce(catalogue.select({ tours: leaders.domestic, places: leaders.places }).from(leaders)),
  international: writtenOnce(catalogue.select({ tours: leaders.international, places: leaders.places }).from(leaders)),
  both: writtenOnce(
    catalogue
      .select({ domestic: leaders.domestic, international: leaders.international, places: leaders.places })
      .from(leaders),
  ),
  withWords: writtenOnce(catalogue.select().from(leaders)),
}))

type Leaders = { domestic: LeadingTour[]; international: LeadingTour[] }

/** The leaders as they were read; what staff have written of places is then known. */
export function heard<Read extends { places: WrittenPlace[] }>(leading: Read | undefined): Read | undefined {
  if (leading) learnPlaces(leading.places)
  return leading
}

/** The tours of both regions in order of popularity. */
export function inOneOrder(leading: Leaders | undefined): LeadingTour[] {
  return leading ? [...leading.domestic, ...leading.international].sort((one, other) => one.rank - other.rank) : []
}
