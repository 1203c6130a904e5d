import type { CatalogueTour } from './complete-tour.ts'

const COUNT = 3

/** The three tours nearest to one: those of the same state or country first, then by nights, then by price. */
export function similarTours(tour: CatalogueTour, tours: CatalogueTour[]): CatalogueTour[] {
  const others = tours.filter(({ id }) => id !== tour.id).map((other) => ({ other, distance: distance(tour, other) }))
  return others
    .sort((one, two) => compare(one.distance, two.distance))
    .slice(0, COUNT)
    .map(({ other }) => other)
}

/** Lower is nearer, the first difference decides: place, region, nights, rupees. */
function distance(tour: CatalogueTour, other: CatalogueTour): number[] {
  const isShared = placesOf(tour).some((place) => placesOf(other).includes(place))
  return [
    isShared ? 0 : 1,
    tour.region === other.region ? 0 : 1,
    Math.abs(nightsOf(tour) - nightsOf(other)),
    Math.abs(priceOf(tour) - priceOf(other)),
  ]
}

function compare(one: number[], two: number[]): number {
  const at = one.findIndex((value, index) => value !== two[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0)
}

function placesOf({ region, states = [], countries }: CatalogueTour): string[] {
  return region === 'domestic' ? states : countries
}

function nightsOf({ duration }: CatalogueTour): number {
  return Number.parseInt(duration, 10)
}

/** The Standard tier's last published price; 0 on request, which is nearest to others on request. */
function priceOf({ windows }: CatalogueTour): number {
  return windows.at(-1)?.standard.current ?? 0
}
