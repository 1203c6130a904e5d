import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { daysAfter, readableDate } from '#values/dates.ts'
import { type Fact, factsEndingBy } from './fact.ts'

/** How many days ahead the staff are told. */
const AHEAD = 30

/** A section of the mail to the staff. `soon`: the end is still to come. */
export type EndingsSection = { heading: string; lines: string[]; soon: boolean }

/**
 * Prices and facts that end within thirty days, and ended ones that are still in the catalogue.
 * @param today the day in India, ISO
 */
export function endingSections(catalogue: { tours: TourInBrief[]; facts: Fact[] }, today: string): EndingsSection[] {
  const by = daysAfter(today, AHEAD)
  const prices = catalogue.tours.flatMap(lastPrice).sort(byDay)
  const facts = factsEndingBy(catalogue.facts, by).map(({ expiresOn, id, source }) => ({
    till: expiresOn,
    name: `${id}: ${source}`,
  }))
  const sections = [
    {
      soon: true,
      heading: `Prices that end within ${AHEAD} days`,
      ends: prices.filter(({ till }) => till >= today && till <= by),
    },
    { soon: false, heading: 'Prices that have ended', ends: prices.filter(({ till }) => till < today) },
    {
      soon: true,
      heading: `Facts to read again within ${AHEAD} days`,
      ends: facts.filter(({ till }) => till >= today),
    },
    { soon: false, heading: 'Facts that are shown no more', ends: facts.filter(({ till }) => till < today) },
  ]
  return sections
    .filter(({ ends }) => ends.length > 0)
    .map(({ ends, ...section }) => ({
      ...section,
      lines: ends.map(({ till, name }) => `${readableDate(till)}  ${name}`),
    }))
}

type End = { till: string; name: string }

/** The last day with a price; a tour on request has none. */
function lastPrice({ title, duration, windows }: TourInBrief): End[] {
  const till = windows
    .map((window) => window.till)
    .sort()
    .at(-1)
  return till ? [{ till, name: `${title}, ${duration}` }] : []
}

function byDay(one: End, other: End): number {
  return one.till.localeCompare(other.till)
}
