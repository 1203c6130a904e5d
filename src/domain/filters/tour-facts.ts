import type { Region } from '#domain/catalogue/tour.ts'
import { isPromised, type VisaKind } from '#domain/facts/fact.ts'
import type { PriceOnDay } from '#domain/prices/price-on-day.ts'
import { lastDayOf, monthsFrom } from '#values/dates.ts'
import type { TourFacts, VisaNeed } from './filters.ts'

/** The columns by which lists are filtered. */
export type FactColumns = {
  region: Region
  nights: number
  months: string | null
  visa: VisaKind | null
  /** The last day on which the visa rule is claimed, ISO. */
  visaTill: string | null
  traits: string[]
  places: string[]
  themes: string[]
}

/** A tour's filter data on a day (ISO), with the price of that day, ended or not. */
export function tourFacts(
  columns: FactColumns,
  { price, today }: { price: PriceOnDay | undefined; today: string },
): TourFacts {
  const { nights, months, traits, places, themes } = columns
  const visa = visaNeed(columns, today)
  return {
    nights,
    months: months ?? '',
    traits,
    places,
    themes,
    ...(visa && { visa }),
    ...(visa === 'none' &&
      columns.region === 'international' && { freeMonths: monthsWithin(columns.visaTill ?? '', today) }),
    ...(price && { prices: pricesOf(price) }),
  }
}

/** The months ("1" to "12") that end a month before a rule does, from the month of `today` on, a year at most. */
function monthsWithin(till: string, today: string): string[] {
  return monthsFrom(today, 12)
    .filter((each) => lastDayOf(each) <= till)
    .map((each) => String(Number(each.slice(5))))
}

const NEEDS: Record<VisaKind, VisaNeed> = {
  none: 'none',
  'visa-free': 'none',
  'on-arrival': 'online',
  eta: 'online',
  required: 'before',
}

/** The visa effort for an Indian passport. A relaxed rule that may end before the journey is not promised. */
function visaNeed({ region, visa, visaTill }: FactColumns, today: string): VisaNeed | undefined {
  if (region === 'domestic') return 'none'
  if (!visa) return undefined
  const need = NEEDS[visa]
  const till = visaTill ?? ''
  if (need === 'none') return isPromised(till, today) ? need : undefined
  return need === 'before' || today <= till ? need : undefined
}

function pricesOf({ window: { standard, deluxe, superDeluxe } }: PriceOnDay): number[] {
  return [standard.current, deluxe.current, superDeluxe.current]
}
