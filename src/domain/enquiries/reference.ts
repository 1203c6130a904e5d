import { brand } from '#brand.ts'
import { normalForm } from '#values/normal-form.ts'

/** Crockford's alphabet: no I, L, O or U, so that a reference survives a phone call. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The id of an enquiry: the SHA-256 of its key and its content, in hex. A repeated key with the same content is the
 * same enquiry. With other content it is another enquiry.
 */
export async function enquiryId(key: string, content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(`${key}\n${JSON.stringify(content)}`)
  return hex(await crypto.subtle.digest('SHA-256', bytes))
}

export function hex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The reference that people read out, "PT-7K3M9-QX2HB": the agency's prefix and ten characters (50 bits) of the id. */
export function referenceOf(id: string): string {
  let bits = BigInt(`0x${id.slice(0, 13)}`) >> 2n
  let text = ''
  for (let i = 0; i < 10; i++) {
    text = ALPHABET[Number(bits & 31n)] + text
    bits >>= 5n
  }
  return `${brand.referencePrefix}-${text.slice(0, 5)}-${text.slice(5)}`
}

/** The mark of an erased enquiry: a hash from which neither reference nor content can be found. */
export function tombstoneMark(reference: string): Promise<string> {
  return enquiryId('tombstone', reference)
}

/** The mark of a withdrawn review outside the database: a hash from which the reference cannot be found. */
export function reviewMark(reference: string): Promise<string> {
  return enquiryId('review', reference)
}

/** The beginning of the ids with this reference, in hex. */
export function idPrefixOf(reference: string): string {
  const letters = reference.slice(brand.referencePrefix.length).replaceAll('-', '')
  const bits = [...letters].reduce((sum, letter) => (sum << 5n) | BigInt(ALPHABET.indexOf(letter)), 0n)
  return (bits >> 2n).toString(16).padStart(12, '0')
}

/**
 * The letters of a typed reference, or of a part of it with four letters or more. O is 0, I and L are 1, in any letter
 * case; dashes, spaces and the prefix are optional. Undefined: it is no part of a reference.
 */
export function referenceLetters(text: string): string | undefined {
  const typed = normalForm(text)
    .toUpperCase()
    .replace(new RegExp(`^${brand.referencePrefix}[\\s-]+`), '')
    .replace(/[\s-]/g, '')
  const isWhole = typed.length === brand.referencePrefix.length + 10 && typed.startsWith(brand.referencePrefix)
  const bare = isWhole ? typed.slice(-10) : typed
  const letters = bare.replaceAll('O', '0').replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{4,10}$/.test(letters) ? letters : undefined
}

/** Whether a text has the form of a reference; the success page shows nothing else. */
export function isReference(text: string): boolean {
  const letters = text.slice(brand.referencePrefix.length)
  return text.startsWith(brand.referencePrefix) && /^-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/.test(letters)
}
