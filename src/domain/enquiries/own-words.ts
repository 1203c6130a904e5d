import { brand } from '#brand.ts'
import type { TourInBrief } from '#domain/catalogue/tour.ts'
import { chatLink, fitting, mailLink } from '#values/chat-link.ts'
import { readableMoment } from '#values/dates.ts'
import type { TakenEnquiry } from './enquiry.ts'
import { FIELDS, labelOf } from './enquiry-fields.ts'
import { mailRows, type Row } from './enquiry-mail.ts'

/** What the visitor is shown of the rows of the staff's mail: the fields and the trip, and no row that we add for us. */
const SHOWN = [...FIELDS.map(labelOf), ...['Rooms', 'Price with taxes', 'Sum', 'Not in it', 'Take care', 'Added later']]

/** What a visitor sent, as lines for its sender. `tour`: the tour that it is about; undefined: not known. */
export function ownRows(enquiry: TakenEnquiry, tour: TourInBrief | undefined): Row[] {
  const rows = mailRows(enquiry, tour).filter(([label]) => SHOWN.includes(label))
  return enquiry.message ? [...rows, [labelOf('message'), enquiry.message]] : rows
}

/** The further words of a copy: the tour, by when it is answered, and the secret address of the enquiry. */
type Told = { tour: TourInBrief | undefined; by: string; address: string }

/**
 * Links that send a visitor what was sent: as a mail to the own address, as a chat with the own number. `text`: what is
 * to be copied by hand, where a link has room for its beginning only.
 */
export function copyLinks(
  enquiry: TakenEnquiry,
  { tour, by, address }: Told,
): { mail: string; chat: string; text?: string } {
  const { reference, email, dialable = '' } = enquiry
  const lines = ownRows(enquiry, tour).map(([label, value]) => `${label}: ${value}`)
  const first = `My enquiry ${reference} to ${brand.fullName}, ${brand.phone.shown}`
  // The address stands first: of a long text a link has the beginning alone.
  const text = [first, `See how far it is, or withdraw it: ${address}`, ...lines, by].join('\n')
  const mail = mailLink(email, `My enquiry ${reference}`)
  const chat = (body: string) => chatLink(dialable.replace('+', ''), body)
  const [mailed, chatted] = [fitting(text, mail), fitting(text, chat)]
  const isCut = mailed !== text || chatted !== text
  return { mail: mail(mailed), chat: chat(chatted), ...(isCut && { text }) }
}

/** The facts about an enquiry's progress. `mailedTo`: the address that has its latest mail, with all added lines. */
type Progress = { mailedAt: number | null; mailedTo: string; added: string; answeredAt: number | null }

/** An enquiry's progress in one sentence for its sender. The staff look at a held one, too. */
export function statusInWords({ mailedAt, mailedTo, added, answeredAt }: Progress): string {
  if (answeredAt !== null) return `An expert first answered you on ${readableMoment(answeredAt)}.`
  if (mailedAt !== null && (mailedTo !== '' || added === '')) return 'An expert has your enquiry.'
  if (mailedAt !== null) return 'An expert has your enquiry, and gets next what you have added.'
  return 'We have your enquiry, and an expert gets it next.'
}
