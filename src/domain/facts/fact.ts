import { daysAfter } from '#values/dates.ts'
import type { Charge } from './charge.ts'

/**
 * A fact about the world that may change: a visa rule, a closure, a levy. The site claims it until `expiresOn` (ISO).
 */
type Claim = {
  id: string
  /** One or two sentences for the traveller, without a date of reading: the page adds it. */
  text: string
  /** The address of the page that was read. */
  source: string
  /** The authority's address for checking the rule: an embassy, an immigration office, a ministry. */
  official?: string
  /** The day on which the source was published, or read where the page has no date. */
  checkedOn: string
  isUndated?: true
  /** The last day of the claim: the announced end, or the day by which the source has to be read again. */
  expiresOn: string
  /** "Indian passport holders", "Visitors to Sissu". */
  concerns: string
}

/**
 * The visa rule for holders of an Indian passport on holiday. none: no visa at all. visa-free: a short stay without
 * one, on conditions. on-arrival: paid at the airport. eta: an electronic permission before travel. required: all
 * others.
 */
export type VisaKind = 'none' | 'visa-free' | 'on-arrival' | 'eta' | 'required'

export type VisaFact = Claim & { kind: 'visa'; visa: VisaKind }

export type Fact = (
  | VisaFact
  | (Claim & { kind: 'papers' | 'permit' | 'closure' | 'season' | 'tax' | 'levy' | 'guide' | 'safety' })
) & {
  /** When it applies: every year between two days ("02-01"), or on a day of the week (Sunday 0). */
  falls?: { yearly: [from: string, till: string] } | { weekday: number }
  /** Days before arrival. apply: the time that an application takes. opens: not earlier. latest: not later. */
  ahead?: { days: number; is: 'apply' | 'opens' | 'latest' }
  /** The charge that a guest pays for it on the way. */
  charge?: Charge
}

/** Whether a fact is still claimed on a day. */
export function holds(fact: Fact, today: string): boolean {
  return today <= fact.expiresOn
}

export function isVisaFree({ visa }: VisaFact): boolean {
  return visa === 'none' || visa === 'visa-free'
}

/** How many days ahead a relaxed rule must hold to be promised: visitors of today travel later. */
const DAYS_AHEAD = 60

/** Whether a claim that ends on `till` may be promised on `today` (ISO): it must hold 60 days on. */
export function isPromised(till: string, today: string): boolean {
  return daysAfter(today, DAYS_AHEAD) <= till
}

/** Whether the site promises on that day that no visa is needed. */
export function needsNoVisa(visa: VisaFact, today: string): boolean {
  return isVisaFree(visa) && isPromised(visa.expiresOn, today)
}

/** For how many months a fact of each kind may be claimed after reading its source. */
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

/** The last day of a claim after its source was read. A day beyond the end of the month is its last day. */
export function lastDayOfClaim(kind: Fact['kind'], checkedOn: string): string {
  const months = TERMS[kind]
  const [year = 0, month = 0, date = 0] = checkedOn.split('-').map(Number)
  const end = new Date(Date.UTC(year, month + months, 0))
  end.setUTCDate(Math.min(date, end.getUTCDate()))
  return end.toISOString().slice(0, 10)
}

/** The facts whose last day is at most `day`, the earliest first. */
export function factsEndingBy(facts: Fact[], day: string): Fact[] {
  return facts.filter(({ expiresOn }) => expiresOn <= day).sort((a, b) => a.expiresOn.localeCompare(b.expiresOn))
}
