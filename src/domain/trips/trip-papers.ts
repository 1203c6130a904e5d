import { type Fact, holds } from '#domain/facts/fact.ts'
import { daysAfter, daysFromTo, lastDayOf, readableDate, weekdayOf } from '#values/dates.ts'
import { isDated, type TripChoice } from './trip-choice.ts'

/** The days of a trip. For a chosen month: from its first day to the return from a start on its last day. */
export type TripSpan = { from: string; till: string; isDated: boolean }

/** The span of a trip of so many days; undefined: no day or month is chosen. */
export function spanOf(choice: TripChoice, days: number): TripSpan | undefined {
  if (!choice.from) return undefined
  if (isDated(choice)) return { from: choice.from, till: daysAfter(choice.from, days - 1), isDated: true }
  return { from: `${choice.from}-01`, till: daysAfter(lastDayOf(choice.from), days - 1), isDated: false }
}

/** The closures and seasons of a tour during a trip. */
export function closuresIn(facts: Fact[], span: TripSpan): Fact[] {
  return facts.filter((fact) => fact.falls !== undefined && fallsInto(fact.falls, span))
}

function fallsInto(falls: NonNullable<Fact['falls']>, span: TripSpan): boolean {
  return daysFromTo(span.from, span.till).some((day) =>
    'weekday' in falls ? weekdayOf(day) === falls.weekday : isWithin(day, falls.yearly),
  )
}

/** Both days are included; the range may cross the end of the year. */
function isWithin(day: string, [from, till]: [string, string]): boolean {
  const date = day.slice(5)
  return from <= till ? from <= date && date <= till : date >= from || date <= till
}

/**
 * When to act on a fact before a trip, or that its rule may change until then; undefined: nothing to say, or the fact
 * does not hold today.
 */
export function whenInWords(fact: Fact, span: TripSpan, today: string): string | undefined {
  if (!holds(fact, today)) return undefined
  if (!holds(fact, span.till)) return 'This rule may change before your trip; we will confirm it.'
  if (fact.ahead && span.isDated) return aheadInWords(fact.ahead, span, today)
  if (fact.kind === 'visa' && fact.visa === 'required' && !fact.ahead) return 'Ask us by when to apply.'
  return undefined
}

function aheadInWords({ days, is }: NonNullable<Fact['ahead']>, { from }: TripSpan, today: string): string {
  const day = daysAfter(from, -days)
  const isPast = day <= today
  if (is === 'opens') return isPast ? 'You can do it now.' : `You can do it from ${readableDate(day)} on.`
  if (isPast) return 'The time for it is short: ask us today.'
  return is === 'apply' ? `Apply by ${readableDate(day)}, better sooner.` : `By ${readableDate(day)} at the latest.`
}
