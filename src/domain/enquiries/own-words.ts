import { brand } from '#brand.ts'
import { chatLink } from '#values/chat-link.ts'
import type { TakenEnquiry } from './enquiry.ts'
import { mailRows, type Row } from './enquiry-mail.ts'

/** What of the staff's lines is the visitor's own. */
const OURS = ['Held', 'Received', 'Page', 'Tour page', 'Total seen', 'Reference', 'Tax rules of']

/** What a visitor sent, as lines for himself. */
export function ownRows(enquiry: TakenEnquiry): Row[] {
  const rows = mailRows(enquiry, undefined).filter(([label]) => !OURS.includes(label))
  return enquiry.message ? [...rows, ['Message', enquiry.message]] : rows
}

/** No link of a mail program or a chat may be longer: letters of what was sent. */
const LONGEST = 1200

/** Links that send a visitor what was sent: as a mail to the own address, as a chat with the own number. */
export function copyLinks(enquiry: TakenEnquiry, by: string): { mail: string; chat: string } {
  const { reference, email, dialable = '' } = enquiry
  const lines = ownRows(enquiry).map(([label, value]) => `${label}: ${value}`)
  const text = [`My enquiry ${reference} to ${brand.fullName}, ${brand.phone.shown}`, ...lines, by].join('\n')
  const short = Array.from(text).slice(0, LONGEST).join('')
  const subject = encodeURIComponent(`My enquiry ${reference}`)
  return {
    mail: `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(short)}`,
    chat: chatLink(dialable.replace('+', ''), short),
  }
}

/** What tells how far an enquiry has come. `mailedTo`: who has its mail as it stands now, with all that was added. */
type Progress = { mailedAt: number | null; mailedTo: string; added: string }

/** How far an enquiry has come, in one sentence for its sender. What is held is looked at by us, too. */
export function statusInWords({ mailedAt, mailedTo, added }: Progress): string {
  if (mailedAt !== null && (mailedTo !== '' || added === '')) return 'An expert has your enquiry.'
  if (mailedAt !== null) return 'An expert has your enquiry, and gets next what you have added.'
  return 'We have your enquiry, and an expert gets it next.'
}
