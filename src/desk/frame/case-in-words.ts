import type { CaseInList } from '#data/cases/case-rows.ts'
import type { CaseFields } from '#domain/cases/case.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import { readableDate } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { type Tours, tourName } from './tour-names.ts'

/** The visitor's name; the reference where there is none. */
export function shownName({ name, reference }: Pick<CaseInList, 'name' | 'reference'>): string {
  return oneLine(name, 60) || `No name, ${reference}`
}

/** "Bali 5N/6D · Deluxe · 12 Dec 2026", as far as it is known. */
export function tripWords(
  row: Pick<CaseInList, 'tour' | 'tier' | 'place' | 'travelDate' | 'passengers'>,
  tours: Tours,
): string {
  const tier = tierName(row.tier)
  const about = oneLine(tourName(tours, row.tour) || row.place, 60) || 'No tour named'
  return [about, tier, row.travelDate && readableDate(row.travelDate), oneLine(row.passengers, 40)]
    .filter(Boolean)
    .join(' · ')
}

/** "12 Jan 2027: Send the papers". */
export function nextWords({ followUpOn, followUpLine }: CaseFields): string {
  return [readableDate(followUpOn), followUpLine].filter(Boolean).join(': ')
}
