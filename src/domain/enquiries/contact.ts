import { addressesIn } from '#values/mail-address.ts'
import { normalForm, searchForm } from '#values/normal-form.ts'
import { type PhoneNumber, phoneNumbers } from '#values/phone/phone.ts'

/** The key for finding a person: an address, or the last digits of a phone number, in normal form. */
export type Contact = { email: string } | { digits: string }

/** The digits that identify an Indian number, without country code and leading zeros. */
const TELLING = 10

/** Reads an e-mail or a phone number that staff type; undefined: too short to identify a person. */
export function readContact(text: string): Contact | undefined {
  const typed = normalForm(text)
  if (typed.includes('@')) return { email: addressesIn(typed)[0] ?? searchForm(typed) }
  const number = phoneNumbers(typed, '')[0]?.number ?? typed
  const digits = number.replace(/\D/g, '').replace(/^0+/, '').slice(-TELLING)
  return digits.length >= 7 && /^[\d\s()+./-]+$/.test(number) ? { digits } : undefined
}

/** Every address and every number in the text of a field. */
export function contactsIn(text: string): Contact[] {
  const numbers = phoneNumbers(normalForm(text), '').map(({ number }) => number)
  const all = [...addressesIn(text), ...numbers].flatMap((each) => readContact(each) ?? [])
  return all.length > 0 ? all : [readContact(text) ?? []].flat()
}

/**
 * Whether an enquiry came from a person. Ten digits match anywhere in the typed text, with any signs between them,
 * because one field may hold two numbers. Fewer digits match only at the end of a number.
 */
export function isFrom(contact: Contact, said: { email: string; phone: string; dialable: string | null }): boolean {
  if ('email' in contact) return [searchForm(said.email), ...addressesIn(said.email)].includes(contact.email)
  const numbers = [said.phone, said.dialable ?? ''].map((text) => normalForm(text))
  const { digits } = contact
  const isWhole = digits.length === TELLING
  return numbers.some((text) => {
    const parts = [text, ...text.split(/[^\d\s()+.-]+/)].map((part) => part.replace(/\D/g, ''))
    return parts.some((part) => (isWhole ? part.includes(digits) : part.endsWith(digits)))
  })
}

type WithNumbers = { phone: string; isd: string; dialable?: string | null }

/** The numbers in the typed text; if none can be read, the stored one. */
export function numbersOf({ phone, isd, dialable }: WithNumbers): PhoneNumber[] {
  const numbers = phoneNumbers(phone, isd)
  return numbers.length === 0 && dialable ? [{ number: dialable, call: `tel:${dialable}`, chats: false }] : numbers
}
