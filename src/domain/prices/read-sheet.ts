import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { type CsvRecord, csvRecords, separatorOf } from '#values/csv-records.ts'
import { nearestName } from '#values/nearest-name.ts'
import { normalForm, searchForm } from '#values/normal-form.ts'
import { quoted, readSheetDay, readSheetRupees, type SheetDay } from './sheet-cells.ts'
import { SHEET_LIMITS, sheetText } from './sheet-text.ts'

export const SHEET_COLUMNS = ['tour', 'tier', 'from', 'till', 'current', 'cut'] as const
type Column = (typeof SHEET_COLUMNS)[number]

/** One line of a price sheet; without a price, the price is on request. */
export type SheetRow = {
  line: number
  tour: string
  tier: TierKey
  from: string
  till: string
  price?: { current: number; cut: number }
  /** One of its days was read day first, although the file does not settle the order. */
  assumed: boolean
}

/** A slip of a sheet, with its line; absent: the whole file. */
export type SheetSlip = { line?: number; text: string }

/** Reads a price sheet for the tours with these ids. A sheet with a slip has no rows. */
export function readSheet(bytes: Uint8Array, tours: string[]): { rows: SheetRow[] } | { slips: SheetSlip[] } {
  const file = sheetText(bytes)
  if ('fault' in file) return { slips: [{ text: file.fault }] }
  const { separator, rest } = separatorOf(file.text)
  if (rest.split('\n', SHEET_LIMITS.records + 2).length > SHEET_LIMITS.records + 1)
    return {
      slips: [{ text: 'The file has more than 20,000 lines; a price sheet has three for each tour and season.' }],
    }
  const long = rest.split('\n').findIndex((line) => line.length > SHEET_LIMITS.line)
  if (long >= 0)
    return { slips: [{ line: long + 1, text: 'the line is far too long for six columns and a few notes' }] }
  const records = csvRecords(rest, separator)
  if (!records) return { slips: [{ text: 'A quotation mark is never closed.' }] }
  return readRecords(records, tours)
}

function readRecords(
  [header, ...records]: CsvRecord[],
  tours: string[],
): { rows: SheetRow[] } | { slips: SheetSlip[] } {
  const columns = header?.cells.map(searchForm) ?? []
  const slip = headerSlip(columns)
  if (slip) return { slips: [{ line: header?.line ?? 1, text: slip }] }
  // Built once: a file may have a million columns.
  const places = new Map(SHEET_COLUMNS.map((column) => [column, columns.indexOf(column)]))
  const known = new Set(tours.map((id) => id.toLowerCase()))
  const readTour = (text: string) => (known.has(text.toLowerCase()) ? undefined : unknownTour(text, tours))
  const read = records.map((record) =>
    record.cells.length > columns.length
      ? tooLong(record)
      : readRow(record, { cell: (column) => record.cells[places.get(column) ?? -1]?.trim() ?? '', readTour }),
  )
  const slips = [...read.flatMap((each) => ('slips' in each ? each.slips : [])), ...twice(read)]
  if (slips.length > 0) return { slips: slips.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) }
  // If one day of a file can only be day first, all its days are.
  const isSure = read.some((each) => 'row' in each && each.sure)
  return {
    rows: read.flatMap((each) => ('row' in each ? [{ ...each.row, assumed: each.row.assumed && !isSure }] : [])),
  }
}

function headerSlip(columns: string[]): string | undefined {
  const missing = SHEET_COLUMNS.filter((column) => !columns.includes(column))
  if (missing.length > 0)
    return `The first line has to name the columns ${SHEET_COLUMNS.join(', ')}; ${missing.join(', ')} is missing.`
  const double = SHEET_COLUMNS.find((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
  return double && `The first line names the column ${double} twice: take one of the two out.`
}

/** A price with an unquoted comma becomes two cells and would be another price. */
function tooLong({ line }: CsvRecord): ReadRow {
  return { slips: [{ line, text: 'the line has more cells than the first one: write 34699 or "34,699"' }] }
}

type ReadRow = { row: SheetRow; sure: boolean } | { slips: SheetSlip[] }

type Reading = { cell: (column: Column) => string; readTour: (text: string) => string | undefined }

function readRow({ line }: CsvRecord, { cell, readTour }: Reading): ReadRow {
  const tour = normalForm(cell('tour')).replace(/^'/, '').trim()
  const unknown = readTour(tour)
  const [tier, from, till] = [readTier(cell('tier')), readSheetDay(cell('from')), readSheetDay(cell('till'))]
  const price = readPrice(cell('current'), cell('cut'))
  const faults = Object.entries({ tour: unknown, tier, from, till, ...price }).filter(
    ([, read]) => typeof read === 'string',
  )
  const texts = faults.map(([column, fault]) => `${column}: ${fault}`)
  if (typeof tier === 'string' || typeof from === 'string' || typeof till === 'string' || !isPrice(price) || unknown)
    return { slips: texts.map((text) => ({ line, text })) }
  const slip = orderSlip(from, till, price)
  if (slip) return { slips: [{ line, text: slip }] }
  const orders = [from.order, till.order]
  const row = { line, tour, tier: tier.key, from: from.iso, till: till.iso, ...(price && { price }) }
  return { row: { ...row, assumed: orders.includes('assumed') }, sure: orders.includes('sure') }
}

type ReadPrice = { current: number | string; cut: number | string } | undefined

function readPrice(current: string, cut: string): ReadPrice {
  if (current === '' && cut === '') return undefined
  return { current: readSheetRupees(current), cut: readSheetRupees(cut) }
}

function isPrice(price: ReadPrice): price is { current: number; cut: number } | undefined {
  return !price || (typeof price.current === 'number' && typeof price.cut === 'number')
}

function orderSlip(from: SheetDay, till: SheetDay, price: SheetRow['price']): string | undefined {
  if (till.iso < from.iso) return 'till: the window ends before it begins'
  return price && price.cut < price.current
    ? `cut: the struck price ${price.cut} is below the current one, ${price.current}`
    : undefined
}

function readTier(text: string): { key: TierKey } | string {
  const letters = text
    .replace(/package$/i, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  const tier = TIERS.find(({ key }) => key.toLowerCase() === letters)
  return tier ?? `${quoted(text)} is none of standard, deluxe, superDeluxe`
}

function unknownTour(tour: string, tours: string[]): string {
  if (tour === '') return 'the tour is empty: a merged cell? Write its id in each line'
  const near = nearestName(tour, tours)
  return `there is no tour “${tour.slice(0, 40)}”${near ? `; did you mean ${near}?` : '; the column wants the id, for example Bali6d5n, not the title'}`
}

/** Two prices of a tier from the same day on. */
function twice(read: ReadRow[]): SheetSlip[] {
  const first = new Map<string, number>()
  return read.flatMap((each) => {
    if (!('row' in each)) return []
    const { tour, tier, from, line } = each.row
    const key = `${tour.toLowerCase()} ${tier} ${from}`
    const before = first.get(key)
    first.set(key, before ?? line)
    return before ? [{ line, text: `the same tour, tier and first day stand on line ${before} already` }] : []
  })
}
