import { brand } from '#brand.ts'
import { isReference } from './reference.ts'

/** What a ticket opens: one's own enquiry, or the page that asks for a review. One of them never opens the other. */
export type TicketOf = 'enquiry' | 'review'

/**
 * A ticket opens one enquiry, or asks for one review. It is "PT-7K3M9-QX2HB.", then 22 letters of base64url: the first
 * 132 bits of an HMAC-SHA-256 of what it opens and the reference. Nothing is stored; another secret ends all tickets.
 */
export async function ticketOf(secret: string, reference: string, opens: TicketOf = 'enquiry'): Promise<string> {
  return `${reference}.${await signature(secret, `${opens} ${reference}`)}`
}

/** The reference that a ticket opens; undefined: it opens nothing. Takes the same time for every wrong one. */
export async function readTicket(
  secret: string | undefined,
  ticket: string,
  opens: TicketOf = 'enquiry',
): Promise<string | undefined> {
  const [reference = '', given = ''] = ticket.split('.')
  if (!secret || !isReference(reference) || ticket.length !== reference.length + 1 + LENGTH) return undefined
  return isSame(given, await signature(secret, `${opens} ${reference}`)) ? reference : undefined
}

const LENGTH = 22

/**
 * The ticket in the last part of an address. A chat, a sentence or a mail program may have left marks around it, and a
 * program may have joined something to it by "&". A ticket has one length, so that even a mark that may be a letter of
 * it is known. Undefined: there is none.
 */
export function ticketIn(text: string): string | undefined {
  const ticket = `(${brand.referencePrefix}-\\w{5}-\\w{5})(\\.[\\w-]{22})`
  const [, reference, signed] =
    new RegExp(`^[^\\p{L}\\p{N}]*${ticket}[^\\p{L}\\p{N}]*(?:&.*)?$`, 'ius').exec(text) ?? []
  return reference && signed && reference.toUpperCase() + signed
}

async function signature(secret: string, what: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, bytes(what))
  const text = btoa(String.fromCharCode(...new Uint8Array(signed)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, LENGTH)
}

/** Looks at every letter, however early one differs. */
function isSame(one: string, other: string): boolean {
  let differences = one.length ^ other.length
  for (let at = 0; at < LENGTH; at++) differences |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return differences === 0
}
