/** A record of a CSV file: its cells, and its first line in the file, from 1. */
export type CsvRecord = { line: number; cells: string[] }

/**
 * The records of a CSV text (RFC 4180), without blank ones. A quoted cell may contain separators, doubled quotes and
 * line feeds. Lines are counted as in an editor.
 * @returns undefined where a quote is not closed
 */
export function csvRecords(text: string, separator: string): CsvRecord[] | undefined {
  const cell = new RegExp(`"([^"]*(?:""[^"]*)*)"([^\\n${separator}]*)|([^\\n${separator}]*)`, 'y')
  const records: CsvRecord[] = [{ line: 1, cells: [] }]
  let line = 1
  for (let at = 0; at <= text.length; at = cell.lastIndex + 1) {
    cell.lastIndex = at
    const [whole = '', quoted, behind = '', plain = ''] = cell.exec(text) ?? []
    if (plain.startsWith('"')) return undefined
    records.at(-1)?.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + behind)
    line += whole.split('\n').length - 1
    if (text[cell.lastIndex] === '\n') records.push({ line: ++line, cells: [] })
  }
  return records.filter(({ cells }) => cells.some((each) => each.trim() !== ''))
}

/** The separator of a file: the one in `sep=;`, else the most frequent of `,` `;` `|` and tab in the header. */
export function separatorOf(text: string): { separator: string; rest: string } {
  const said = /^"?sep=([,;\t|])"?\n/i.exec(text)
  if (said) return { separator: said[1] ?? ',', rest: `\n${text.slice(said[0].length)}` }
  const header = text.slice(0, text.indexOf('\n') + 1 || text.length)
  const [most = ','] = [',', ';', '\t', '|'].sort((one, other) => header.split(other).length - header.split(one).length)
  return { separator: most, rest: text }
}
