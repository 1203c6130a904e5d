import type { CountedFigure } from '#data/cases/list-counted.ts'
import { type Tours, tourName } from '#desk/frame/tour-names.ts'
import { GROUPINGS, type Grouping, type Outcome, wonOfHundred } from '#domain/cases/report.ts'
import { isLostReason, LOST_REASONS } from '#domain/cases/stages.ts'
import { CHANNELS, type Channel } from '#domain/enquiries/source.ts'
import { shortName } from '#domain/staff/staff.ts'
import { readableDate, wholeMonth } from '#values/dates.ts'
import { rupees } from '#values/money.ts'
import { oneLine } from '#values/plain-text.ts'

/** The names of each grouping: as a choice, as a table's title, as its first column. */
export const GROUPED: Record<Grouping, { choice: string; title: string; head: string }> = {
  source: { choice: 'Source', title: 'By channel and source', head: 'Came by' },
  tour: { choice: 'Tour', title: 'By tour', head: 'Tour' },
  person: { choice: 'Colleague', title: 'By colleague', head: 'With' },
  month: { choice: 'Month', title: 'By month of the enquiry', head: 'Month' },
}

/** The figures of a line in order, each with a link to its cases. */
export const COLUMNS = [
  { key: 'enquiries', column: 'Enquiries', leads: 'enquiries' },
  { key: 'inHour', column: 'Within the hour', leads: 'inHour' },
  { key: 'unanswered', column: 'Not answered', leads: 'unanswered' },
  { key: 'offered', column: 'Offered', leads: 'offered' },
  { key: 'won', column: 'Won', leads: 'won' },
  { key: 'rupees', column: 'Rupees', leads: 'won' },
  { key: 'lost', column: 'Lost', leads: 'lost' },
] as const

/** One line of the table. `of`: as in the report. `share`: won per hundred, or that there are too few. */
export type OutcomeLine = {
  of: string | undefined
  name: string
  cells: { column: string; leads: (typeof COLUMNS)[number]['leads']; value: number; words: string }[]
  /** `key`: as stored in a case. */
  reasons: { key: string; name: string; count: number }[]
  share: number | 'too few'
}

export function outcomeLines(outcomes: Record<Grouping, Outcome[]>, tours: Tours): Record<Grouping, OutcomeLine[]> {
  const lines = GROUPINGS.map((by) => [by, outcomes[by].map((outcome) => lineOf(by, outcome, tours))] as const)
  return Object.fromEntries(lines) as Record<Grouping, OutcomeLine[]>
}

function lineOf(by: Grouping, outcome: Outcome, tours: Tours): OutcomeLine {
  return {
    of: outcome.of,
    name: nameOf(by, outcome.of, tours),
    cells: COLUMNS.map(({ key, column, leads }) => {
      const value = outcome[key]
      return { column, leads, value, words: key === 'rupees' ? rupees(value) : String(value) }
    }),
    reasons: outcome.reasons.map(([key, count]) => ({ key, name: reasonName(key), count })),
    share: wonOfHundred(outcome) ?? 'too few',
  }
}

export function reasonName(key: string): string {
  return isLostReason(key) ? LOST_REASONS[key] : key
}

/** A figure in words, as the heading of its cases: "Lost, Price: Bali 5N/6D". */
export function figureName({ by, of, what, reason }: CountedFigure, tours: Tours): string {
  const column = COLUMNS.find(({ key }) => key === what)?.column ?? what
  const counted = reason ? `${column}, ${reasonName(reason)}` : column
  return [counted, nameOf(by, of, tours)].filter(Boolean).join(': ')
}

/** The name of a line; visitors' text as one line. */
export function nameOf(by: CountedFigure['by'], of: string | undefined, tours: Tours): string {
  return of === undefined ? 'All others' : NAMES[by](of, tours)
}

/** "Bali 6N/7D (earlier Bali 5N/6D)": enquiries for the tour under both names. */
function sinceName(tours: Tours, id: string): string {
  const [then] = tours.get(id)?.earlier ?? []
  return `${tourName(tours, id)}${then ? ` (earlier ${then.title} ${then.duration})` : ''}`
}

const NAMES: Record<CountedFigure['by'], (of: string, tours: Tours) => string> = {
  all: () => '',
  day: readableDate,
  month: wholeMonth,
  person: (of) => (of ? shortName(of) : 'Nobody'),
  page: (of) => oneLine(of, 80) || 'No page',
  tour: (of, tours) => oneLine(of && sinceName(tours, of), 160) || 'No tour named',
  source: (of) => {
    const [channel = '', ...source] = of.split(' ')
    return [CHANNELS[channel as Channel] ?? channel, oneLine(source.join(' '), 80)].filter(Boolean).join(': ')
  },
}
