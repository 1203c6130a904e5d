import { isNull } from 'drizzle-orm'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { nearestReplica } from '#data/stores/nearest-replica.ts'
import { tours } from './schema.ts'

export type Catalogue = DrizzleD1Database

export const openCatalogue = madeOnce((database: D1Database): Catalogue => drizzle(nearestReplica(database)))

/** Caches something by its database or catalogue, made at first use in each instance. */
export function madeOnce<From extends WeakKey, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>()
  return (from) => {
    const made = known.get(from) ?? make(from)
    known.set(from, made)
    return made
  }
}

/** Tours that are on sale: only they may be in a list, a search or the sitemap. */
export const isSold = isNull(tours.withdrawn)

/** The columns of a card, ordered by `rank`. */
export const cardColumns = {
  rank: tours.rank,
  id: tours.id,
  path: tours.path,
  title: tours.title,
  location: tours.location,
  duration: tours.duration,
  region: tours.region,
  scene: tours.scene,
  windows: tours.windows,
}

export const listColumns = {
  ...cardColumns,
  nights: tours.nights,
  months: tours.months,
  visa: tours.visa,
  visaTill: tours.visaTill,
  traits: tours.traits,
  places: tours.places,
  themes: tours.themes,
}
