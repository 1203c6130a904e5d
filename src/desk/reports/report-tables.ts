import type { Tours } from '#desk/frame/tour-names.ts'
import { GROUPINGS, type Grouping, type Report, wonOfHundred } from '#domain/cases/report.ts'
import { duration } from '#domain/cases/sections.ts'
import { isLostReason, LOST_REASONS } from '#domain/cases/stages.ts'
import { type Cell, toCsv } from '#values/csv.ts'
import { rupees } from '#values/money.ts'
import { oneLine } from '#values/plain-text.ts'
import { GROUPED, type OutcomeLine, outcomeLines } from './outcome-lines.ts'

/** One table of the report. The first column says of what, the others are numbers. */
export type ReportTable = { title: string; columns: [of: string, ...numbers: string[]]; rows: ReportRow[] }
export type ReportRow = [of: string, ...numbers: number[]]

/** One number of the report, in words for the page; a time is in whole minutes in `value`. */
export type Figure = { name: string; value: number | string; words: string }

/** The report as the page shows it and as its file holds it. */
export type ReportTables = { figures: Figure[]; outcomes: Record<Grouping, OutcomeLine[]> } & Record<
  'days' | 'pages' | 'lost',
  ReportTable
>

export function reportTables(report: Report, tours: Tours): ReportTables {
  const { days, pages, lost } = report
  return {
    figures: figuresOf(report),
    days: { title: 'By day', columns: ['Day', 'Enquiries'], rows: days },
    outcomes: outcomeLines(report.outcomes, tours),
    pages: {
      title: 'By page',
      columns: ['Page', 'Enquiries'],
      rows: pages.map(([page, count]) => [nameOf(page, 'No page'), count]),
    },
    lost: {
      title: 'Why lost',
      columns: ['Reason', 'Cases'],
      rows: lost.map(([reason, count]) => [isLostReason(reason) ? LOST_REASONS[reason] : reason, count]),
    },
  }
}

/** Visitors' words as one line; `none` where they said nothing. */
function nameOf(text: string | undefined, none: string): string {
  return text === undefined ? 'All others' : oneLine(text, 80) || none
}

function figuresOf({ days, firstAnswer, unanswered, all, lost }: Report): Figure[] {
  const share = wonOfHundred(all) ?? 'too few'
  const count = (name: string, value: number): Figure => ({ name, value, words: String(value) })
  const time = (name: string, ms: number | undefined): Figure =>
    ms === undefined
      ? { name, value: '', words: 'not known' }
      : { name, value: Math.round(ms / 60_000), words: duration(ms) }
  return [
    count('Enquiries', sumOf(days)),
    time('Half were answered within', firstAnswer?.median),
    time('90 % were answered within', firstAnswer?.ninety),
    count('Not answered', unanswered),
    count('Won', all.won),
    { name: 'Won of 100 enquiries', value: share, words: String(share) },
    { name: 'Won in rupees', value: all.rupees, words: rupees(all.rupees) },
    count('Lost', sumOf(lost)),
  ]
}

function sumOf(counted: [of: string, count: number][]): number {
  return counted.reduce((sum, [, count]) => sum + count, 0)
}

/** The report as one table for a spreadsheet, a number a line; times in minutes, sums in rupees. */
export function reportCsv({ figures, days, outcomes, pages, lost }: ReportTables): string {
  const rows: Cell[][] = figures.map(({ name, value }) => [name, '', value])
  for (const { title, columns, rows: lines } of [days, pages, lost]) {
    for (const [of, ...numbers] of lines) {
      const cell: Cell = columns[0] === 'Day' ? { date: of } : of
      rows.push(...numbers.map((number, at): Cell[] => [`${title}: ${columns[at + 1]}`, cell, number]))
    }
  }
  for (const by of GROUPINGS) rows.push(...outcomes[by].flatMap((line) => cellsOf(GROUPED[by].title, line)))
  return toCsv(['what', 'of', 'number'], rows)
}

function cellsOf(title: string, { name, cells, reasons, share }: OutcomeLine): Cell[][] {
  const counted: [what: string, number: number | string][] = [
    ...cells.map((cell): [string, number] => [cell.column, cell.value]),
    ['Won of 100', share],
    ...reasons.map(([reason, count]): [string, number] => [`Lost, ${reason}`, count]),
  ]
  return counted.map(([what, number]) => [`${title}: ${what}`, name, number])
}
