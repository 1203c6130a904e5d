import { pathKey } from '#domain/site/site-map.ts'
import type { Section } from './sections.ts'
import type { TourDocument } from './tour-document.ts'

/** An older document with the present addresses of the tour, so that known links keep working. */
export function withAddressesOf(older: TourDocument, { path, alsoAt }: TourDocument): TourDocument {
  const own = [older.path, ...older.alsoAt]
  const keys = own.map(pathKey)
  const newer = [path, ...alsoAt].filter((each) => !keys.includes(pathKey(each)))
  return { ...older, alsoAt: [...older.alsoAt, ...newer] }
}

/**
 * A tour's typed addresses. Former addresses stay as redirects, even where the form leaves them out. The address of the
 * page itself is no redirect.
 */
export function keepAddresses(wanted: Section, { path, alsoAt }: TourDocument): Section {
  const { path: own, alsoAt: others = [] } = wanted
  if (own === undefined) return wanted
  const all = own === path ? others : [...new Set([path, ...alsoAt, ...others])]
  return { ...wanted, alsoAt: all.filter((each) => each !== own) }
}
