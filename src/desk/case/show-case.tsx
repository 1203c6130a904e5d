import type { ReactElement } from 'react'
import { brand } from '#brand.ts'
import { listTemplates } from '#data/cases/kept-templates.ts'
import { type CaseSheet, findCase } from '#data/cases/read-case.ts'
import type { DeskEnv } from '#desk/frame/desk-env.ts'
import { momentOf } from '#desk/frame/moment.ts'
import { readTours, type Tours, tourName } from '#desk/frame/tour-names.ts'
import type { Case } from '#domain/cases/case.ts'
import type { CaseForm, CaseMistakes } from '#domain/cases/case-form.ts'
import { ASKED_FOR, askingWords } from '#domain/cases/guest-review.ts'
import { type Filling, fillIn, type Template } from '#domain/cases/template.ts'
import { tierName } from '#domain/catalogue/tiers.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { mailRows } from '#domain/enquiries/enquiry-mail.ts'
import { ticketOf } from '#domain/enquiries/ticket.ts'
import { pathTo } from '#domain/site/paths.ts'
import { shortName } from '#domain/staff/staff.ts'
import { chatLink } from '#values/chat-link.ts'
import { dayInIndia, daysAfter, readableDate } from '#values/dates.ts'
import { canReplyTo } from '#values/mail-address.ts'
import { type PhoneNumber, phoneNumbers } from '#values/phone/phone.ts'
import { oneLine } from '#values/plain-text.ts'
import { CasePage, type Noted, nextWords } from './page.tsx'
import { overNow, unchangedForm } from './read-case-form.ts'

/** A message as its form holds it: `step` is a day, "" for none, or "other": then `stepDay` counts. */
export type Draft = { channel: 'whatsapp' | 'mail'; text: string; step: string; stepDay: string; filled: string }

/** What a case page is to show beside the case: a form that comes back, a template, a message that was noted. */
export type Shown = {
  form?: CaseForm | undefined
  mistakes?: CaseMistakes
  /** A message that comes back, and why. */
  draft?: Draft | undefined
  problem?: string | undefined
  /** The template that was chosen; the message begins with it. */
  template?: string | undefined
  /** The history's line about a message that is to be opened now. */
  event?: string | undefined
}

/** The page of a case and its next step in words; undefined: there is none, or it was erased. */
export async function casePage(
  env: DeskEnv['Bindings'],
  id: string,
  shown: Shown,
): Promise<{ page: ReactElement; next: string } | undefined> {
  const [sheet, tours, templates] = await Promise.all([
    findCase(env.ENQUIRIES, id),
    readTours(env.CATALOGUE),
    listTemplates(env.ENQUIRIES),
  ])
  if (!sheet) return undefined
  const { row, enquiry } = sheet
  const numbers = numbersOf(enquiry)
  const template = templates.find(({ id }) => id === shown.template) ?? firstFor(templates)
  const filling = fillingOf(enquiry, tours, env.staff.email)
  const filled = template ? fillIn(template.body, filling) : ''
  const draft = {
    ...{ text: filled, step: row.followUpOn, stepDay: '', ...shown.draft },
    ...(shown.template && shown.draft && { text: underTyped(shown.draft, filled) }),
    ...{ template: template?.id ?? '', filled, problem: shown.problem },
  }
  const next = row.followUpOn && `Next: ${nextWords(row)}.`
  const asking = await askingOf(env, sheet)
  const page = (
    <CasePage
      {...{ sheet, tours, templates, numbers, draft }}
      moment={momentOf()}
      wants={wantsOf(enquiry, tours)}
      mailable={canReplyTo(enquiry.email)}
      form={formOver(row, shown)}
      mistakes={shown.mistakes ?? {}}
      owners={env.colleagues}
      formKey={crypto.randomUUID()}
      asking={asking}
      noted={notedIn(sheet, shown.event, asking)}
      me={env.staff.email}
    />
  )
  return { page, next }
}

/** What comes back unsaved stands over the case as the saved part left it. */
function formOver(row: Case, { form, event }: Shown): CaseForm {
  if (!form) return unchangedForm(row)
  return event ? overNow(form, row) : form
}

/** A template takes the place of the one before it; what was typed above or instead of that one stays, over the new one. */
function underTyped({ text, filled: before }: Draft, filled: string): string {
  const typed = before !== '' && text.endsWith(before) ? text.slice(0, -before.length).trimEnd() : text
  return typed === '' ? filled : `${typed}\n\n${filled}`
}

/** Most messages are a first answer. */
function firstFor(templates: Template[]): Template | undefined {
  return templates.find(({ id }) => id === 'first-answer') ?? templates[0]
}

/** What staff are mailed about an enquiry, and its message. */
function wantsOf(enquiry: TakenEnquiry, tours: Tours): [label: string, value: string][] {
  const rows = mailRows(enquiry, tours.get(enquiry.tour))
  return enquiry.message ? [...rows, ['Said', enquiry.message]] : rows
}

function numbersOf({ phone, isd, dialable }: TakenEnquiry): PhoneNumber[] {
  const numbers = phoneNumbers(phone, isd)
  return numbers.length === 0 && dialable ? [{ number: dialable, call: `tel:${dialable}`, chats: false }] : numbers
}

function fillingOf(enquiry: TakenEnquiry, tours: Tours, staff: string): Filling {
  const { tour, tier, travelDate, passengers, place } = enquiry
  return {
    name: oneLine(enquiry.name, 60),
    tour: tour ? tourName(tours, tour) : oneLine(place, 60),
    tier: tierName(tier),
    dates: travelDate && readableDate(travelDate),
    travellers: oneLine(passengers, 60),
    // What a visitor saw was not offered to them, and may have ended: a price is the staff's to write.
    ...{ price: '', sum: '' },
    link: tours.has(tour) ? `${brand.origin}${tours.get(tour)?.path}` : '',
    reference: enquiry.reference,
    staff: shortName(staff),
    agency: brand.fullName,
  }
}

/** The link that opens a message that was noted: only where the history has it. */
function notedIn(
  { events, enquiry }: CaseSheet,
  id: string | undefined,
  asking: string | undefined,
): Noted | undefined {
  const event = events.find((each) => each.id === id)
  if (event?.kind === 'asked-review') {
    const channel = event.text === 'by mail' ? 'mail' : 'whatsapp'
    return linkFor(enquiry, { channel, text: asking ?? '', about: 'How was your journey?' })
  }
  const about = `Your enquiry ${enquiry.reference}, ${brand.fullName}`
  if (event?.kind !== 'mail' && event?.kind !== 'whatsapp') return undefined
  return linkFor(enquiry, { channel: event.kind, text: event.text, about })
}

type Message = Pick<Draft, 'channel' | 'text'> & { about: string }

/** Opens a message in its program; undefined: it is empty, or there is no number or address that is sure. */
function linkFor(enquiry: TakenEnquiry, { channel, text, about }: Message): Noted | undefined {
  if (text === '') return undefined
  if (channel === 'mail')
    return canReplyTo(enquiry.email) ? { channel, link: mailLink(enquiry, about, text) } : undefined
  const chat = numbersOf(enquiry).find(({ chats }) => chats)
  return chat && { channel, link: chatLink(chat.number.slice(1), text) }
}

/** What every guest is asked after the journey, with the link of this one. */
async function askingOf(env: DeskEnv['Bindings'], { row, enquiry }: CaseSheet): Promise<string | undefined> {
  if (!env.VISITOR_LINK_SECRET) return undefined
  const ticket = await ticketOf(env.VISITOR_LINK_SECRET, enquiry.reference, 'review')
  const until = readableDate(daysAfter(dayInIndia(new Date(row.reviewAskedAt ?? Date.now())), ASKED_FOR))
  return askingWords({
    guest: enquiry.name,
    link: brand.origin + pathTo('review', ticket),
    until,
    agency: brand.fullName,
  })
}

/** RFC 6068: lines end with CR LF. */
function mailLink({ email }: TakenEnquiry, about: string, text: string): string {
  const [subject, body] = [about, text.replaceAll('\n', '\r\n')].map(encodeURIComponent)
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${body}`
}
