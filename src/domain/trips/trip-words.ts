import { tierName } from '#domain/catalogue/tiers.ts'
import { counted } from '#values/counted.ts'
import { readableDate, readableMonth, wholeMonth } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'
import { childrenOf, INFANT_UNDER, isDated, type TripChoice } from './trip-choice.ts'
import type { SumLine, TripPrice, Untold } from './trip-price.ts'

/** "2 adults, 1 child (6 years), 1 infant (1 year)"; ages only where given. */
export function partyInWords(party: Pick<TripChoice, 'adults' | 'children' | 'ages'>): string {
  const grown = counted(party.adults, 'adult')
  if (party.children === 0) return grown
  const { children, infants } = childrenOf(party)
  const [small, smallest] = [true, false].map((isOlder) =>
    (party.ages ?? []).filter((age) => age >= INFANT_UNDER === isOlder),
  )
  return [
    grown,
    ...(children > 0 ? [counted(children, 'child', 'children') + agesInWords(small)] : []),
    ...(infants > 0 ? [counted(infants, 'infant') + agesInWords(smallest)] : []),
  ].join(', ')
}

/** " (6 and 9 years)", " (1 year and under 1 year)"; empty: not given. */
function agesInWords(ages: number[] = []): string {
  if (ages.length === 0) return ''
  const years = ages.filter((age) => age > 0)
  const inYears = years.length > 0 ? [`${years.join(' and ')} ${years.join() === '1' ? 'year' : 'years'}`] : []
  return ` (${[...inYears, ...ages.filter((age) => age === 0).map(() => 'under 1 year')].join(' and ')})`
}

/** "2 adults, Deluxe, from 10 Feb 2027, budget ₹40,000 a person" */
export function tripInWords(choice: TripChoice): string {
  return [partyInWords(choice), tierName(choice.tier), startInWords(choice), budgetInWords(choice)]
    .filter(Boolean)
    .join(', ')
}

/** "2 + 1", where rooms were given. */
export function roomsInWords({ rooms }: TripChoice): string {
  return rooms.join(' + ')
}

function startInWords(choice: TripChoice): string {
  if (isDated(choice)) return `from ${readableDate(choice.from)}`
  return choice.from ? `in ${wholeMonth(choice.from)}` : ''
}

function budgetInWords({ budget }: TripChoice): string {
  return budget ? `budget ${rupees(budget)} a person` : ''
}

/** The name of the total: "total" only where a price holds for the chosen days. */
export function totalName(price: TripPrice, choice: TripChoice): string {
  if (choice.children === 0) return figureName(price)
  const { children, infants } = childrenOf(choice)
  const whose = [...(children > 0 ? ['children’s'] : []), ...(infants > 0 ? ['infants’'] : [])].join(' and ')
  return `${figureName(price, ` for ${counted(choice.adults, 'adult')}`)}; the ${whose} price is quoted`
}

/** The same in short: "Last price, Feb 2026, 2 adults"; with the people where it is not for all. */
export function shortTotalName(
  { price: { kind, window }, changes }: TripPrice,
  { adults, children }: TripChoice,
): string {
  const whom = children > 0 ? `, ${counted(adults, 'adult')}` : ''
  if (kind === 'last') return `Last price, ${readableMonth(window.till)}${whom}`
  if (kind === 'next') return `Price from ${readableDate(window.from)}${whom}`
  if (kind === 'beyond' || changes) return `Price to ${readableDate(window.till)}${whom}`
  return `Total${whom}`
}

/** `whom`: the part of the party, " for 2 adults"; empty: all. */
function figureName({ price: { kind, window }, changes }: TripPrice, whom = ''): string {
  if (kind === 'last') return `What it cost${whom} until ${readableMonth(window.till)}`
  if (kind === 'beyond') return `What it costs${whom} until ${readableDate(window.till)}`
  if (kind === 'next') return `What it costs${whom} from ${readableDate(window.from)}`
  return `Total${whom}${changes ? `, at the price to ${readableDate(window.till)}` : ''}`
}

/** The total as a part of a sentence, with the costs on top: for messages, forms and mails. */
export function sumInWords(price: TripPrice, choice: TripChoice): string {
  const { kind, window } = price.price
  const sum = `${rupees(price.total)}${forWhom(choice)}`
  const onTop = comesOnTop(price, choice)
  if (kind === 'last')
    return `it cost ${sum} with taxes until ${readableMonth(window.till)}; we quote today’s price${onTop}`
  if (kind === 'beyond') {
    return `no price yet for these days; the last one, ${sum} with taxes, ends ${readableDate(window.till)}${onTop}`
  }
  if (kind === 'next') {
    return `no price yet for these days; the next one, ${sum} with taxes, begins ${readableDate(window.from)}${onTop}`
  }
  const till = price.changes ? `, at the price to ${readableDate(window.till)}` : ''
  return price.untold.length > 0 ? `${sum}, with taxes${till}${onTop}` : `${sum} in all, with taxes${till}`
}

function forWhom({ adults, children }: TripChoice): string {
  return children > 0 ? ` for the ${counted(adults, 'adult')}` : ''
}

const ON_TOP: Record<Exclude<Untold, 'children' | 'infants'>, string> = {
  single: 'the room for one',
  extra: 'the third bed',
  odd: 'a room alone or a third bed',
}

function comesOnTop({ untold }: TripPrice, choice: TripChoice): string {
  if (untold.length === 0) return ''
  const { children, infants } = childrenOf(choice)
  const young = {
    children: children === 1 ? 'the child' : 'the children',
    infants: infants === 1 ? 'the infant' : 'the infants',
  }
  const things = untold.map((each) => ({ ...ON_TOP, ...young })[each])
  const isOne = things.length === 1 && children < 2 && infants < 2
  return `; ${things.join(' and ')} ${isOne ? 'comes' : 'come'} on top`
}

export function lineInWords(line: SumLine): { name: string; amount: string } {
  const amount = rupeesAndPaise(line.paise)
  if (line.is === 'package') return { name: `Package, ${rupeesAndPaise(line.each * 100)} × ${line.people}`, amount }
  if (line.is === 'rounding') return { name: 'Rounding', amount }
  return { name: `${line.rule.tax.toUpperCase()} ${line.rule.percent}%`, amount }
}

const UNTOLD: Record<Untold, string> = {
  children: 'Children are not in this total; we will quote them.',
  infants: `Infants, under ${INFANT_UNDER} years, are not in this total; we will quote them.`,
  single: 'What a room for one costs on top is not in this total; we will quote it.',
  extra: 'A third bed in a room is not in this total; we will quote it.',
  odd: 'One of you has a room alone, or a bed in another one. It is not in this total; we will quote it.',
}

/** The unpublished costs outside the total, one sentence each. */
export function untoldInWords({ untold }: Pick<TripPrice, 'untold'>): string[] {
  return untold.map((each) => UNTOLD[each])
}
