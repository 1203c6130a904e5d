import { MONTH_NAMES } from '#values/dates.ts'

const WORDS: Record<string, string> = { g: 'good', f: 'possible', c: 'closed' }

/**
 * How chosen months ("5") are on a tour: "May: good, July: possible".
 * @param months one letter a month from January: g good, f fair, c closed
 */
export function seasonNote(months: string, chosen: string[]): string {
  const notes = chosen
    .map(Number)
    .map((month) => `${MONTH_NAMES[month - 1]}: ${WORDS[months.charAt(month - 1)] ?? 'ask us'}`)
  return notes.join(', ')
}
