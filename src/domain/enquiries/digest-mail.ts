import type { EndingsSection } from '#domain/facts/endings.ts'
import { DESK_ORIGIN } from '#domain/staff/desk-host.ts'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import type { TakenEnquiry } from './enquiry.ts'
import type { Message } from './enquiry-mail.ts'
import { heldWords } from './held-reason.ts'

/** How many enquiries one digest lists, and how many of them with what they said. */
export const ENTRIES = 500
const IN_FULL = 50

/**
 * How many held enquiries wait for the next digest; `atLeast`: nobody has counted to the end. `sections`: what ends soon in
 * the catalogue, and which pages became slower.
 */
type Rest = { more: number; atLeast: boolean; sections?: EndingsSection[] }

/**
 * The mail about the enquiries that were held, so that no real one among them waits for ever. They come in the order in
 * which they are given: those of persons first.
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

/** The mail of a morning on which some price or fact ends soon or pages became slower; undefined on any other. */
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
