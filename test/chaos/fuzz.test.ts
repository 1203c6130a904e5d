import fc from 'fast-check'
import { HonoRequest } from 'hono/request'
import { expect, it } from 'vitest'
import { FIELDS } from '../../src/domain/enquiries/enquiry-fields.ts'
import { enquiryMail } from '../../src/domain/enquiries/enquiry-mail.ts'
import { parseEnquiry, typedValues } from '../../src/domain/enquiries/enquiry-schema.ts'
import { bodyMark } from '../../src/domain/enquiries/held-reason.ts'
import { readBody } from '../../src/site/enquiry/read-body.ts'
import { csvCell } from '../../src/values/csv.ts'
import { figure } from './figure.ts'

const RUNS = 2000

/** Text with a liking for what ends a header, opens a tag or starts a formula. */
const SPITEFUL = fc.constantFrom(
  ...['\r', '\n', '\0', '\t', ' ', '"', "'", '<', '>', '&', ';', ':', ',', '=', '+', '-', '@', '＝', '%', '\\', '/'],
  ...['\u202e', '\u2066', '\u200b', '\u2028', '\ud800', '\ufeff', 'आ', 'क्\u200dष', '🪁', '.', 'a', '9', '_', '-->'],
)
const text = fc.oneof(
  fc.string({ unit: SPITEFUL, maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('asha@example.in', '98000 11111', '/tour/Bali6d5n', '2027-12-20', '+91', '__proto__'),
)

/** Runs a property and gives how many of its runs failed before it stopped. */
function failures<T>(property: fc.IProperty<T>): number {
  const { failed, counterexample } = fc.check(property, { numRuns: RUNS })
  expect.soft(counterexample).toBeNull()
  return failed ? 1 : 0
}

const wire = fc.record(Object.fromEntries(FIELDS.map((field) => [field, text])), { requiredKeys: ['name', 'email'] })

it('No header of a mail holds a line end, a control or a bidi character, and its HTML no markup of a visitor', () => {
  const failed = failures(
    fc.property(wire, (body) => {
      const { email, passengers = '', ...others } = body as Record<string, string>
      const taken = { ...others, passengers: `We are ${passengers}`, phone: '98000 11111', date: '' }
      const parsed = parseEnquiry(taken, '2026-11-14')
      if ('mistakes' in parsed) return false
      const said = { ...parsed.enquiry, email: email ?? '' }
      const mail = enquiryMail({ ...said, id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt: 0 })
      const headers = [mail.subject, mail.replyTo ?? '', ...Object.values(mail.headers ?? {})]
      const tags = mail.html?.match(/<[^>]*>/g) ?? []
      return (
        headers.every((value) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]/u.test(value) && value.length < 300) &&
        tags.every((tag) => /^<\/?(div|table|tr|th|td|p|a|br)( (style|dir|href)="[^"]*")*>$/.test(tag))
      )
    }),
  )
  figure('fuzz: mail headers', { runs: RUNS, failures: failed })
  expect(failed).toBe(0)
})

/** Without what would move a terminal's cursor or turn a line around. */
const legible = (value: string) => value.replace(/\r\n?/g, '\n').replace(/[[\p{Cc}--[\n\t]]\p{Bidi_Control}]/gv, '')

it('No cell of a CSV file runs as a formula or leaves its quotes, and its text is all there', () => {
  const failed = failures(
    fc.property(text, (value) => {
      const cell = csvCell(value)
      const inside = cell.slice(1, -1).replaceAll('""', '')
      const cells = cell.slice(1, -1).split(/[;\t\r\n]/)
      return (
        cell.startsWith('"') &&
        cell.endsWith('"') &&
        !inside.includes('"') &&
        cells.every((part) => !/^[\s"\p{C}]*[=+\-@＝＋－＠]/u.test(part)) &&
        cell.slice(1, -1).replaceAll('""', '"').replaceAll("'", '') === legible(value).replaceAll("'", '')
      )
    }),
  )
  figure('fuzz: CSV', { runs: RUNS, failures: failed })
  expect(failed).toBe(0)
})

const isPlain = (value: unknown) => ['string', 'number'].includes(typeof value)
/** Where an enquiry came from is the one field with parts. */
const holdsTexts = (value: unknown) => Object.values(value as object).every((part) => typeof part === 'string')
const anything = fc.anything({
  withNullPrototype: true,
  maxDepth: 3,
  key: fc.constantFrom(...FIELDS, '__proto__', 'constructor', 'toString'),
})
const body = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => new TextDecoder('latin1').decode(bytes)),
  fc.json(),
  anything.map((value) => JSON.stringify(value) ?? ''),
  fc
    .dictionary(fc.constantFrom(...FIELDS, '__proto__', 'constructor', 'website', 'opened'), text)
    .map((value) => JSON.stringify(value)),
)
const contentType = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/x-www-form-urlencoded',
  'text/plain',
  '',
)

it('No body makes the parser throw, lets an unknown field through or touches a prototype', async () => {
  const property = fc.asyncProperty(body, contentType, async (content, type) => {
    const init = { method: 'POST', body: content.toWellFormed(), headers: { 'content-type': type } }
    const read = await readBody(new HonoRequest(new Request('https://patang.example/send-email', init)))
    const parsed = parseEnquiry(read.fields, '2026-11-14')
    bodyMark(read.fields, 0)
    const known: readonly string[] = FIELDS
    const values = typedValues(read.fields)
    const strings = 'mistakes' in parsed ? parsed.mistakes : parsed.enquiry
    return (
      Object.keys(values).every((name) => known.includes(name)) &&
      Object.entries(strings).every(([name, value]) => isPlain(value) || (name === 'source' && holdsTexts(value))) &&
      Object.getPrototypeOf(strings) === Object.prototype &&
      Object.keys(Object.prototype).length === 0
    )
  })
  const details = await fc.check(property, { numRuns: RUNS })
  figure('fuzz: body parser', { runs: RUNS, failures: details.failed ? 1 : 0 })
  expect(details.counterexample).toBeNull()
})
