/** Excel reads UTF-8 (Hindi, say) only after this mark. */
const BOM = '\uFEFF'

/** A table as CSV that Excel opens: every cell quoted, CRLF, no cell that runs as a formula. */
export function toCsv(header: string[], rows: unknown[][]): string {
  return BOM + [header, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** Where a spreadsheet that splits at semicolons or tabs would begin a cell of its own. */
const BREAKS = /[;\t\r\n]/
const INVISIBLE = /[\s"'\p{C}]/u
const FORMULA = /[=+\-@＝＋－＠]/

/**
 * One cell. An apostrophe goes before every character that a spreadsheet could take for the start of a formula
 * (OWASP, CSV injection).
 */
export function csvCell(value: unknown): string {
  let cell = ''
  let atStart = true
  for (const character of String(value ?? '').replaceAll('\0', '')) {
    if (atStart && FORMULA.test(character)) cell += "'"
    cell += character
    atStart = BREAKS.test(character) || (atStart && INVISIBLE.test(character))
  }
  return `"${cell.replaceAll('"', '""')}"`
}
