import { allPlaces, type Place, placesAround } from '#domain/catalogue/places.ts'
import { fold } from '#domain/search/fold.ts'
import type { World } from './known.ts'
import type { TourSource } from './tour-document.ts'

/**
 * The names of the places that a tour visits, with the regions around them. A place counts where the title, the
 * location, a day's title, a night or a stop names it. A sight also counts where an activity names it and the tour
 * visits its region, unless the table calls it unsold. The place must lie in a country of the tour: Little India in
 * Singapore is not in India.
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
