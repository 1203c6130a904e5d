import { brand } from '#brand.ts'
import type { CaseSheet } from '#data/cases/read-case.ts'
import { numbersOf } from '#domain/enquiries/contact.ts'
import type { TakenEnquiry } from '#domain/enquiries/enquiry.ts'
import { chatLink, fitting, mailLink } from '#values/chat-link.ts'
import { canReplyTo } from '#values/mail-address.ts'
import type { Noted } from './case-page-props.ts'
import type { Draft } from './read-case-form.ts'

/** The link that opens a noted message, only if the history has it. */
export function notedIn(
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

/** Opens a message in its program; undefined: it is empty, or there is no valid number or address. */
function linkFor(enquiry: TakenEnquiry, { channel, text, about }: Message): Noted | undefined {
  if (text === '') return undefined
  const linkWith = channel === 'mail' ? mailWith(enquiry, about) : chatWith(enquiry)
  if (!linkWith) return undefined
  const fits = fitting(text, linkWith)
  return { channel, link: linkWith(fits), ...(fits !== text && { whole: text }) }
}

type LinkWith = ((text: string) => string) | undefined

function chatWith(enquiry: TakenEnquiry): LinkWith {
  const chat = numbersOf(enquiry).find(({ chats }) => chats)
  return chat && ((text) => chatLink(chat.number.slice(1), text))
}

function mailWith({ email }: TakenEnquiry, about: string): LinkWith {
  return canReplyTo(email) ? mailLink(email, about) : undefined
}
