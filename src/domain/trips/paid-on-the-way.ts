import { starsOf } from '#domain/catalogue/tiers.ts'
import type { Day, Tour } from '#domain/catalogue/tour.ts'
import type { Charge, Rate } from '#domain/facts/charge.ts'
import { type Fact, holds } from '#domain/facts/fact.ts'
import { counted } from '#values/counted.ts'
import { daysAfter, type Month, monthOf } from '#values/dates.ts'
import { isDated, type TripChoice } from './trip-choice.ts'
import { partyInWords } from './trip-words.ts'

/** A charge for a party: lowest and highest amount, in the local currency. */
export type PaidOnTheWay = { fact: Fact; charge: Charge; least: number; most: number; nights: number }

/**
 * The charges that a party pays on the way, outside our prices, as far as the rules can be computed. Ended rules are
 * ignored.
 * @param today the day in India, ISO
 */
export function paidOnTheWay(
  { days, facts }: Pick<Tour, 'days' | 'facts'>,
  choice: TripChoice,
  today: string,
): PaidOnTheWay[] {
  return facts.flatMap((fact) => {
    if (!fact.charge?.rates.length || !holds(fact, today)) return []
    const amounts = amountsOf(fact.charge, days, choice)
    const heads = payersOf(fact.charge, choice)
    const [least, most] = [0, 1].map((at) => heads * amounts.reduce((sum, each) => sum + (each[at] ?? 0), 0))
    return most ? [{ fact, charge: fact.charge, least: least ?? 0, most, nights: amounts.length }] : []
  })
}

/** "About 105 euros for 1 room and 7 nights" */
export function paidInWords({ charge, least, most, nights }: PaidOnTheWay, choice: TripChoice): string {
  const amount = least === most ? `About ${money(most, charge)}` : range(least, most, charge)
  const rooms = counted(roomsOf(choice), 'room')
  const party = partyInWords(charge.children ? choice : { ...choice, children: 0 })
  if (charge.per === 'guest') return `${amount} for ${party}`
  return `${amount} for ${charge.per === 'room-night' ? rooms : party} and ${counted(nights, 'night')}`
}

type Amount = [least: number, most: number]

/** One amount for each charged night; for a charge by guest, one. */
function amountsOf({ per, places = [], rates }: Charge, days: Day[], choice: TripChoice): Amount[] {
  if (per === 'guest') return [amountIn(rates, 5, monthOfNight(choice, 0))]
  const stars = starsOf(choice.tier)
  return days.flatMap(({ overnight = '', hotelsUpTo = 5 }, at) =>
    places.includes(overnight) ? [amountIn(rates, Math.min(stars, hotelsUpTo), monthOfNight(choice, at))] : [],
  )
}

/** The range of amounts in a month; without a month, the range of the year. */
function amountIn(rates: readonly Rate[], stars: number, month: Month | undefined): Amount {
  const amounts = rates
    .filter(({ months }) => !month || !months || months.includes(month))
    .flatMap(({ amount }) => {
      if (typeof amount === 'number') return amount
      return 'length' in amount ? amount : [amount[stars as 3 | 4 | 5]]
    })
  return [Math.min(...amounts), Math.max(...amounts)]
}

function payersOf({ per, children }: Charge, choice: TripChoice): number {
  return per === 'room-night' ? roomsOf(choice) : choice.adults + (children ? choice.children : 0)
}

/** The chosen rooms, else two adults a room. */
function roomsOf({ rooms, adults }: TripChoice): number {
  return rooms.length || Math.ceil(adults / 2)
}

/** The month of a night, counted from the first; undefined: no day or month is chosen. */
function monthOfNight(choice: TripChoice, night: number): Month | undefined {
  const day = isDated(choice) ? daysAfter(choice.from, night) : choice.from
  return day ? monthOf(day) : undefined
}

function range(least: number, most: number, charge: Charge): string {
  if (least === 0) return `Up to ${money(most, charge)}`
  return `From ${least.toLocaleString('en-IN')} to ${money(most, charge)}`
}

/** "105 euros", "16.26 euros" */
function money(amount: number, { currency }: Charge): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const words = { style: 'currency', currency, currencyDisplay: 'name' } as const
  return amount.toLocaleString('en-IN', { ...words, minimumFractionDigits: digits, maximumFractionDigits: digits })
}
