import { type Tours, tourName } from '#desk/frame/tour-names.ts'
import type { Report } from '#domain/cases/report.ts'
import { duration } from '#domain/cases/sections.ts'
import { isLostReason, LOST_REASONS } from '#domain/cases/stages.ts'
import { CHANNELS } from '#domain/enquiries/source.ts'
import { shortName } from '#domain/staff/staff.ts'
import { type Cell, toCsv } from '#values/csv.ts'
import { oneLine } from '#values/plain-text.ts'

/** One table of the report. The first column says of what, the others are numbers. */
export type ReportTable = { title: string; columns: [of: string, ...numbers: string[]]; rows: ReportRow[] }
export type ReportRow = [of: string, ...numbers: number[]]

/** One number of the report, in words for the page; a time is in whole minutes in `value`. */
export type Figure = { name: string; value: number | ''; words: string }

/** The report as the page shows it and as its file holds it. */
export type ReportTables = { figures: Figure[] } & Record<
  'days' | 'people' | 'tours' | 'pages' | 'sources' | 'lost',
  ReportTable
>

export function reportTables(report: Report, tours: Tours): ReportTables {
  const { days, pages, lost } = report
  return {
    figures: figuresOf(report),
    days: { title: 'By day', columns: ['Day', 'Enquiries'], rows: days },
    people: {
      title: 'By colleague',
      columns: ['With', 'Enquiries', 'Not answered', 'Won', 'Lost', 'Won of 100'],
      rows: report.people.map(({ owner, enquiries, unanswered, won, lost }) => [
        owner ? shortName(owner) : 'Nobody',
        ...[enquiries, unanswered, won, lost, ofHundred(won, enquiries)],
      ]),
    },
    tours: {
      title: 'By tour',
      columns: ['Tour', 'Enquiries', 'Won', 'Lost'],
      rows: report.tours.map(({ tour, enquiries, won, lost }) => [
        nameOf(tour && tourName(tours, tour), 'No tour named'),
        ...[enquiries, won, lost],
      ]),
    },
    pages: {
      title: 'By page',
      columns: ['Page', 'Enquiries'],
      rows: pages.map(([page, count]) => [nameOf(page, 'No page'), count]),
    },
    sources: {
      title: 'By channel and source',
      columns: ['Came by', 'Enquiries', 'Won', 'Lost'],
      rows: report.sources.map(({ channel, source, enquiries, won, lost }) => [
        channel === undefined
          ? 'All others'
          : [CHANNELS[channel], oneLine(source ?? '', 80)].filter(Boolean).join(': '),
        ...[enquiries, won, lost],
      ]),
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

function figuresOf({ days, firstAnswer, unanswered, won, lost }: Report): Figure[] {
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
    count('Won', won),
    count('Won of 100 enquiries', ofHundred(won, sumOf(days))),
    count('Lost', sumOf(lost)),
  ]
}

function ofHundred(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0
}

function sumOf(counted: [of: string, count: number][]): number {
  return counted.reduce((sum, [, count]) => sum + count, 0)
}

/** The report as one table for a spreadsheet, a number a line; times in minutes. */
export function reportCsv({ figures, days, people, tours, pages, sources, lost }: ReportTables): string {
  const rows: Cell[][] = figures.map(({ name, value }) => [name, '', value])
  for (const { title, columns, rows: lines } of [days, people, tours, sources, pages, lost]) {
    for (const [of, ...numbers] of lines) {
      const cell: Cell = columns[0] === 'Day' ? { date: of } : of
      rows.push(...numbers.map((number, at): Cell[] => [`${title}: ${columns[at + 1]}`, cell, number]))
    }
  }
  return toCsv(['what', 'of', 'number'], rows)
}
