import { brand } from '#brand.ts'
import type { Message } from '#domain/enquiries/enquiry-mail.ts'
import { codeOf, within } from './faults.ts'

export type MailRoute = { binding: Pick<SendEmail, 'send'>; from: string; to: string[] }

/** The longest silence of the mail service, in ms. */
const PATIENCE = 8000
/** The format was refused (developers.cloudflare.com/email-service): the plainest form may pass. */
const REFUSED_AS_WRITTEN = /^E_(VALIDATION|FIELD|HEADER|CONTENT)/
/** The mailbox refuses all mail; others may accept it. */
const NO_SUCH_MAILBOX = /^E_RECIPIENT/

export function mailRoute(env: { MAIL: Pick<SendEmail, 'send'>; MAIL_FROM: string; MAIL_TO: string }): MailRoute {
  const to = env.MAIL_TO.split(',').map((address) => address.trim())
  return { binding: env.MAIL, from: env.MAIL_FROM, to: [...new Set(to.filter(Boolean))] }
}

/** The result of a mail. `told`: all addresses that have it. */
export type SentMail = {
  told: string[]
  messageId: string | undefined
  /** Mailboxes that refuse permanently, and mailboxes that may accept later. */
  refused: unknown[]
  failed: unknown[]
}

/**
 * Sends a mail to each address of the staff separately, because one suppressed address would fail a common mail. A
 * message whose format is refused is sent in its plainest form.
 * @param already addresses that have it
 * @throws the first failure if no address has the mail
 */
export async function sendMail(
  route: MailRoute,
  messages: [full: Message, plainest?: Message],
  already: string[] = [],
): Promise<SentMail> {
  const waiting = route.to.filter((address) => !already.includes(address))
  const outcomes = await Promise.allSettled(waiting.map((to) => sendTo(route, messages, to)))
  const told = [...already, ...waiting.filter((_, at) => outcomes[at]?.status === 'fulfilled')]
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  if (told.length === 0) throw failures.length > 0 ? failures[0] : new Error('nobody to write to')
  const isRefused = (failure: unknown) => NO_SUCH_MAILBOX.test(codeOf(failure))
  return {
    told,
    messageId: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))[0],
    refused: failures.filter(isRefused),
    failed: failures.filter((failure) => !isRefused(failure)),
  }
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
