import { pathKey } from '#domain/site/site-map.ts'
import type { Section } from './sections.ts'
import type { TourDocument } from './tour-document.ts'

/** An older document that takes over the addresses which visitors know by now: they lead on to the tour. */
export function withAddressesOf(older: TourDocument, { path, alsoAt }: TourDocument): TourDocument {
  const own = [older.path, ...older.alsoAt]
  const keys = own.map(pathKey)
  const newer = [path, ...alsoAt].filter((each) => !keys.includes(pathKey(each)))
  return { ...older, alsoAt: [...older.alsoAt, ...newer] }
}

/**
 * A tour's addresses as they were typed. Those that it had lead on to it, even where the form leaves them out; the
 * address of its page is not one that leads on.
 */
export function keepAddresses(wanted: Section, { path, alsoAt }: TourDocument): Section {
  const { path: own, alsoAt: others = [] } = wanted
  if (own === undefined) return wanted
  const all = own === path ? others : [...new Set([path, ...alsoAt, ...others])]
  return { ...wanted, alsoAt: all.filter((each) => each !== own) }
}
