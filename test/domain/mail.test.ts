import { expect, it } from 'vitest'
import { digestMail } from '../../src/domain/enquiries/digest.ts'
import type { TakenEnquiry } from '../../src/domain/enquiries/enquiry.ts'
import { enquiryMail, plainestMail } from '../../src/domain/enquiries/mail.ts'
import { manyLines, oneLine } from '../../src/domain/plain-text.ts'
import { enquiry } from '../support/asha.ts'

function taken(differs: Record<string, unknown> = {}): TakenEnquiry {
  const createdAt = Date.UTC(2026, 10, 14, 4, 0)
  return { ...enquiry(differs), id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt }
}

it('The subject has the reference, the tour and the tier', () => {
  expect(enquiryMail(taken()).subject).toBe('Enquiry PT-7K3M9-QX2HB: Bali6d5n, Deluxe Package')
})

it('The subject of a callback without a tour has the reference alone', () => {
  const callback = taken({ packages: '', accommodations: '', place: '', price: '' })
  expect(enquiryMail(callback).subject).toBe('Enquiry PT-7K3M9-QX2HB')
})

it('The text has every field, the page and the price that was seen', () => {
  const { text } = enquiryMail(taken({ passengers: '2 adults', flexible: 'yes', message: 'Near the sea,\nplease' }))
  expect(text.split('\n')).toEqual([
    'Reference: PT-7K3M9-QX2HB',
    'Name: Asha Rao',
    'Phone: +91 98000 11111',
    'E-mail: asha@example.in',
    'Tour: Bali6d5n',
    'Place: Bali',
    'Tier: Deluxe Package',
    'Price seen: ₹54,999 a person',
    'Travel date: 20 Dec 2099',
    'Flexible: yes',
    'Passengers: 2 adults',
    'Page: https://patang.example/tour/Bali6d5n',
    'Call: tel:+919800011111',
    expect.stringMatching(/^WhatsApp: https:\/\/wa\.me\/919800011111\?text=Namaste%2C/),
    'Received: 14 Nov 2026, 09:30 IST',
    '',
    'Near the sea,',
    'please',
  ])
})

it('The HTML has the links to answer with', () => {
  const { html } = enquiryMail(taken())
  expect(html).toContain('<a href="tel:+919800011111">Call</a>')
  expect(html).toContain('<a href="https://wa.me/919800011111?text=')
})

it('A number that cannot be dialled gets no links', () => {
  const { text, html } = enquiryMail(taken({ phone: '12' }))
  expect([text.includes('tel:'), html?.includes('wa.me')]).toEqual([false, false])
})

it('Markup of a visitor is shown, not run', () => {
  const { html } = enquiryMail(taken({ name: '<img src=x onerror=alert(1)>', message: '"><script>' }))
  expect(html).not.toMatch(/<img|<script/)
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;')
})

it('The message id names the enquiry', () => {
  expect(enquiryMail(taken()).headers).toEqual({ 'X-Enquiry-Id': 'a'.repeat(64) })
})

it.each(['asha@example.in', "o'hara+trip@mail.example.co.in"])('A reply goes to %s', (email) => {
  expect(enquiryMail(taken({ email })).replyTo).toBe(email)
})

it.each([
  'asha@localhost',
  'आशा@example.in',
  'a b@example.in',
  'asha@example.in\r\nBcc: all@example.in',
  '"asha"@example.in',
  `${'a'.repeat(65)}@example.in`,
])('No reply goes to %j', (email) => {
  expect(enquiryMail(taken({ email })).replyTo).toBeUndefined()
})

it('A page that is not a path of ours is text, not a link to us', () => {
  expect(enquiryMail(taken({ packages: '//evil.example/x' })).text).toContain('Page: //evil.example/x')
})

it('A new line in a name makes no line of its own', () => {
  expect(enquiryMail(taken({ name: 'Asha\nPhone: 1' })).text).toContain('Name: Asha Phone: 1')
})

it('The plainest form has our own words in its headers and everything in its text', () => {
  const plainest = plainestMail(taken({ tour: 'X' }))
  expect(plainest).toEqual({ subject: 'Enquiry PT-7K3M9-QX2HB', text: enquiryMail(taken({ tour: 'X' })).text })
})

it('A held enquiry says so in the subject and why in the text', () => {
  const { subject, text } = enquiryMail({ ...taken(), heldReason: 'quick' })
  expect([subject.startsWith('Held: '), text.includes('Held: quick')]).toEqual([true, true])
})

it('The digest lists each held enquiry with its reason', () => {
  const { subject, text } = digestMail([
    { ...taken(), heldReason: 'honeypot' },
    { ...taken({ name: 'Ravi' }), heldReason: 'rate' },
  ])
  expect(subject).toBe('2 held enquiries to look at')
  expect(text).toMatch(/\(honeypot\).*Asha Rao · \+91 98000 11111 · asha@example\.in.*\(rate\).*Ravi/s)
})

it('A line keeps Hindi and its joiners and loses controls and bidi marks', () => {
  expect(oneLine('क्\u200Dष आशा\r\nBcc: x\u202E\u2066\u0000 end')).toBe('क्\u200Dष आशा Bcc: x end')
})

it('A cut line ends with a whole character', () => {
  expect(oneLine('🪁🪁🪁', 2)).toBe('🪁🪁')
})

it('Paragraphs keep their lines and lose what could rearrange them', () => {
  expect(manyLines('one\r\ntwo\u202E\u2029three')).toBe('one\ntwo three')
})
