import { MONTH_NAMES } from '#values/dates.ts'

const WORDS: Record<string, string> = { g: 'good', f: 'possible', c: 'closed' }

/**
 * The chosen months of a tour, each with its season: "May: good, July: possible".
 * @param asked numbers of months as text, from 1
 * @param months one letter a month from January: g good, f fair, c closed
 */
export function seasonNote(months: string, asked: string[]): string {
  const notes = [...new Set(asked)]
    .map(Number)
    .map((month) => `${MONTH_NAMES[month - 1]}: ${WORDS[months.charAt(month - 1)] ?? 'ask us'}`)
  return notes.join(', ')
}
