import { normalForm } from './normal-form.ts'

/** Excel reads UTF-8 only after this mark. */
const BOM = '\uFEFF'

/** The value of a cell: a text, a number, or a date for the spreadsheet. */
export type Cell = string | number | null | undefined | { date: string }

/**
 * A table as CSV for Excel: every cell quoted, CRLF. No cell runs as a formula, and Excel does not convert texts into
 * dates or numbers.
 */
export function toCsv(header: string[], rows: Cell[][]): string {
  return BOM + csvLines([header, ...rows])
}

/** Further lines of the table. */
export function csvLines(rows: Cell[][]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** One cell, without characters that move a terminal's cursor or reverse text. */
export function csvCell(value: Cell): string {
  if (typeof value === 'number') return `"${value}"`
  if (typeof value === 'object' && value !== null) return `"${value.date}"`
  const text = (value ?? '').replace(/\r\n?/g, '\n').replace(MOVES, '')
  return `"${withoutFormula(isTakenForOther(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Characters that move a terminal's cursor or reverse text. */
const MOVES = /[[\p{Cc}--[\n\t]]\p{Bidi_Control}]/gv
/** Characters at which a spreadsheet might begin a new cell. */
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

/** Excel keeps up to eleven digits without a leading zero. More become 9.19E+11, and a leading zero is lost. */
const SHORT_NUMBER = /^(0|[1-9]\d{0,10})$/
/** Digits with the signs of dates, times, fractions, amounts and powers of ten. */
const SPACED_DIGITS = /^\d+( \d+)+$/
const NUMBER_OR_DATE = /^[\p{Sc}(]?\s*[.,]?\d[\d\s.,:/()\p{Pd}]*(%|e[+-]?\d+|[ap]m?)?\)?$/iu
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
const MONTH_DATE = new RegExp(`^(\\d{1,4}[\\s./-]*)?${MONTH}[\\s.,/-]*\\d{0,4}([\\s,./-]+\\d{1,4})?$`, 'i')
const TRUTH = /^(true|false)$/i

/** A spreadsheet also reads the digits of other scripts. */
function isTakenForOther(typed: string): boolean {
  const text = normalForm(typed)
  if (SHORT_NUMBER.test(text) || SPACED_DIGITS.test(text)) return false
  return NUMBER_OR_DATE.test(text) || MONTH_DATE.test(text) || TRUTH.test(text)
}
