import { takenEnquiry } from '#data/enquiries/enquiries.ts'
import type { EnquiryRow } from '#data/enquiries/schema.ts'
import { readableMoment } from '#domain/dates.ts'
import { toCsv } from '#domain/enquiries/csv.ts'
import { enquiryMail } from '#domain/enquiries/mail.ts'
import { textTable } from '#domain/text-table.ts'

const COLUMNS = ['Reference', 'Received', 'State', 'Name', 'Phone', 'E-mail', 'Tour', 'Tier', 'Trouble']

/** One line an enquiry. */
export function enquiryTable(rows: EnquiryRow[]): string {
  return textTable(COLUMNS, rows.map(tableRow))
}

function tableRow(row: EnquiryRow): string[] {
  const { reference, createdAt, name, isd, phone, email, tour, place, tier } = row
  const trouble = [row.heldReason, row.lastError, row.attempts > 1 ? `${row.attempts} attempts` : '']
  const state = row.erasedAt === null ? row.state : 'erased'
  const contact = [name, `${isd} ${phone}`, email]
  return [
    reference,
    readableMoment(createdAt),
    state,
    ...contact,
    tour || place,
    tier ?? '',
    trouble.filter(Boolean).join(' '),
  ]
}

/** Everything about one enquiry: what the staff are mailed, and how the mail went. */
export function enquirySheet(row: EnquiryRow): string {
  const when = (moment: number | null) => (moment === null ? '' : readableMoment(moment))
  const outbox = [
    ['State', row.state],
    ['Attempts', String(row.attempts)],
    ['Next attempt', row.state === 'due' ? when(row.nextAt) : ''],
    ['Last error', row.lastError ?? ''],
    ['Mailed', when(row.mailedAt)],
    ['Webhook', when(row.hookedAt)],
    ['Erased', when(row.erasedAt)],
  ]
  const lines = outbox.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)
  return `${enquiryMail(takenEnquiry(row)).text}\n\n${lines.join('\n')}`
}

/** A CSV file for Excel with what a planner works with. */
export function enquiryCsv(rows: EnquiryRow[]): string {
  const header = [
    ...['reference', 'received', 'state', 'kind', 'name', 'email', 'isd', 'phone', 'dialable', 'tour', 'place', 'tier'],
    ...['accommodation', 'price seen', 'travel date', 'flexible', 'passengers', 'message', 'page', 'held', 'mailed'],
  ]
  return toCsv(header, rows.map(csvRow))
}

function csvRow(row: EnquiryRow): unknown[] {
  const iso = (moment: number | null) => (moment === null ? '' : new Date(moment).toISOString())
  const { reference, state, kind, name, email, isd, phone, dialable, tour, place, tier } = row
  const trip = [row.accommodations, row.priceSeen, row.travelDate, row.flexible, row.passengers, row.message, row.page]
  return [
    ...[reference, iso(row.createdAt), state, kind, name, email, isd, phone, dialable, tour, place, tier],
    ...[...trip, row.heldReason, iso(row.mailedAt)],
  ]
}
