import { brand } from '#brand.ts'
import { seasonOf } from '#domain/catalogue/practical.ts'
import type { Tour } from '#domain/catalogue/tour.ts'
import { type Fact, holds } from '#domain/facts/fact.ts'
import { daysAfter, monthOf, wholeMonth } from '#values/dates.ts'
import type { TripChoice } from './trip-choice.ts'
import { spanOf, type TripSpan } from './trip-papers.ts'

/** The part of a tour that can speak against some days. */
type CautiousTour = Pick<Tour, 'facts'> & { days: unknown[]; practical: Pick<Tour['practical'], 'seasons'> }

/** A first day nearer than this, in days, is arranged by telephone or not at all. */
const NEAR = 3

/**
 * What speaks against the days of a trip, a sentence each. `closed`: months in which the tour does not go; `late`: a
 * first day that is near, or a paper whose time has run out.
 */
export function cautionsOf(tour: CautiousTour, choice: TripChoice, today: string) {
  const span = spanOf(choice, tour.days.length)
  if (!span) return { closed: [], late: [] }
  return { closed: closedMonths(tour, span), late: [...nearDay(span, today), ...latePapers(tour.facts, span, today)] }
}

/** Of a chosen day the months of its first and last day, of a chosen month itself. */
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
