import { type Contact, isFrom, readContact } from '#domain/enquiries/contact.ts'
import { isLongEnough } from '#domain/enquiries/name-to-find.ts'
import { normalForm } from '#values/normal-form.ts'
import type { NewRow } from './enquiry-rows.ts'
import type { PersonsEnquiries } from './person.ts'

/** The search terms for a person outside their own enquiries. `name`: in the form in which texts are compared; may be empty. */
export type PersonsWords = { emails: string[]; digits: string[]; name: string }

/** The typed numbers and addresses, and those of the enquiries found by them. */
export function wordsOfPerson(typed: Contact[], { rows, spilled }: PersonsEnquiries, name = ''): PersonsWords {
  const isTheirs = (row: NewRow) => typed.some((each) => isFrom(each, { ...row, dialable: row.dialable ?? null }))
  const theirs = [...rows, ...spilled].filter(isTheirs)
  const contacts = [...typed, ...theirs.flatMap(({ email, phone, dialable }) => [email, phone, dialable].flatMap(read))]
  const emails = contacts.flatMap((each) => ('email' in each ? [each.email] : []))
  const digits = contacts.flatMap((each) => ('digits' in each ? [each.digits] : []))
  return {
    emails: [...new Set(emails)],
    digits: [...new Set(digits)],
    name: isLongEnough(name) ? plain(name).trim() : '',
  }
}

function read(typed: string | null | undefined): Contact[] {
  const contact = readContact(typed ?? '')
  return contact ? [contact] : []
}

/** Removes separators between digits before comparing, also a line's end as JSON writes it. */
const digitsOf = (text: string) =>
  ["' '", "'_'", "'-'", "'('", "')'", "'.'", "'+'", "'/'", 'char(160)', 'char(10)', "'\\n'"].reduce(
    (sum, mark) => `replace(${sum}, ${mark}, '')`,
    text,
  )

/**
 * Rows that may name the person; ?1: words in small letters, ?2: digits, as JSON. A text with characters beyond ASCII
 * may have them in another script or with another dash, so `isNamed` checks it.
 */
export const names = (text: string) => `(EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(lower(${text}), w.value) > 0)
  OR EXISTS (SELECT 1 FROM json_each(?2) d WHERE instr(${digitsOf(text)}, d.value) > 0))`
export const beyondAscii = (text: string) => `${text} GLOB '*[^ -~]*'`

/** Whether a text contains one of these addresses, or of these digits in any notation. */
export function isNamed(text: string, { emails, digits }: PersonsWords): boolean {
  const said = plain(text)
  const addresses = said.split(/[^\p{L}\p{N}@._%+-]+/u).map((part) => part.replace(/\.+$/, ''))
  const joined = said.replace(/(?<=\d)[^\d\p{L}]{1,4}(?=\d)/gu, '')
  return emails.some((email) => addresses.includes(email)) || digits.some((each) => joined.includes(each))
}

const BETWEEN_WORDS = /([^\p{L}\p{M}\p{N}]+)/u

/** Whether a text has a name as whole words: "Ana" is not in "Montana". */
export function hasName(text: string, name: string): boolean {
  return ` ${wordsOf(plain(text)).join(' ')} `.includes(` ${wordsOf(name).join(' ')} `)
}

function wordsOf(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter((part, at) => at % 2 === 0 && part !== '')
}

/** The text with "(erased)" in the place of the person's name. If it names the person in another way, all of it goes. */
export function withoutPerson(text: string, words: PersonsWords): string {
  const name = wordsOf(words.name)
  const pieces = text.split(BETWEEN_WORDS)
  const isName = (at: number) => name.every((word, nth) => plain(pieces[at + 2 * nth] ?? '') === word)
  for (let at = 0; name.length > 0 && at < pieces.length; at += 2)
    if (isName(at)) pieces.splice(at, 2 * name.length - 1, '(erased)')
  const rest = pieces.join('')
  return isNamed(rest, words) || (name.length > 0 && hasName(rest, words.name)) ? '(erased)' : rest
}

export function plain(text: string): string {
  return normalForm(text.replace(/\\[nrt]/g, ' '))
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
