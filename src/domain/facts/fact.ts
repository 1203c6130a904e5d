import { daysAfter } from '#values/dates.ts'
import type { Charge } from './charge.ts'

/**
 * A fact about the world that may move: a visa rule, a closure, a levy. It is true when its source was read, and it is
 * claimed only until `expiresOn`. Days are ISO text.
 */
type Claim = {
  id: string
  /** One or two sentences for the traveller, without a date of reading: the page adds it. */
  text: string
  /** The address of the page that was read. */
  source: string
  /** The authority's own address, where a guest can check the rule: an embassy, an immigration office, a ministry. */
  official?: string
  /** The day on which the source was published; of an undated page the day on which it was read. */
  checkedOn: string
  /** The page that was read bears no date. */
  isUndated?: true
  /** The last day of the claim: the announced end, or the day by which the source has to be read again. */
  expiresOn: string
  /** "Indian passport holders", "Visitors to Sissu". */
  concerns: string
}

/**
 * What the holder of an Indian passport needs to enter a country for a holiday.
 * none: no visa at all. visa-free: a short stay without one, on conditions. on-arrival: paid for at the airport.
 * eta: an electronic permission, granted before travel. required: all others.
 */
export type VisaKind = 'none' | 'visa-free' | 'on-arrival' | 'eta' | 'required'

export type VisaFact = Claim & { kind: 'visa'; visa: VisaKind }

export type Fact = (
  | VisaFact
  | (Claim & { kind: 'papers' | 'permit' | 'closure' | 'season' | 'tax' | 'levy' | 'guide' | 'safety' })
) & {
  /** When it counts, by the calendar: every year from one day to another ("02-01"), or on a day of the week (Sunday 0). */
  falls?: { yearly: [from: string, till: string] } | { weekday: number }
  /** Days before arrival. apply: so many have to be allowed for. opens: not sooner. latest: not later. */
  ahead?: { days: number; is: 'apply' | 'opens' | 'latest' }
  /** What a guest pays for it on the way. */
  charge?: Charge
}

/** Whether a fact is still claimed on a day. */
export function holds(fact: Fact, today: string): boolean {
  return today <= fact.expiresOn
}

/** Whether a rule of this kind spares a guest the visa. */
export function isVisaFree({ visa }: VisaFact): boolean {
  return visa === 'none' || visa === 'visa-free'
}

/** How many days ahead an easing must hold to be promised: those who read it today travel later. */
const DAYS_AHEAD = 60

/** Whether a claim that ends on `till` may be promised on `today` (days ISO): it holds 60 days on. */
export function isPromised(till: string, today: string): boolean {
  return daysAfter(today, DAYS_AHEAD) <= till
}

/** Whether a holiday needs no visa, as far as the site promises it on that day. */
export function needsNoVisa(visa: VisaFact, today: string): boolean {
  return isVisaFree(visa) && isPromised(visa.expiresOn, today)
}

/** How many months a fact of a kind may be claimed before its source is read again. */
const TERMS: Record<Fact['kind'], number> = {
  visa: 12,
  tax: 15,
  levy: 18,
  papers: 24,
  permit: 24,
  closure: 24,
  season: 48,
  guide: 36,
  safety: 12,
}

/** The last day to which a fact may be claimed after its source was read; a day that a month has not is its last one. */
export function lastDayOfClaim(kind: Fact['kind'], checkedOn: string): string {
  const months = TERMS[kind]
  const [year = 0, month = 0, date = 0] = checkedOn.split('-').map(Number)
  const end = new Date(Date.UTC(year, month + months, 0))
  end.setUTCDate(Math.min(date, end.getUTCDate()))
  return end.toISOString().slice(0, 10)
}

/** The facts whose last day is that day or an earlier one, the earliest first. */
export function factsEndingBy(facts: Fact[], day: string): Fact[] {
  return facts.filter(({ expiresOn }) => expiresOn <= day).sort((a, b) => a.expiresOn.localeCompare(b.expiresOn))
}
