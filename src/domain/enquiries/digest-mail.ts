import type { EndingsSection } from '#domain/facts/endings.ts'
import { DESK_ORIGIN } from '#domain/staff/desk-host.ts'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import type { TakenEnquiry } from './enquiry.ts'
import type { Message } from './enquiry-mail.ts'
import { heldWords } from './held-reason.ts'

/** The most enquiries in one digest, and how many of them with their texts. */
export const ENTRIES = 500
const IN_FULL = 50

/**
 * The part of a digest besides its enquiries. `more`: held enquiries for the next digest; `atLeast`: the count is a
 * minimum. `sections`: prices and facts that end soon, pages that became slower.
 */
type Rest = { more: number; atLeast: boolean; sections?: EndingsSection[] }

/**
 * The mail about held enquiries, so that a real one among them is not overlooked. They keep the given order: persons
 * first.
 */
export function digestMail(
  held: TakenEnquiry[],
  { more, atLeast, sections = [] }: Rest = { more: 0, atLeast: false },
): Message {
  const count = held.length === 1 ? 'One held enquiry' : `${held.length} held enquiries`
  const rest = `${atLeast ? 'At least ' : ''}${more} more wait and come with the next mails, a minute apart.`
  return {
    subject: `${count} to look at${more > 0 ? ', and more' : ''}`,
    text: [
      `${count}. At the desk, “Let it through” mails a real one: ${DESK_ORIGIN}/inbox/held`,
      ...(more > 0 ? [rest] : []),
      ...held.slice(0, IN_FULL).map(entry),
      held.slice(IN_FULL).map(line).join('\n'),
      ...sections.map(sectionText),
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}

/** The morning's mail about ending prices and facts and slower pages; undefined: there is nothing to report. */
export function endingsMail(sections: EndingsSection[]): Message | undefined {
  if (sections.length === 0) return undefined
  const counts = sections.map(({ heading, lines }) => `${heading.toLowerCase()}: ${lines.length}`).join(', ')
  return { subject: `The site needs a look: ${counts}`, text: sections.map(sectionText).join('\n\n') }
}

function sectionText({ heading, lines }: EndingsSection): string {
  return [`${heading}:`, ...lines.map((each) => `  ${each}`)].join('\n')
}

function entry(enquiry: TakenEnquiry): string {
  const { reference, heldReason, createdAt, tour, place, message } = enquiry
  return [
    `${reference} (${heldWords(heldReason)}), ${readableMoment(createdAt)}`,
    contact(enquiry),
    oneLine(`${tour || place} ${message}`, 300),
  ]
    .filter(Boolean)
    .join('\n')
}

function line(enquiry: TakenEnquiry): string {
  return `${enquiry.reference} (${heldWords(enquiry.heldReason)}) ${contact(enquiry)}`
}

function contact({ name, isd, phone, email }: TakenEnquiry): string {
  return [name, `${isd} ${phone}`, email]
    .map((part) => oneLine(part, 100))
    .filter(Boolean)
    .join(' · ')
}
