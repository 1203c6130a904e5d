import { namesOf } from '#domain/catalogue/round-trip.ts'
import { MONTHS } from '#values/dates.ts'

import type { World } from './known.ts'
import type { TourSource } from './tour-document.ts'

/** Lists are filtered by title and location, so one of them must name the state or the country. */
export function placeSlips({ region, countries, states = [], title, location }: TourSource, world: World): string[] {
  const shown = `${title} ${location}`
  const abroad = world.countries.filter(({ slug }) => countries.includes(slug)).map(({ name }) => name)
  const wanted = region === 'domestic' ? states : abroad
  if (wanted.length === 0) return ['names no state']
  return wanted.filter((name) => !shown.includes(name)).map((name) => `neither title nor location names ${name}`)
}

/** A day's title has the form "Ubud → Kintamani: rice, springs and a volcano". One of its towns must be a stop. */
export function dayTitleSlips({ days, stops }: TourSource): string[] {
  return days.flatMap(({ title }) => {
    const [towns = '', rest] = title.split(': ')
    const isOnTheMap = stops.some((stop) => namesOf(stop).some((name) => towns.includes(name)))
    return rest && isOnTheMap ? [] : [`the day "${title}" does not begin with a stop and a colon`]
  })
}

export function monthSlips({ seasons, longestRoadDay }: TourSource['practical']): string[] {
  const named = seasons.flatMap(({ months }) => months)
  const wrong = MONTHS.filter((month) => named.filter((each) => each === month).length !== 1)
  return [
    ...wrong.map((month) => `${month} is not in exactly one season`),
    ...(longestRoadDay >= 0 && longestRoadDay <= 16 ? [] : [`a road day of ${longestRoadDay} hours`]),
  ]
}
