import { brand } from '#brand.ts'
import { seasonOf } from '#domain/catalogue/practical.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { type Fact, holds } from '#domain/facts/fact.ts'
import { daysAfter, monthOf, wholeMonth } from '#values/dates.ts'
import type { TripChoice } from './trip-choice.ts'
import { spanOf, type TripSpan } from './trip-papers.ts'

type CautiousTour = Pick<Tour, 'facts'> & { days: unknown[]; practical: Pick<Tour['practical'], 'seasons'> }

/** A first day this near, in days, can be arranged only by telephone. */
const NEAR = 3

/**
 * Warnings about the days of a trip, one sentence each. `closed`: months in which the tour is closed. `late`: the first
 * day is too near, or a paper can no longer be obtained.
 */
export function cautionsOf(tour: CautiousTour, choice: TripChoice, today: string) {
  const span = spanOf(choice, tour.days.length)
  if (!span) return { closed: [], late: [] }
  return { closed: closedMonths(tour, span), late: [...nearDay(span, today), ...latePapers(tour.facts, span, today)] }
}

/** For a chosen day the months of the first and last day; for a chosen month that month. */
function closedMonths({ practical: { seasons } }: CautiousTour, { from, till, isDated }: TripSpan): string[] {
  const months = new Set((isDated ? [from, till] : [from]).map((day) => day.slice(0, 7)))
  return [...months].flatMap((month) => {
    const season = seasonOf(seasons, monthOf(month))
    return season?.is === 'closed' ? [`${wholeMonth(month)} is closed: ${season.why}.`] : []
  })
}

function nearDay({ from, isDated }: TripSpan, today: string): string[] {
  const isNear = isDated && from < daysAfter(today, NEAR)
  return isNear ? [`This trip begins in less than ${NEAR} days: call ${brand.phone.shown} before you count on it.`] : []
}

const PAPERS: Partial<Record<Fact['kind'], string>> = {
  visa: 'visa',
  papers: 'entry papers',
  permit: 'permit',
}

function latePapers(facts: Fact[], { from, isDated }: TripSpan, today: string): string[] {
  if (!isDated) return []
  const late = facts.filter((fact) => {
    const { kind, ahead } = fact
    const isLate = ahead !== undefined && ahead.is !== 'opens' && daysAfter(from, -ahead.days) <= today
    return isLate && kind in PAPERS && holds(fact, today)
  })
  const names = new Set(late.map(({ kind }) => PAPERS[kind]))
  return [...names].map((name) => `The time for the ${name} is short: ask us today.`)
}
