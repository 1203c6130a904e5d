import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { tours } from './catalogue-schema.ts'

export type Catalogue = DrizzleD1Database

/** Opens the catalogue for one request. */
export function openCatalogue(database: D1Database): Catalogue {
  return drizzle(database)
}

/** The columns of a card, in the order in which cards are shown: by `rank`. */
export const cardColumns = {
  rank: tours.rank,
  id: tours.id,
  path: tours.path,
  title: tours.title,
  location: tours.location,
  duration: tours.duration,
  region: tours.region,
  scene: tours.scene,
  price: tours.price,
  till: tours.till,
}
