import { addressesIn } from '#values/mail-address.ts'
import { normalForm, searchForm } from '#values/normal-form.ts'
import { type PhoneNumber, phoneNumbers } from '#values/phone/phone.ts'

/** By what a person is found: an address, or the last digits of a phone number; in normal form. */
export type Contact = { email: string } | { digits: string }

/** Country codes and leading zeros are written or not: ten digits tell an Indian number. */
const TELLING = 10

/** Reads an e-mail or a phone number as the staff type it; undefined when it is too short to tell a person. */
export function readContact(text: string): Contact | undefined {
  const typed = normalForm(text)
  if (typed.includes('@')) return { email: addressesIn(typed)[0] ?? searchForm(typed) }
  const number = phoneNumbers(typed, '')[0]?.number ?? typed
  const digits = number.replace(/\D/g, '').replace(/^0+/, '').slice(-TELLING)
  return digits.length >= 7 && /^[\d\s()+./-]+$/.test(number) ? { digits } : undefined
}

/**
 * Whether an enquiry came from a person. Ten digits are looked for anywhere in the typed text, with any signs between
 * them: two numbers may stand in one field. Fewer count only as the end of a number.
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

/** The numbers that a visitor typed; the one that the database knows where none can be read. */
export function numbersOf({ phone, isd, dialable }: WithNumbers): PhoneNumber[] {
  const numbers = phoneNumbers(phone, isd)
  return numbers.length === 0 && dialable ? [{ number: dialable, call: `tel:${dialable}`, chats: false }] : numbers
}
