import type { CaseInList } from '#data/cases/case-rows.ts'
import type { CaseSheet, GuestsReview } from '#data/cases/read-case.ts'
import type { ListedSection } from '#data/cases/read-sections.ts'
import { ENQUIRY_HEADS, enquiryCells } from '#data/enquiries/enquiry-cells.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { followUpText } from '#domain/cases/case.ts'
import { eventWords } from '#domain/cases/event-words.ts'
import { REVIEW_MARKS } from '#domain/cases/guest-review.ts'
import { INBOX_SECTIONS, type Moment, waitingWords } from '#domain/cases/inbox-sections.ts'
import { journeyWords } from '#domain/cases/journey.ts'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { enquiryMail, shownPhone } from '#domain/enquiries/enquiry-mail.ts'
import { shortName } from '#domain/staff/staff.ts'
import { toCsv } from '#values/csv.ts'
import { readableDate, readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import { textTable } from './text-table.ts'

const COLUMNS = [
  ...['Reference', 'Received', 'State', 'Name', 'Phone', 'E-mail', 'Travel date', 'Passengers', 'Tour', 'Tier'],
  ...['Message', 'Trouble'],
]

export function enquiryTable(rows: EnquiryRow[]): string {
  return textTable(COLUMNS, rows.map(tableRow))
}

function tableRow(row: EnquiryRow): string[] {
  const { reference, createdAt, name, email, travelDate, passengers, tour, place, tier, message } = row
  const trouble = [row.heldReason, row.lastError, row.attempts > 1 ? `${row.attempts} attempts` : '']
  const state = row.erasedAt === null ? row.state : 'erased'
  return [
    ...[reference, readableMoment(createdAt), state, name, shownPhone(row), email],
    ...[travelDate && readableDate(travelDate), passengers, tour || place, tier ?? '', message],
    trouble.filter(Boolean).join(' '),
  ]
}

export function sectionTable({ section, count, rows }: ListedSection, moment: Moment): string {
  return `${INBOX_SECTIONS[section].name}: ${count}\n${caseTable(rows, moment)}`
}

export function caseTable(rows: CaseInList[], moment: Moment): string {
  const lines = rows.map((row) => [
    ...[row.reference, waitingWords(row, moment), row.name, shownPhone(row), row.tour || row.place],
    ...[row.followUpOn && readableDate(row.followUpOn), row.followUpLine, row.owner],
  ])
  return textTable(['Reference', 'Waiting', 'Name', 'Phone', 'Tour', 'Next step', 'What to do', 'With'], lines)
}

/** One case: the enquiry, the delivery of its mail, its state and its history. */
export function caseSheet(
  { row, enquiry, delivery, events, review }: CaseSheet,
  tour: TourInBrief | undefined,
): string {
  const when = (moment: number | null) => (moment === null ? '' : readableMoment(moment))
  const facts = [
    ['State', delivery.state],
    ['Attempts', String(delivery.attempts)],
    ['Next attempt', delivery.state === 'due' ? when(delivery.nextAt) : ''],
    ['Last error', delivery.lastError ?? ''],
    ['Mailed', when(delivery.mailedAt)],
    ['Mailed to', delivery.mailedTo],
    ['Webhook', when(delivery.hookedAt)],
    ['Stage', STAGE_NAMES[row.stage]],
    ['With', row.owner && shortName(row.owner)],
    ['Next step', followUpText(row)],
    ['Journey', journeyWords(row)],
    ['Missing before travel', row.missing],
  ]
  const lines = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  const history = events.map(
    (event) => `${when(event.at)}  ${shortName(event.actor)}  ${oneLine(eventWords(event), 500)}`,
  )
  return [enquiryMail(enquiry, tour).text, lines.join('\n'), reviewText(review), history.join('\n')]
    .filter(Boolean)
    .join('\n\n')
}

function reviewText(review: GuestsReview | undefined): string {
  if (!review) return ''
  const { mark, text, name, mayShow, sentAt } = review
  if (mark === null) return 'Review: taken back'
  const shown = mayShow ? `it may be shown as “${oneLine(name, 100)}”` : 'it may not be shown'
  return `Review: ${mark} of 5, ${REVIEW_MARKS[mark - 1]}, ${readableMoment(sentAt)}, ${shown}\n${oneLine(text, 5000)}`
}

/** A CSV file for Excel. `tours`: known tours by id. */
export function enquiryCsv(rows: EnquiryRow[], tours: Map<string, TourInBrief>): string {
  return toCsv(
    ENQUIRY_HEADS,
    rows.map((row) => enquiryCells(row, tours.get(row.tour))),
  )
}
