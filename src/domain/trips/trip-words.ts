import { tierName } from '#domain/catalogue/tiers.ts'
import { readableDate, readableMonth, wholeMonth } from '#values/dates.ts'
import { rupees, rupeesAndPaise } from '#values/money.ts'
import { isDated, type TripChoice } from './trip-choice.ts'
import type { SumLine, TripPrice, Untold } from './trip-price.ts'

/** How page, mail, message and paper say one and the same trip. */

/** "2 adults, 1 child" */
export function partyInWords({ adults, children }: Pick<TripChoice, 'adults' | 'children'>): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`
  return children === 0 ? grown : `${grown}, ${children} ${children === 1 ? 'child' : 'children'}`
}

/** "2 adults, Deluxe, from 10 Feb 2027" */
export function tripInWords(choice: TripChoice): string {
  return [partyInWords(choice), tierName(choice.tier), startInWords(choice)].filter(Boolean).join(', ')
}

/** "2 + 1", where it was said who sleeps where. */
export function roomsInWords({ rooms }: TripChoice): string {
  return rooms.join(' + ')
}

function startInWords(choice: TripChoice): string {
  if (isDated(choice)) return `from ${readableDate(choice.from)}`
  return choice.from ? `in ${wholeMonth(choice.from)}` : ''
}

/** What the figure at the foot of a bill is called: a total only where a price holds for the days that were chosen. */
export function totalName(price: TripPrice, { adults }: TripChoice): string {
  if (!price.untold.includes('children')) return figureName(price)
  return `${figureName(price, ` for ${partyInWords({ adults, children: 0 })}`)}; the children’s price is quoted`
}

/** `whom`: the part of the party that the figure is for, " for 2 adults"; empty: all. */
function figureName({ price: { kind, window }, changes }: TripPrice, whom = ''): string {
  if (kind === 'last') return `What it cost${whom} until ${readableMonth(window.till)}`
  if (kind === 'beyond') return `What it costs${whom} until ${readableDate(window.till)}`
  if (kind === 'next') return `What it costs${whom} from ${readableDate(window.from)}`
  return `Total${whom}${changes ? `, at the price to ${readableDate(window.till)}` : ''}`
}

/** The same as a part of a sentence, with what comes on top: for a message, a form, a mail. */
export function sumInWords(price: TripPrice, choice: TripChoice): string {
  const { kind, window } = price.price
  const sum = `${rupees(price.total)}${forWhom(price, choice)}`
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

function forWhom({ untold }: TripPrice, { adults }: TripChoice): string {
  return untold.includes('children') ? ` for the ${partyInWords({ adults, children: 0 })}` : ''
}

const ON_TOP: Record<Exclude<Untold, 'children'>, string> = {
  single: 'the room for one',
  extra: 'the third bed',
  odd: 'a room alone or a third bed',
}

function comesOnTop({ untold }: TripPrice, { children }: TripChoice): string {
  if (untold.length === 0) return ''
  const things = untold.map((each) =>
    each === 'children' ? (children === 1 ? 'the child' : 'the children') : ON_TOP[each],
  )
  const isOne = things.length === 1 && things[0] !== 'the children'
  return `; ${things.join(' and ')} ${isOne ? 'comes' : 'come'} on top`
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

/** The costs that are not published and therefore not in the total, a sentence each. */
export function untoldInWords({ untold }: Pick<TripPrice, 'untold'>): string[] {
  return untold.map((each) => `${UNTOLD[each]}: it is not in this total.`)
}
