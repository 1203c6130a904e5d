import { brand } from '#brand.ts'
import { isReference } from './reference.ts'

/** The two kinds of tickets. Neither works for the other kind. */
export type TicketOf = 'enquiry' | 'review'

/**
 * A ticket for one enquiry or one review: "PT-7K3M9-QX2HB." and 22 letters of base64url. These are the first 132 bits
 * of an HMAC-SHA-256 of the kind and the reference. Nothing is stored; another secret invalidates all tickets.
 */
export async function ticketOf(secret: string, reference: string, opens: TicketOf = 'enquiry'): Promise<string> {
  return `${reference}.${await signature(secret, `${opens} ${reference}`)}`
}

/** The reference of a valid ticket; undefined: it is invalid. Comparing takes the same time for every wrong one. */
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
 * The ticket in the last part of an address. A chat or a mail program may have added marks around it, or text after
 * "&". A ticket has a fixed length, so that a trailing letter can be cut off. Undefined: there is none.
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

/** Compares every letter, so that the time tells nothing. */
function isSame(one: string, other: string): boolean {
  let differences = one.length ^ other.length
  for (let at = 0; at < LENGTH; at++) differences |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return differences === 0
}
