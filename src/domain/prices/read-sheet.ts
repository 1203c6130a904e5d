import { TIERS } from '#domain/catalogue/tiers.ts'
import type { TierKey } from '#domain/catalogue/tour.ts'
import { type CsvRecord, csvRecords, separatorOf } from '#values/csv-records.ts'
import { normalForm, searchForm } from '#values/normal-form.ts'
import { quoted, readSheetDay, readSheetRupees, type SheetDay } from './sheet-cells.ts'
import { SHEET_LIMITS, sheetText } from './sheet-text.ts'

/** The columns of the price sheet, in the order in which it is written. */
export const SHEET_COLUMNS = ['tour', 'tier', 'from', 'till', 'current', 'cut'] as const
type Column = (typeof SHEET_COLUMNS)[number]

/** One line of a price sheet. Without a price it asks for "on request". */
export type SheetRow = {
  line: number
  tour: string
  tier: TierKey
  from: string
  till: string
  price?: { current: number; cut: number }
  /** A day of it was read day first, and nothing in the file says that it was meant so. */
  assumed: boolean
}

/** What is wrong with a sheet; the line is the file's, absent where it is the file as a whole. */
export type Slip = { line?: number; text: string }

/** Reads a price sheet. A sheet with one slip has no rows: nothing of it may be applied. */
export function readSheet(bytes: Uint8Array): { rows: SheetRow[] } | { slips: Slip[] } {
  const file = sheetText(bytes)
  if ('fault' in file) return { slips: [{ text: file.fault }] }
  const { separator, rest } = separatorOf(file.text)
  if (rest.split('\n', SHEET_LIMITS.records + 2).length > SHEET_LIMITS.records + 1)
    return {
      slips: [{ text: 'The file has more than 20,000 lines; a price sheet has three for each tour and season.' }],
    }
  const records = csvRecords(rest, separator)
  if (!records) return { slips: [{ text: 'A quotation mark is never closed.' }] }
  return readRecords(records)
}

function readRecords([header, ...records]: CsvRecord[]): { rows: SheetRow[] } | { slips: Slip[] } {
  const columns = header?.cells.map(searchForm) ?? []
  const slip = headerSlip(columns)
  if (slip) return { slips: [{ line: header?.line ?? 1, text: slip }] }
  // Looked for once: a file may name a million columns before ours.
  const places = new Map(SHEET_COLUMNS.map((column) => [column, columns.indexOf(column)]))
  const read = records.map((record) =>
    record.cells.length > columns.length
      ? tooLong(record)
      : readRow(record, (column) => record.cells[places.get(column) ?? -1]?.trim() ?? ''),
  )
  const slips = [...read.flatMap((each) => ('slips' in each ? each.slips : [])), ...twice(read)]
  if (slips.length > 0) return { slips: slips.sort((one, other) => (one.line ?? 0) - (other.line ?? 0)) }
  // A file that has one day which can only be written day first has all of them so.
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

/** A price whose comma makes two cells of it would be another price. */
function tooLong({ line }: CsvRecord): ReadRow {
  return { slips: [{ line, text: 'the line has more cells than the first one: write 34699 or "34,699"' }] }
}

type ReadRow = { row: SheetRow; sure: boolean } | { slips: Slip[] }

function readRow({ line }: CsvRecord, cell: (column: Column) => string): ReadRow {
  const [tier, from, till] = [readTier(cell('tier')), readSheetDay(cell('from')), readSheetDay(cell('till'))]
  const price = readPrice(cell('current'), cell('cut'))
  const faults = Object.entries({ tier, from, till, ...price }).filter(([, read]) => typeof read === 'string')
  const texts = faults.map(([column, fault]) => `${column}: ${fault}`)
  if (typeof tier === 'string' || typeof from === 'string' || typeof till === 'string' || !isPrice(price))
    return { slips: texts.map((text) => ({ line, text })) }
  const slip = orderSlip(from, till, price)
  if (slip) return { slips: [{ line, text: slip }] }
  const orders = [from.order, till.order]
  const tour = normalForm(cell('tour')).replace(/^'/, '').trim()
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
  return price && price.cut < price.current ? 'cut: the struck price is below the current one' : undefined
}

function readTier(text: string): { key: TierKey } | string {
  const letters = text
    .replace(/package$/i, '')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()
  const tier = TIERS.find(({ key }) => key.toLowerCase() === letters)
  return tier ?? `${quoted(text)} is none of standard, deluxe, superDeluxe`
}

/** A tier of a tour has one price from one day on. */
function twice(read: ReadRow[]): Slip[] {
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
