import { placeName, placesAround } from '#domain/catalogue/places.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'
import { placeSlug } from '#values/place-slug.ts'
import type { TourDocument } from './tour-document.ts'

const COUNT = 3

export type Alike = Pick<TourDocument, 'id' | 'region' | 'states' | 'countries' | 'duration' | 'similarTo'> & {
  themes: readonly string[]
  windows: PriceWindow[]
}

export function alikeOf({ themes, ...document }: TourDocument, windows: PriceWindow[]): Alike {
  return { ...document, themes: Object.keys(themes), windows }
}

/** Two prices are alike while one is at most this many times the other. */
const ALIKE = 1.5

/**
 * The three most similar tours. The staff's choice comes first, then tours of the same state or country, then of the
 * same part of the world, then tours with the same theme, a similar price, a similar length.
 */
export function similarTours<One extends Alike>(tour: One, tours: One[]): One[] {
  const others = tours.filter(({ id }) => id !== tour.id).map((other) => ({ other, distance: distance(tour, other) }))
  const nearest = others.sort((one, two) => compare(one.distance, two.distance)).map(({ other }) => other)
  const chosen = (tour.similarTo ?? []).flatMap((id) => nearest.find((other) => other.id === id) ?? [])
  return [...new Set([...chosen, ...nearest])].slice(0, COUNT)
}

/** Lower is nearer; the first difference decides. The order is place, region, area, theme, price, nights, rupees. */
function distance(tour: Alike, other: Alike): number[] {
  const isShared = placesOf(tour).some((place) => placesOf(other).includes(place))
  return [
    isShared ? 0 : 1,
    tour.region === other.region ? 0 : 1,
    -areasOf(tour).filter((area) => areasOf(other).includes(area)).length,
    tour.themes.some((theme) => other.themes.includes(theme)) ? 0 : 1,
    isAbout(priceOf(tour), priceOf(other)) ? 0 : 1,
    Math.abs(nightsOf(tour) - nightsOf(other)),
    Math.abs(priceOf(tour) - priceOf(other)),
  ]
}

/** A price on request is like none. */
function isAbout(one: number, other: number): boolean {
  return Math.min(one, other) > 0 && Math.max(one, other) <= ALIKE * Math.min(one, other)
}

function compare(one: number[], two: number[]): number {
  const at = one.findIndex((value, index) => value !== two[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0)
}

function placesOf({ region, states = [], countries }: Alike): string[] {
  return region === 'domestic' ? states : countries
}

/** The areas in which a tour's places lie: "North India", "Europe". */
function areasOf(tour: Alike): string[] {
  return [...new Set(placesOf(tour).flatMap((place) => placesAround(placeName(placeSlug(place)) ?? place)))]
}

function nightsOf({ duration }: Alike): number {
  return Number.parseInt(duration, 10)
}

/** The Standard tier's last published price. On request it is 0. */
function priceOf({ windows }: Alike): number {
  return windows.at(-1)?.standard.current ?? 0
}
