/** By what a person is found: an address, or the last digits of a phone number. */
export type Contact = { email: string } | { digits: string }

/** Country codes and leading zeros are written or not: ten digits tell an Indian number. */
const TELLING = 10

/** Reads an e-mail or a phone number as the staff type it; undefined when it is too short to tell a person. */
export function readContact(text: string): Contact | undefined {
  const typed = text.trim()
  if (typed.includes('@')) return { email: typed }
  const digits = typed.replace(/\D/g, '').slice(-TELLING)
  return digits.length >= 7 && /^[\d\s()+./-]+$/.test(typed) ? { digits } : undefined
}
