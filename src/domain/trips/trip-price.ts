import type { Tour } from '#domain/catalogue/tour.ts'
import { type PriceOnDay, priceOnDay } from '#domain/prices/price-on-day.ts'
import { TAX_RULES, type TaxRule, taxRuleOn } from './tax-rules.ts'
import { childrenOf, type TripChoice } from './trip-choice.ts'

/**
 * One line of the sum. `paise` is the printed amount, so that the printed lines add up to the total. `isKnown`: the
 * rate is known until the first day of travel; otherwise it is the last known rate.
 */
export type SumLine =
  | { is: 'package'; paise: number; each: number; people: number }
  | { is: 'tax'; paise: number; rule: TaxRule; isKnown: boolean }
  | { is: 'rounding'; paise: number }

/** The total price of a trip, as far as its prices are published. */
export type TripPrice = {
  /** The published price behind the total; it may have ended or not have begun. */
  price: PriceOnDay
  /** Another price applies on other days of the chosen month. */
  changes: boolean
  lines: SumLine[]
  /** Whole rupees for all adults. */
  total: number
  /** Paise on which a cancellation fee is based: package and GST, without TCS, which goes to the government. */
  chargeable: number
  /** Paise for each adult. */
  perPerson: number
  /** The ISO day on which the oldest of the tax rules was read. */
  rulesOn: string
  /** Unpublished costs; they are not in the total, and never guessed. */
  untold: Untold[]
}

/**
 * The unpublished costs. children, infants: prices. single, extra: a room, a bed. odd: one of the two, not said which.
 */
export type Untold = 'children' | 'infants' | 'single' | 'extra' | 'odd'

export type Priced = Pick<Tour, 'windows' | 'region'>

/**
 * The total price of a trip: adults times the price of the travel day, GST, TCS on both for a tour abroad, and one line
 * that rounds to the rupee. Each line is rounded half up to the paisa; the rounding to the rupee (CGST Act, section
 * 170) is done once. Undefined: on request.
 * @param booking `today`: the day in India, ISO; its tax rules count
 */
export function tripPrice(
  { windows, region }: Priced,
  choice: TripChoice,
  { today, rules = TAX_RULES }: { today: string; rules?: TaxRule[] },
): TripPrice | undefined {
  const [first, last] = daysOf(choice, today)
  const price = priceOnDay(windows, first, today)
  if (!price) return undefined
  const taxes = (region === 'international' ? (['gst', 'tcs'] as const) : (['gst'] as const)).map((tax) =>
    taxRuleOn(tax, today, rules),
  )
  const each = price.window[choice.tier].current
  const lines = sumLines({ each, people: choice.adults }, taxes, last < today ? today : last)
  const total = lines.reduce((sum, { paise }) => sum + paise, 0) / 100
  return {
    price,
    changes: priceOnDay(windows, last)?.window !== price.window,
    lines,
    total,
    chargeable: total * 100 - lines.reduce((sum, line) => sum + (isTcs(line) ? line.paise : 0), 0),
    perPerson: Math.round((total * 100) / choice.adults),
    rulesOn: taxes.map(({ checkedOn }) => checkedOn).sort()[0] ?? today,
    untold: untoldOf(choice),
  }
}

function isTcs(line: SumLine): boolean {
  return line.is === 'tax' && line.rule.tax === 'tcs'
}

/** The first and the last possible first day. */
function daysOf({ from = '' }: TripChoice, today: string): [first: string, last: string] {
  if (from.length !== 7) return [from || today, from || today]
  const first = `${from}-01`
  return [first < today ? today : first, `${from}-31`]
}

type Package = { each: number; people: number }

/** @param day the latest day for the rates */
function sumLines({ each, people }: Package, taxes: TaxRule[], day: string): SumLine[] {
  const lines: SumLine[] = [{ is: 'package', paise: each * people * 100, each, people }]
  let sum = each * people * 100
  for (const rule of taxes) {
    const paise = percentOf(sum, rule.percent)
    lines.push({ is: 'tax', paise, rule, isKnown: day <= rule.till })
    sum += paise
  }
  const rounding = Math.floor((sum + 50) / 100) * 100 - sum
  return rounding === 0 ? lines : [...lines, { is: 'rounding', paise: rounding }]
}

/** Half up to the paisa, in integers, because 0.05 has no exact binary form. */
export function percentOf(paise: number, percent: number): number {
  return Math.floor((paise * Math.round(percent * 100) + 5000) / 10_000)
}

function untoldOf(choice: TripChoice): Untold[] {
  const { adults, rooms } = choice
  const { children, infants } = childrenOf(choice)
  return [
    ...(children > 0 ? (['children'] as const) : []),
    ...(infants > 0 ? (['infants'] as const) : []),
    ...(rooms.includes(1) ? (['single'] as const) : []),
    ...(rooms.some((people) => people > 2) ? (['extra'] as const) : []),
    ...(rooms.length === 0 && choice.children === 0 && adults % 2 === 1 ? (['odd'] as const) : []),
  ]
}
