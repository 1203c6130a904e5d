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

/** A tour's addresses as they were typed: the one that it had leads on to it, even where the form leaves it out. */
export function keepAddresses(wanted: Section, { path, alsoAt }: TourDocument): Section {
  if (wanted.path === undefined || wanted.path === path) return wanted
  const others = [path, ...alsoAt, ...(wanted.alsoAt ?? [])]
  return { ...wanted, alsoAt: [...new Set(others)].filter((each) => each !== wanted.path) }
}
