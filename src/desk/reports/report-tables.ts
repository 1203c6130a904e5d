import type { CountedFigure } from '#data/cases/list-counted.ts'
import type { Views } from '#data/visit/read-views.ts'
import type { Tours } from '#desk/frame/tour-names.ts'
import { duration } from '#domain/cases/inbox-sections.ts'
import { GROUPINGS, type Grouping, type Report, wonOfHundred } from '#domain/cases/report.ts'
import { type Cell, toCsv } from '#values/csv.ts'
import { readableDate } from '#values/dates.ts'
import { groupDigits, rupees } from '#values/money.ts'
import { GROUPED, nameOf, type OutcomeLine, outcomeLines, reasonName } from './outcome-lines.ts'

export type ReportTable = { title: string; columns: [of: string, number: string, days?: string]; rows: ReportRow[] }
/** `words`: the shown number. `cases`: the counted cases. `counted`: its days. */
type ReportRow = { of: string; number: number; words?: string; cases?: CountedFigure; counted?: string }

/** One number of the report. `value`: a time is in whole minutes. */
export type Figure = { name: string; value: number | string; words: string; cases?: CountedFigure }
/** A step from view to booking. `days`: the days of its number. */
export type Step = Figure & { days: string }

export type ReportTables = { figures: Figure[]; steps: Step[]; outcomes: Record<Grouping, OutcomeLine[]> } & Record<
  'days' | 'pages' | 'lost',
  ReportTable
>

export function reportTables(report: Report, views: Views | undefined, tours: Tours): ReportTables {
  const { days, pages, lost } = report
  return {
    figures: figuresOf(report),
    steps: stepsOf(report, views),
    days: {
      title: 'By day',
      columns: ['Day', 'Enquiries'],
      rows: days.map(([of, number]) => ({ of, number, cases: { ...ALL, by: 'day', of } })),
    },
    outcomes: outcomeLines(report.outcomes, tours),
    pages: {
      title: 'By page',
      columns: ['Page', 'Enquiries'],
      rows: pages.map(([page, number]) => ({
        of: nameOf('page', page, tours),
        number,
        cases: { ...ALL, by: 'page', of: page },
      })),
    },
    lost: {
      title: 'Why lost',
      columns: ['Reason', 'Cases'],
      rows: lost.map(([reason, number]) => ({
        of: reasonName(reason),
        number,
        cases: { ...ALL, what: 'lost', reason },
      })),
    },
  }
}

const ALL: CountedFigure = { by: 'all', of: '', what: 'enquiries', reason: '' }

function count(name: string, value: number, what: CountedFigure['what']): Figure {
  return { name, value, words: groupDigits(value), cases: { ...ALL, what } }
}

function figuresOf({ firstAnswer, all }: Report): Figure[] {
  const share = wonOfHundred(all) ?? 'too few'
  const time = (name: string, ms: number | undefined): Figure =>
    ms === undefined
      ? { name, value: '', words: 'not known' }
      : { name, value: Math.round(ms / 60_000), words: duration(ms) }
  return [
    count('Enquiries', all.enquiries, 'enquiries'),
    time('Half were answered within', firstAnswer?.median),
    time('90 % were answered within', firstAnswer?.ninety),
    count('Not answered', all.unanswered, 'unanswered'),
    count('Won', all.won, 'won'),
    { name: 'Won of 100 enquiries', value: share, words: String(share) },
    { ...count('Won in rupees', all.rupees, 'won'), words: rupees(all.rupees) },
    count('Lost', all.lost, 'lost'),
  ]
}

function stepsOf({ days, all }: Report, views: Views | undefined): Step[] {
  const [first = '', last = ''] = [days[0]?.[0], days.at(-1)?.[0]]
  const between = (from: string, to: string) => `${readableDate(from)} to ${readableDate(to)}`
  const seen = { name: 'Page views', value: views?.count ?? '', words: views ? groupDigits(views.count) : 'not known' }
  const counted = [
    count('Enquiries', all.enquiries, 'enquiries'),
    count('Offers', all.offered, 'offered'),
    count('Won', all.won, 'won'),
  ]
  return [
    { ...seen, days: views ? between(views.from, views.to) : '' },
    ...counted.map((figure) => ({ ...figure, days: between(first, last) })),
  ]
}

/** The report as a table for a spreadsheet, one number a line; times in minutes, sums in rupees. */
export function reportCsv({ figures, steps, days, outcomes, pages, lost }: ReportTables): string {
  const rows: Cell[][] = figures.map(({ name, value }) => [name, '', value])
  rows.push(...steps.map(({ name, days, value }): Cell[] => [`From views to won: ${name}`, days, value]))
  for (const { title, columns, rows: lines } of [days, pages, lost]) {
    for (const { of, number } of lines)
      rows.push([`${title}: ${columns[1]}`, columns[0] === 'Day' ? { date: of } : of, number])
  }
  for (const by of GROUPINGS) rows.push(...outcomes[by].flatMap((line) => cellsOf(GROUPED[by].title, line)))
  return toCsv(['what', 'of', 'number'], rows)
}

function cellsOf(title: string, { name, cells, reasons, share }: OutcomeLine): Cell[][] {
  const counted: [what: string, number: number | string][] = [
    ...cells.map((cell): [string, number] => [cell.column, cell.value]),
    ['Won of 100', share],
    ...reasons.map((reason): [string, number] => [`Lost, ${reason.name}`, reason.count]),
  ]
  return counted.map(([what, number]) => [`${title}: ${what}`, name, number])
}
