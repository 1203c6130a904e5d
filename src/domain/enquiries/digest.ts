import { readableMoment } from '#domain/dates.ts'
import { oneLine } from '#domain/plain-text.ts'
import type { TakenEnquiry } from './enquiry.ts'
import type { Message } from './mail.ts'

/** The daily mail about the enquiries that were held, so that no real one among them waits for ever. */
export function digestMail(held: TakenEnquiry[]): Message {
  const count = held.length === 1 ? 'One held enquiry' : `${held.length} held enquiries`
  return {
    subject: `${count} to look at`,
    text: [`${count}. Let a real one through with: npm run enquiries -- resend <reference>`, ...held.map(entry)].join(
      '\n\n',
    ),
  }
}

function entry(enquiry: TakenEnquiry): string {
  const { reference, heldReason, createdAt, name, isd, phone, email, tour, place, message } = enquiry
  const contact = [name, `${isd} ${phone}`, email].map((part) => oneLine(part, 100)).filter(Boolean)
  return [
    `${reference} (${heldReason ?? 'held'}), ${readableMoment(createdAt)}`,
    contact.join(' · '),
    oneLine(`${tour || place} ${message}`, 300),
  ]
    .filter(Boolean)
    .join('\n')
}
