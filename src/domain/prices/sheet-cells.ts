import { daysAfter, isCalendarDay } from '#values/dates.ts'
import { normalForm } from '#values/normal-form.ts'
import { readTravelDate } from '#values/travel-date.ts'
import { isPriceDay } from './day-slips.ts'

/**
 * The day in a cell. `order`: `sure` where only the day can come first (15/11/2024), `assumed` where the month could as
 * well (03/04/2025); absent: unambiguous.
 */
export type SheetDay = { iso: string; order?: 'sure' | 'assumed' }

/**
 * Reads a day from a spreadsheet or a person: 2024-11-15, 15-11-2024, 15/11/24, 15-Nov-24, or a serial number (45611).
 * @returns the fault in words if it is not a day
 */
export function readSheetDay(text: string): SheetDay | string {
  const typed = normalForm(text)
    .replace(/^'/, '')
    .replace(/[T ]0?0:00(:00)?(\.0+)?Z?$/, '')
  if (/^\d{5}$/.test(typed)) return likely(typed, daysAfter('1899-12-30', Number(typed)))
  const [, first, second] = NUMBERS.exec(typed)?.map(Number) ?? []
  if (first !== undefined && first <= 12 && Number(second) > 12)
    return `${quoted(typed)} looks like month/day/year; write the day first`
  const iso = hasAYear.test(typed) ? readTravelDate(typed, '2000-01-01') : undefined
  if (!iso) return `${quoted(typed)} is not a day; write it as 2027-02-15 or 15-02-2027`
  if (!isCalendarDay(iso)) return `${quoted(typed)} is not in the calendar`
  return likely(typed, iso, orderOf(first, second))
}

/** A price in a day column, such as 34,699, would be a day in 1994. */
function likely(typed: string, iso: string, order: Pick<SheetDay, 'order'> = {}): SheetDay | string {
  return isPriceDay(iso) ? { iso, ...order } : `${quoted(typed)} would be a day in ${iso.slice(0, 4)}`
}

/** A day in numbers with the year last. */
const NUMBERS = /^(\d{1,2})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(?:\d{4}|\d{2})$/
/** A price without a year would move to another day as time passes. */
const hasAYear = /\d{4}|\d\D+\d+\D+\d|\d\D*[\p{L}\p{M}]\D*\d\d$/u

function orderOf(first: number | undefined, second: number | undefined): Pick<SheetDay, 'order'> {
  if (first === undefined || first === second) return {}
  return { order: first > 12 ? 'sure' : 'assumed' }
}

/** The highest plausible price, in rupees. */
const MOST = 9_999_999

/**
 * Reads whole rupees in common notations: 139699, 1,39,699, 139,699, ₹1,39,699, Rs. 139699/-, 139699.00.
 * @returns the fault in words if it is not an amount
 */
export function readSheetRupees(text: string): number | string {
  const typed = normalForm(text).replace(/^'/, '')
  const amount = typed
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/\s*(\/-|\/=|inr)$/i, '')
    .replace(/\.0{1,2}$/, '')
  const isAmount =
    !text.trim().includes('\n') &&
    (/^\d+$/.test(amount) || /^\d{1,3}([, ])(\d\d\1)*\d{3}$/.test(amount) || /^\d{1,3}([, ]\d{3})+$/.test(amount))
  if (/^(—|–|-+|on request|n\/a|nil)$/i.test(typed))
    return `${quoted(typed)} is not a price; for a price on request leave both cells empty`
  if (/^\d{1,3}(\.\d{2,3})+$/.test(amount))
    return `${quoted(typed)} has a dot, which stands before paise; write ${amount.replaceAll('.', '')} without it`
  if (!isAmount) return `${quoted(typed)} is not a price; write whole rupees, for example 34699`
  const rupees = Number(amount.replace(/\D/g, ''))
  if (rupees < 1) return `${quoted(typed)} is not a price; leave the cell empty for a price on request`
  return rupees > MOST ? `${quoted(typed)} is more than a journey costs` : rupees
}

/** A cell in a message, cut to 40 characters. */
export function quoted(text: string): string {
  return `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`
}
