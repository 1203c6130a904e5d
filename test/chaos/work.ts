import { readContact } from '../../src/domain/enquiries/contact.ts'
import { enquiryMail } from '../../src/domain/enquiries/enquiry-mail.ts'
import { parseEnquiry } from '../../src/domain/enquiries/enquiry-schema.ts'
import { bodyMark } from '../../src/domain/enquiries/held-reason.ts'
import { csvCell } from '../../src/values/csv.ts'
import { addressesIn, canReplyTo } from '../../src/values/mail-address.ts'
import { phoneNumbers } from '../../src/values/phone/phone.ts'
import { manyLines, oneLine } from '../../src/values/plain-text.ts'

/** 20 kB of what makes careless patterns slow. */
const SIZE = 20_000
export const LONG_TEXTS = [
  'a',
  ' ',
  '\n',
  '0',
  '+',
  '=',
  ';',
  '@',
  'a@',
  'a.',
  '-',
  '"',
  '<',
  '\u202e',
  '\t=',
  '/tour/',
  '(1',
].map((unit) => [unit, `${unit.repeat(SIZE / unit.length)}!`] as const)

const FIELDS = [
  'name',
  'email',
  'phone',
  'isd',
  'message',
  'flexible',
  'passengers',
  'date',
  'packages',
  'tour',
  'price',
]

/** Everything that looks at a visitor's text, by name. */
export const VALIDATORS: Record<string, (text: string) => unknown> = {
  ...Object.fromEntries(FIELDS.map((field) => [`parse ${field}`, (text: string) => parse({ [field]: text })])),
  'parse all': (text) => parse(Object.fromEntries(FIELDS.map((field) => [field, text]))),
  mark: (text) => bodyMark({ website: text, opened: text }, 0),
  address: addressesIn,
  'reply address': canReplyTo,
  phone: (text) => phoneNumbers(text, text),
  'one line': (text) => oneLine(text),
  'many lines': manyLines,
  'CSV cell': csvCell,
  contact: readContact,
  mail: (text) => mail(text),
}

function parse(body: Record<string, string>) {
  return parseEnquiry({ phone: '98000 11111', ...body }, '2026-11-14')
}

function mail(text: string) {
  const parsed = parse({})
  if ('mistakes' in parsed) throw new Error('the sample has mistakes')
  const said = { name: text, email: text, message: text, place: text, page: text, passengers: text }
  return enquiryMail({ ...parsed.enquiry, ...said, id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt: 0 })
}
