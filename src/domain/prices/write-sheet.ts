import { toCsv } from '#values/csv.ts'
import type { PricedTour } from './plan-sheet.ts'
import { cellsOf } from './price-cells.ts'
import { SHEET_COLUMNS } from './read-sheet.ts'

/** All prices as a sheet for Excel or LibreOffice, a line for each tour, season and tier. Reading it back changes nothing; the title is not read. */
export function priceSheet(tours: PricedTour[]): string {
  const rows = tours.flatMap(({ id, title, windows }) =>
    cellsOf(windows).map(({ tier, from, till, current, cut }) => [
      id,
      tier,
      { date: from },
      { date: till },
      current,
      cut,
      title,
    ]),
  )
  return toCsv([...SHEET_COLUMNS, 'title'], rows)
}
