import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { readableDate, wholeMonth } from '#values/dates.ts'
import { rupeesAndPaise } from '#values/money.ts'
import { isDated, type TripChoice } from './trip-choice.ts'
import type { SumLine, TripPrice, Untold } from './trip-price.ts'

/** How page, mail, message and paper say one and the same trip. */

/** The tier as a sentence names it: "Super Deluxe". */
export function tierInWords(tier: TierKey): string {
  return (TIERS.find(({ key }) => key === tier)?.name ?? '').replace(' Package', '')
}

/** "2 adults, 1 child" */
export function partyInWords({ adults, children }: Pick<TripChoice, 'adults' | 'children'>): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  return children === 0 ? grown : `${grown}, ${children} ${children === 1 ? 'child' : 'children'}`
}

/** "2 adults, Deluxe, from 10 Feb 2027" */
export function tripInWords(choice: TripChoice): string {
  return [partyInWords(choice), tierInWords(choice.tier), startInWords(choice)].filter(Boolean).join(', ')
}

/** "2 + 1", where it was said who sleeps where. */
export function roomsInWords({ rooms }: TripChoice): string {
  return rooms.join(' + ')
}

function startInWords(choice: TripChoice): string {
  if (isDated(choice)) return `from ${readableDate(choice.from)}`
  return choice.from ? `in ${wholeMonth(choice.from)}` : ''
}

/** The name of a line and its amount. */
export function lineInWords(line: SumLine): { name: string; amount: string } {
  const amount = rupeesAndPaise(line.paise)
  if (line.is === 'package') return { name: `Package, ${rupeesAndPaise(line.each * 100)} × ${line.people}`, amount }
  if (line.is === 'rounding') return { name: 'Rounding', amount }
  return { name: `${line.rule.tax.toUpperCase()} ${line.rule.percent}%`, amount }
}

const UNTOLD: Record<Untold, string> = {
  children: 'We tell you the price for children',
  single: 'We tell you what a room for one costs',
  extra: 'We tell you what a third bed in a room costs',
  odd: 'One of you has a room alone, or a bed in another one; we tell you what it costs',
}

/** What is not published and therefore not in the total, a sentence each. */
export function untoldInWords({ untold }: Pick<TripPrice, 'untold'>): string[] {
  return untold.map((each) => `${UNTOLD[each]}: it is not in this total.`)
}
