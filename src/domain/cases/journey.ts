import { daysAfter, daysBetween, readableDate, weekdayOf } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import type { CaseFields } from './case.ts'

/** How many days before and after its journey a case stands in "Travelling". */
export const AHEAD = 7
export const AFTER = 2
/** The most days of a journey; a longer one has a slip in one of its days. */
export const LONGEST_JOURNEY = 120
/** How many weeks "Who travels when" shows. */
export const WEEKS = 8

type Journey = Pick<CaseFields, 'sum' | 'travelFrom' | 'travelTill' | 'travellers'>

/** "₹86,420, 20 Jan 2027 to 26 Jan 2027, 4 travellers", as far as it is known. */
export function journeyWords(journey: Journey): string {
  const { sum, travellers } = journey
  const people = travellers === null ? '' : travellers === 1 ? '1 traveller' : `${travellers} travellers`
  return [sum === null ? '' : rupees(sum), journeyDays(journey), people].filter(Boolean).join(', ')
}

/** "20 Jan 2027 to 26 Jan 2027"; "from 20 Jan 2027" where the last day is not known. */
export function journeyDays({ travelFrom, travelTill }: Pick<Journey, 'travelFrom' | 'travelTill'>): string {
  const [first, last] = [travelFrom && readableDate(travelFrom), travelTill && readableDate(travelTill)]
  if (first && last) return first === last ? first : `${first} to ${last}`
  return first ? `from ${first}` : last && `until ${last}`
}

/** The missing data of a won case. Empty: all is known. */
export function stillUnknown({ sum, travelFrom, travelTill, travellers }: Journey): string[] {
  const parts: [name: string, isKnown: boolean][] = [
    ['the sum', sum !== null],
    ['the first day', travelFrom !== ''],
    ['the last day', travelTill !== ''],
    ['how many travel', travellers !== null],
  ]
  return parts.flatMap(([name, isKnown]) => (isKnown ? [] : [name]))
}

/** The Mondays of the weeks in "Who travels when", from this week on. */
export function weeksFrom(today: string): string[] {
  const sinceMonday = (weekdayOf(today) + 6) % 7
  return Array.from({ length: WEEKS }, (_, at) => daysAfter(today, 7 * at - sinceMonday))
}

/** The state of a journey: "Travels in 3 days", "Travelling", "Back since yesterday". Undefined: not around today. */
export function journeyNow(row: Pick<CaseFields, 'stage' | 'travelFrom' | 'travelTill'>, today: string) {
  const { stage, travelFrom: first, travelTill } = row
  const last = travelTill || first
  if (stage !== 'won' || first === '' || first > daysAfter(today, AHEAD) || last < daysAfter(today, -AFTER))
    return undefined
  if (last < today) return last === daysAfter(today, -1) ? 'Back since yesterday' : `Back for ${AFTER} days`
  if (first <= today) return 'Travelling'
  if (first === daysAfter(today, 1)) return 'Travels tomorrow'
  return `Travels in ${daysBetween(today, first)} days`
}
