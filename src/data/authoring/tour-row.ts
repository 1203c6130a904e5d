import type { CatalogueTour } from '#domain/authoring/complete-tour.ts'
import { monthLetters } from '#domain/catalogue/practical.ts'
import { traitsOf } from '#domain/filters/filters.ts'

/** The columns of a tour's row that come from its document: all but rank, similar tours, prices and carousels. */
export function documentColumns(tour: CatalogueTour): Record<string, unknown> {
  const { id, path, title, location, duration, region, scene, themes, places, ranks: _, windows: __, ...page } = tour
  const country = tour.countries[0] ?? ''
  return { id, path, title, location, duration, region, country, scene, ...listedBy(tour), themes, places, page }
}

function listedBy(tour: CatalogueTour): Record<string, unknown> {
  const { duration, practical, facts } = tour
  const visa = facts.find((fact) => fact.kind === 'visa')
  return {
    nights: Number.parseInt(duration, 10),
    pace: practical.pace,
    road_hours: practical.longestRoadDay,
    vehicle: practical.vehicle.kind,
    months: monthLetters(practical.seasons),
    visa: visa?.visa ?? null,
    visa_till: visa?.expiresOn ?? null,
    traits: traitsOf(tour),
  }
}
