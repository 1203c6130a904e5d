import { allPlaces, type Place, placesAround } from '#domain/catalogue/places.ts'
import { fold } from '#domain/search/fold.ts'
import type { World } from './known.ts'
import type { TourSource } from './tour-document.ts'

/**
 * The places that a tour visits, by name, with all that they lie in. A place is visited when the title, the location, a
 * day's title, a night or a stop says its name; a sight also when an activity does and the tour visits what it lies in,
 * but none that the table calls unsold: "where the Amarnath path begins". It lies in a country of the tour: Little
 * India in Singapore is not India.
 */
export function placesOf(tour: TourSource, world: World): string[] {
  const { title, location, days, stops, head } = tour
  const said = textOf([
    title,
    location,
    ...days.map((day) => `${day.title} ${day.overnight ?? ''}`),
    ...stops.map(({ name }) => name),
  ])
  const told = textOf([...head.keywords, ...days.flatMap(({ activities }) => activities)])
  const countries = world.countries.filter(({ slug }) => tour.countries.includes(slug)).map(({ name }) => name)
  const near = [...allPlaces().values()].filter(({ name }) =>
    placesAround(name).some((around) => countries.includes(around)),
  )
  const named = near.filter(({ name, also }) => [name, ...also].some((each) => said.includes(` ${fold(each)} `)))
  const visited = new Set([...countries, ...named.map(({ name }) => name)].flatMap(placesAround))
  const seen = near.filter((place) => isSight(place, visited) && told.includes(` ${fold(place.name)} `))
  return [...new Set([...visited, ...seen.flatMap(({ name }) => placesAround(name))])]
}

function isSight({ kind, in: within, nearest }: Place, visited: Set<string>): boolean {
  return kind === 'sight' && nearest.length === 0 && within.some((name) => visited.has(name))
}

function textOf(lines: string[]): string {
  return ` ${lines.map(fold).join(' | ')} `
}
