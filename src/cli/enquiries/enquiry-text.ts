import type { CaseInList } from '#data/cases/case-rows.ts'
import type { CaseSheet } from '#data/cases/read-case.ts'
import type { Listed } from '#data/cases/read-sections.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { followUpText } from '#domain/cases/case.ts'
import { eventWords } from '#domain/cases/event-words.ts'
import { type Moment, SECTIONS, waitingWords } from '#domain/cases/sections.ts'
import { STAGE_NAMES } from '#domain/cases/stages.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { enquiryMail, shownPhone, sumInWords } from '#domain/enquiries/enquiry-mail.ts'
import { ANSWERS } from '#domain/enquiries/enquiry-words.ts'
import { shortName } from '#domain/staff/staff.ts'
import { choiceFrom } from '#domain/trips/trip-choice.ts'
import { readTripSum } from '#domain/trips/trip-sum.ts'
import { roomsInWords, tripInWords } from '#domain/trips/trip-words.ts'
import { type Cell, toCsv } from '#values/csv.ts'
import { readableDate, readableMoment, sheetMoment } from '#values/dates.ts'
import { spaced } from '#values/phone/phone.ts'
import { oneLine } from '#values/plain-text.ts'
import { textTable } from './text-table.ts'

const COLUMNS = [
  ...['Reference', 'Received', 'State', 'Name', 'Phone', 'E-mail', 'Travel date', 'Passengers', 'Tour', 'Tier'],
  ...['Message', 'Trouble'],
]

/** One line an enquiry. */
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

/** A part of the inbox: its name and number, and a line a case. */
export function sectionTable({ section, count, rows }: Listed, moment: Moment): string {
  return `${SECTIONS[section].name}: ${count}\n${caseTable(rows, moment)}`
}

/** One line a case. */
export function caseTable(rows: CaseInList[], moment: Moment): string {
  const lines = rows.map((row) => [
    ...[row.reference, waitingWords(row, moment), row.name, shownPhone(row), row.tour || row.place],
    ...[row.followUpOn && readableDate(row.followUpOn), row.followUpLine, row.owner],
  ])
  return textTable(['Reference', 'Waiting', 'Name', 'Phone', 'Tour', 'Next step', 'What to do', 'With'], lines)
}

/** Everything about one case: what the staff are mailed, how the mail went, where it stands, what happened. */
export function caseSheet({ row, enquiry, delivery, events }: CaseSheet, tour: TourInBrief | undefined): string {
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
  ]
  const lines = facts.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  const history = events.map(
    (event) => `${when(event.at)}  ${shortName(event.actor)}  ${oneLine(eventWords(event), 500)}`,
  )
  return [enquiryMail(enquiry, tour).text, lines.join('\n'), history.join('\n')].filter(Boolean).join('\n\n')
}

/** A CSV file for Excel with what a planner works with; moments are India's. `tours`: by id, those that are known. */
export function enquiryCsv(rows: EnquiryRow[], tours: Map<string, TourInBrief>): string {
  const header = [
    ...['reference', 'received', 'state', 'kind', 'name', 'email', 'phone', 'number', 'tour', 'place', 'tier'],
    ...['accommodation', 'price seen', 'travel date', 'flexible', 'passengers', 'message', 'page', 'held', 'mailed'],
    ...['trip', 'rooms', 'in all', 'sum', 'tax rules of', 'total seen', 'answer by', 'hours', 'wishes', 'added'],
  ]
  return toCsv(
    header,
    rows.map((row) => csvRow(row, tours.get(row.tour))),
  )
}

function csvRow(row: EnquiryRow, tour: TourInBrief | undefined): Cell[] {
  const moment = (ms: number | null): Cell => (ms === null ? '' : { date: sheetMoment(ms) })
  const { reference, state, kind, name, email, isd, phone, dialable, place, tier, travelDate } = row
  // A plus sign in front would ask for an apostrophe: the dialling code stands behind.
  const typed = isd && phone ? `${phone} (${isd})` : phone || isd
  const about = tour ? `${tour.title}, ${tour.duration}` : row.tour
  const day: Cell = /^\d{4}-\d\d-\d\d$/.test(travelDate) ? { date: travelDate } : travelDate
  return [
    ...[reference, moment(row.createdAt), state, kind, name, email, typed, dialable && spaced(dialable), about, place],
    ...[tier, row.accommodations, row.priceSeen, day, row.flexible, row.passengers, row.message, row.page],
    ...[row.heldReason, moment(row.mailedAt)],
    ...tripCells(row),
    ...[row.answerBy && ANSWERS[row.answerBy], row.answerHours, row.wishes, row.added],
  ]
}

/** The trip that was worked out, and what it comes to: in whole rupees, and line by line. */
function tripCells({ trip, tripSum, totalSeen }: EnquiryRow): Cell[] {
  const choice = trip ? choiceFrom(trip) : undefined
  const sum = readTripSum(tripSum)
  const words = sum && [sumInWords(sum), ...sum.untold, `(${sum.prices})`].join('; ')
  const rulesOn: Cell = sum ? { date: sum.rulesOn } : ''
  return [choice && tripInWords(choice), choice && roomsInWords(choice), sum?.total, words, rulesOn, totalSeen]
}
