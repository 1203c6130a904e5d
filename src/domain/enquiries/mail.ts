import { brand } from '#brand.ts'
import { chatLink } from '#domain/chat.ts'
import { readableDate, readableMoment } from '#domain/dates.ts'
import { rupees } from '#domain/money.ts'
import { escapeHtml, manyLines, oneLine } from '#domain/plain-text.ts'
import { TIERS } from '#domain/tiers.ts'
import type { TakenEnquiry } from './enquiry.ts'
import { canReplyTo } from './mail-address.ts'

/** A mail to the staff, before anybody says from whom and to whom. */
export type Message = {
  subject: string
  text: string
  html?: string
  replyTo?: string
  headers?: Record<string, string>
}

/** The mail about an enquiry: the subject tells the trip, reply and links lead to the visitor. */
export function enquiryMail(enquiry: TakenEnquiry): Message {
  const rows = mailRows(enquiry)
  const links = answerLinks(enquiry)
  return {
    subject: subjectOf(enquiry),
    text: plainText(enquiry, [...rows, ...links]),
    html: htmlText(enquiry, rows, links),
    ...(canReplyTo(enquiry.email) && { replyTo: enquiry.email }),
    headers: { 'X-Enquiry-Id': enquiry.id },
  }
}

/** The same in its plainest form, for a mail service that refused the other as written: our own words in every header. */
export function plainestMail(enquiry: TakenEnquiry): Message {
  return {
    subject: `Enquiry ${enquiry.reference}`,
    text: plainText(enquiry, [...mailRows(enquiry), ...answerLinks(enquiry)]),
  }
}

/** "Enquiry PT-7K3M9-QX2HB: Bali6d5n, Deluxe Package": one line, at most 150 characters. */
function subjectOf({ reference, tour, place, tier, heldReason }: TakenEnquiry): string {
  const about = [tour || place, tierName(tier)].filter(Boolean).join(', ')
  const held = heldReason ? 'Held: ' : ''
  return oneLine(`${held}Enquiry ${reference}${about && `: ${about}`}`, 150)
}

function tierName(tier: TakenEnquiry['tier']): string {
  return TIERS.find(({ key }) => key === tier)?.name ?? ''
}

type Row = [label: string, value: string]

/** Every field that was filled in, in the order in which a planner reads. */
function mailRows(enquiry: TakenEnquiry): Row[] {
  const { flexible, travelDate, priceSeen, page, heldReason } = enquiry
  const rows: Row[] = [
    ['Reference', enquiry.reference],
    ['Name', oneLine(enquiry.name)],
    ['Phone', oneLine([enquiry.isd, enquiry.phone].filter(Boolean).join(' '))],
    ['E-mail', oneLine(enquiry.email, 254)],
    ['Tour', oneLine(enquiry.tour)],
    ['Place', oneLine(enquiry.place)],
    ['Tier', tierName(enquiry.tier) || oneLine(enquiry.accommodations)],
    ['Price seen', priceSeen === undefined ? '' : `${rupees(priceSeen)} a person`],
    ['Travel date', travelDate && readableDate(travelDate)],
    ['Flexible', flexible],
    ['Passengers', oneLine(enquiry.passengers)],
    ['Page', pageLink(page)],
    ['Held', heldReason ?? ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** A path of ours as a link; whatever else was sent as text. */
function pageLink(page: string): string {
  return /^\/[\w/.-]{0,100}$/.test(page) && !page.startsWith('//') ? brand.origin + page : oneLine(page)
}

/** What a planner taps to answer; none for a number that cannot be dialled. */
function answerLinks({ dialable, reference }: TakenEnquiry): Row[] {
  if (!dialable) return []
  const greeting = `Namaste, this is ${brand.fullName} about your enquiry ${reference}.`
  return [
    ['Call', `tel:${dialable}`],
    ['WhatsApp', chatLink(dialable.slice(1), greeting)],
  ]
}

function plainText({ message, createdAt }: TakenEnquiry, rows: Row[]): string {
  const lines = rows.map(([label, value]) => `${label}: ${value}`)
  return [...lines, `Received: ${readableMoment(createdAt)}`, ...(message ? ['', manyLines(message)] : [])].join('\n')
}

function htmlText({ message, createdAt }: TakenEnquiry, rows: Row[], links: Row[]): string {
  const shown = [...rows, ['Received', readableMoment(createdAt)] satisfies Row]
  const cells = shown.map(([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`)
  const anchors = links.map(([label, url]) => `<a href="${escapeHtml(url)}">${label}</a>`)
  const said = message ? `<p style="white-space:pre-wrap">${escapeHtml(manyLines(message))}</p>` : ''
  return `<table>${cells.join('')}</table>${said}<p>${anchors.join(' · ')}</p>`
}
