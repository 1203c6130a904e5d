import { normalForm } from './normal-form.ts'

/** Excel reads UTF-8 (Hindi, say) only after this mark. */
const BOM = '\uFEFF'

/** What a cell holds: a text, a number, or what we write for a spreadsheet to read as a date. */
export type Cell = string | number | null | undefined | { date: string }

/**
 * A table as CSV that Excel opens: every cell quoted, CRLF, no cell that runs as a formula, and no text that Excel takes
 * for a date or a number and shows as another one.
 */
export function toCsv(header: string[], rows: Cell[][]): string {
  return BOM + csvLines([header, ...rows])
}

/** Further lines of such a table. */
export function csvLines(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** One cell. Of a text nothing is left that moves a terminal's cursor or turns a line around. */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return `"${value}"`
  if (typeof value === 'object' && value !== null) return `"${value.date}"`
  const text = (value ?? '').replace(/\r\n?/g, '\n').replace(MOVES, '')
  return `"${withoutFormula(isTakenForOther(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** What moves a terminal's cursor or turns a line around. */
const MOVES = /[[\p{Cc}--[\n\t]]\p{Bidi_Control}]/gv
/** Where a spreadsheet that splits at semicolons or tabs would begin a new cell. */
const BREAKS = /[;\t\r\n]/
const INVISIBLE = /[\s"'\p{C}]/u
const FORMULA = /[=+\-@\u2212]/

/** An apostrophe goes before every character that could begin a formula (OWASP, CSV injection). */
function withoutFormula(text: string): string {
  let cell = ''
  let atStart = true
  for (const character of text) {
    if (atStart && FORMULA.test(character.normalize('NFKC'))) cell += "'"
    cell += character
    atStart = BREAKS.test(character) || (atStart && INVISIBLE.test(character))
  }
  return cell
}

/** Eleven digits without a zero in front are shown as they are; more become 9.19E+11, and a zero in front is lost. Digits with spaces are text. */
const SHORT_NUMBER = /^(0|[1-9]\d{0,10})$/
/** Digits with the signs of dates, times, fractions, amounts and powers of ten. */
const SPACED_DIGITS = /^\d+( \d+)+$/
const NUMBER_OR_DATE = /^[\p{Sc}(]?\s*[.,]?\d[\d\s.,:/()\p{Pd}]*(%|e[+-]?\d+|[ap]m?)?\)?$/iu
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
const MONTH_DATE = new RegExp(`^(\\d{1,4}[\\s./-]*)?${MONTH}[\\s.,/-]*\\d{0,4}([\\s,./-]+\\d{1,4})?$`, 'i')
const TRUTH = /^(true|false)$/i

/** A spreadsheet reads the digits of other scripts, too. */
function isTakenForOther(typed: string): boolean {
  const text = normalForm(typed)
  if (SHORT_NUMBER.test(text) || SPACED_DIGITS.test(text)) return false
  return NUMBER_OR_DATE.test(text) || MONTH_DATE.test(text) || TRUTH.test(text)
}
