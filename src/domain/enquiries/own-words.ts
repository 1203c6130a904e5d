import { brand } from '#brand.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { chatLink, fitting, mailLink } from '#values/chat-link.ts'
import { readableMoment } from '#values/dates.ts'
import type { TakenEnquiry } from './enquiry.ts'
import { FIELDS, labelOf } from './enquiry-fields.ts'
import { mailRows, type Row } from './enquiry-mail.ts'

/** The rows of the staff's mail that the visitor may see: the fields and the trip. */
const SHOWN = [...FIELDS.map(labelOf), ...['Rooms', 'Price with taxes', 'Sum', 'Not in it', 'Take care', 'Added later']]

/** The visitor's own enquiry as rows. `tour`: the tour of the enquiry; undefined: not known. */
export function ownRows(enquiry: TakenEnquiry, tour: TourInBrief | undefined): Row[] {
  const rows = mailRows(enquiry, tour).filter(([label]) => SHOWN.includes(label))
  return enquiry.message ? [...rows, [labelOf('message'), enquiry.message]] : rows
}

/** The further data of a copy: the tour, the time of the answer, the secret address. */
type Told = { tour: TourInBrief | undefined; by: string; address: string }

/**
 * Links that send visitors a copy of their enquiry, by mail or by chat. `text`: the whole text for copying by hand,
 * where the link has room only for its beginning.
 */
export function copyLinks(
  enquiry: TakenEnquiry,
  { tour, by, address }: Told,
): { mail: string; chat: string; text?: string } {
  const { reference, email, dialable = '' } = enquiry
  const lines = ownRows(enquiry, tour).map(([label, value]) => `${label}: ${value}`)
  const first = `My enquiry ${reference} to ${brand.fullName}, ${brand.phone.shown}`
  // The address comes first, because a link may hold only the beginning of a long text.
  const text = [first, `See how far it is, or withdraw it: ${address}`, ...lines, by].join('\n')
  const mail = mailLink(email, `My enquiry ${reference}`)
  const chat = (body: string) => chatLink(dialable.replace('+', ''), body)
  const [mailed, chatted] = [fitting(text, mail), fitting(text, chat)]
  const isCut = mailed !== text || chatted !== text
  return { mail: mail(mailed), chat: chat(chatted), ...(isCut && { text }) }
}

/** The progress of an enquiry. `mailedTo`: the address of its latest mail, which includes all additions. */
type Progress = { mailedAt: number | null; mailedTo: string; added: string; answeredAt: number | null }

/** The progress of an enquiry in one sentence for its sender. A held one counts as received. */
export function statusInWords({ mailedAt, mailedTo, added, answeredAt }: Progress): string {
  if (answeredAt !== null) return `An expert first answered you on ${readableMoment(answeredAt)}.`
  if (mailedAt !== null && (mailedTo !== '' || added === '')) return 'An expert has your enquiry.'
  if (mailedAt !== null) return 'An expert has your enquiry, and gets next what you have added.'
  return 'We have your enquiry, and an expert gets it next.'
}
