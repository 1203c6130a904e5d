import { type Contact, contactsIn, isFrom } from '#domain/enquiries/contact.ts'
import { isLongEnough } from '#domain/enquiries/name-to-find.ts'
import { ERASED } from '#values/erased.ts'
import { normalForm } from '#values/normal-form.ts'
import { hasNoBlanks } from '#values/scripts.ts'
import type { NewRow } from './enquiry-rows.ts'
import type { PersonsEnquiries } from './person.ts'

/** The search terms for a person outside their own enquiries. `name`: in the form in which texts are compared; may be empty. */
export type PersonsWords = { emails: string[]; digits: string[]; name: string }

/** The typed numbers and addresses, and those of the enquiries found by them. */
export function wordsOfPerson(typed: Contact[], { rows, spilled }: PersonsEnquiries, name = ''): PersonsWords {
  const isTheirs = (row: NewRow) => typed.some((each) => isFrom(each, { ...row, dialable: row.dialable ?? null }))
  const theirs = [...rows, ...spilled].filter(isTheirs)
  const contacts = [
    ...typed,
    ...theirs.flatMap(({ email, phone, dialable }) => [email, phone, dialable ?? ''].flatMap(contactsIn)),
  ]
  const emails = contacts.flatMap((each) => ('email' in each ? [each.email] : []))
  const digits = contacts.flatMap((each) => ('digits' in each ? [each.digits] : []))
  return {
    emails: [...new Set(emails)],
    digits: [...new Set(digits)],
    name: isLongEnough(name) ? plain(name).trim() : '',
  }
}

/** Whether a text contains one of these addresses, or of these digits in any notation. */
export function isNamed(text: string, { emails, digits }: PersonsWords): boolean {
  const said = plain(text)
  const addresses = said.split(/[^\p{L}\p{N}@._%+-]+/u).map((part) => part.replace(/\.+$/, ''))
  const joined = said.replace(/(?<=\d)[^\d\p{L}]{1,4}(?=\d)/gu, '')
  return emails.some((email) => addresses.includes(email)) || digits.some((each) => joined.includes(each))
}

const BETWEEN_WORDS = /([^\p{L}\p{M}\p{N}]+)/u
/** Scripts of India, in which an ending may follow a name in the same word. */
const WITH_ENDINGS = /^[\u0900-\u0df7]+$/
/** The mark of a last consonant without a vowel, and such consonants: an ending replaces them. */
const LAST_SIGN = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0d7a-\u0d7f]$/

/**
 * Whether a text has a name: as whole words ("Ana" is not in "Montana"), in Indian scripts also as the beginning of a
 * longer word, in scripts without blanks anywhere.
 */
export function hasName(text: string, name: string): boolean {
  const said = plain(text)
  if (hasNoBlanks(name)) return said.replace(/\s/g, '').includes(name.replace(/\s/g, ''))
  const parts = nameWords(name)
  const words = nameWords(said)
  return parts.length > 0 && words.some((_, at) => parts.every((part, nth) => isPart(words[at + nth] ?? '', part)))
}

function isPart(word: string, part: string): boolean {
  return WITH_ENDINGS.test(part) ? word.startsWith(withoutEnd(part)) : word === part
}

/** The part of a word of a name that stays where an ending follows. */
export function withoutEnd(word: string): string {
  return WITH_ENDINGS.test(word) ? word.replace(LAST_SIGN, '') : word
}

/** The words of a text, without the signs between them. */
export function nameWords(text: string): string[] {
  return text.split(BETWEEN_WORDS).filter((part, at) => at % 2 === 0 && part !== '')
}

/** The text with "(erased)" in the place of the person's name. If it names the person in another way, all of it goes. */
export function withoutPerson(text: string, words: PersonsWords): string {
  const rest = hasNoBlanks(words.name) ? withoutLetters(text, words.name) : withoutWords(text, nameWords(words.name))
  return isNamed(rest, words) || (words.name !== '' && hasName(rest, words.name)) ? ERASED : rest
}

function withoutWords(text: string, name: string[]): string {
  const pieces = text.split(BETWEEN_WORDS)
  const isName = (at: number) => name.every((part, nth) => isPart(plain(pieces[at + 2 * nth] ?? ''), part))
  for (let at = 0; name.length > 0 && at < pieces.length; at += 2)
    if (isName(at)) pieces.splice(at, 2 * name.length - 1, ERASED)
  return pieces.join('')
}

function withoutLetters(text: string, name: string): string {
  return text.replace(new RegExp([...name.replace(/\s/g, '')].join('\\s*'), 'giu'), ERASED)
}

export function plain(text: string): string {
  return normalForm(text.replace(/\\[nrt]/g, ' '))
    .toLowerCase()
    .replace(/\s+/g, ' ')
}
