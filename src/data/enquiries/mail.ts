import { brand } from '#brand.ts'
import { codeOf, within } from '#data/faults.ts'
import type { Message } from '#domain/enquiries/mail.ts'

/** Where mail goes through: the binding, our address, the staff's addresses in order. */
export type MailRoute = { binding: Pick<SendEmail, 'send'>; from: string; to: string[] }

/** The mail service's longest silence, in milliseconds. */
const PATIENCE = 8000
/** Refused as written (developers.cloudflare.com/email-service): the plainest form may pass. */
const REFUSED_AS_WRITTEN = /^E_(VALIDATION|FIELD|HEADER|CONTENT)/
/** This mailbox takes nothing: the next one may. */
const NO_SUCH_MAILBOX = /^E_RECIPIENT/

export function mailRoute(env: { MAIL: Pick<SendEmail, 'send'>; MAIL_FROM: string; MAIL_TO: string }): MailRoute {
  const to = env.MAIL_TO.split(',').map((address) => address.trim())
  return { binding: env.MAIL, from: env.MAIL_FROM, to: to.filter(Boolean) }
}

/**
 * Sends a mail to one of the staff's addresses, never to several: one suppressed address would fail them all.
 * A mailbox that takes nothing leads to the next one, a message that is refused as written to its plainest form.
 * @param first which address to begin with
 * @returns the mail service's message id, where it gives one
 */
export async function sendMail(
  route: MailRoute,
  messages: [full: Message, plainest?: Message],
  first = 0,
): Promise<string | undefined> {
  let failure: unknown = new Error('nobody to write to')
  for (let i = 0; i < route.to.length; i++) {
    try {
      return await sendTo(route, messages, route.to[(first + i) % route.to.length] ?? '')
    } catch (error) {
      failure = error
      if (!NO_SUCH_MAILBOX.test(codeOf(error))) throw error
    }
  }
  throw failure
}

async function sendTo(route: MailRoute, [full, plainest]: [Message, Message?], to: string) {
  const { binding, from } = route
  try {
    const sender = { name: brand.fullName, email: from }
    const sent = await within(PATIENCE, Promise.resolve(binding.send({ ...full, from: sender, to })))
    return sent?.messageId
  } catch (error) {
    if (!plainest || !REFUSED_AS_WRITTEN.test(codeOf(error))) throw error
    const sent = await within(PATIENCE, Promise.resolve(binding.send({ ...plainest, from, to })))
    return sent?.messageId
  }
}
