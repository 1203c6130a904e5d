import type { Section } from './sections.ts'
import type { TourDocument } from './tour-document.ts'

/** A tour's addresses as they were typed: the one that it had leads on to it, even where the form leaves it out. */
export function keepAddresses(wanted: Section, { path, alsoAt }: TourDocument): Section {
  if (wanted.path === undefined || wanted.path === path) return wanted
  const others = [path, ...alsoAt, ...(wanted.alsoAt ?? [])]
  return { ...wanted, alsoAt: [...new Set(others)].filter((each) => each !== wanted.path) }
}
