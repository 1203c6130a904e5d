import type { PriceWindow } from '#domain/prices/price-window.ts'
import type { TourDocument } from './tour-document.ts'

const COUNT = 3

/** What makes tours alike. */
export type Alike = Pick<TourDocument, 'id' | 'region' | 'states' | 'countries' | 'duration'> & {
  windows: PriceWindow[]
}

/** The three tours nearest to one: those of the same state or country first, then by nights, then by price. */
export function similarTours<One extends Alike>(tour: One, tours: One[]): One[] {
  const others = tours.filter(({ id }) => id !== tour.id).map((other) => ({ other, distance: distance(tour, other) }))
  return others
    .sort((one, two) => compare(one.distance, two.distance))
    .slice(0, COUNT)
    .map(({ other }) => other)
}

/** Lower is nearer, the first difference decides: place, region, nights, rupees. */
function distance(tour: Alike, other: Alike): number[] {
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

function placesOf({ region, states = [], countries }: Alike): string[] {
  return region === 'domestic' ? states : countries
}

function nightsOf({ duration }: Alike): number {
  return Number.parseInt(duration, 10)
}

/** The Standard tier's last published price; 0 on request, which is nearest to others on request. */
function priceOf({ windows }: Alike): number {
  return windows.at(-1)?.standard.current ?? 0
}
