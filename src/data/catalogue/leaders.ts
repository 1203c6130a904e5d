import { learnPlaces, type WrittenPlace } from '#domain/catalogue/places.ts'
import type { Region } from '#domain/catalogue/tour.ts'
import type { Catalogue } from './open-catalogue.ts'
import { type LeadingTour, leaders } from './schema.ts'

/** The highest rank of a leader (migrations/catalogue/0016_leaders.sql): lists count and sort the leaders. */
export const LEADING = 1000

/** SQL that collects the leaders from the finished rows. Every change of tours ends with it. */
export const GATHER_LEADERS =
  'UPDATE leaders SET (domestic, international, words, places) = (SELECT domestic, international, words, places FROM leaders_now)'

export function leadersOfRegion(catalogue: Catalogue, region: Region) {
  return catalogue.select({ tours: leaders[region], places: leaders.places }).from(leaders)
}

export function leadersOfBoth(catalogue: Catalogue) {
  const { domestic, international, places } = leaders
  return catalogue.select({ domestic, international, places }).from(leaders)
}

export function leadersWithWords(catalogue: Catalogue) {
  return catalogue.select().from(leaders)
}

type Leaders = { domestic: LeadingTour[]; international: LeadingTour[] }

/** Passes the leaders on, and adds the staff's places to the vocabulary. */
export function heard<Read extends { places: WrittenPlace[] }>(leading: Read | undefined): Read | undefined {
  if (leading) learnPlaces(leading.places)
  return leading
}

export function inOneOrder(leading: Leaders | undefined): LeadingTour[] {
  return leading ? [...leading.domestic, ...leading.international].sort((one, other) => one.rank - other.rank) : []
}
