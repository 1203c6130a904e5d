import { describe, expect, it } from 'vitest'
import type { TourInBrief } from '../../../src/domain/catalogue/tour.ts'
import { digestMail } from '../../../src/domain/enquiries/digest-mail.ts'
import type { TakenEnquiry } from '../../../src/domain/enquiries/enquiry.ts'
import { enquiryMail, mailRows, plainestMail, shownPhone } from '../../../src/domain/enquiries/enquiry-mail.ts'
import { addressesIn, canReplyTo } from '../../../src/values/mail-address.ts'
import { escapeHtml, manyLines, oneLine } from '../../../src/values/plain-text.ts'
import { enquiry } from '../../support/asha.ts'

function taken(differs: Record<string, unknown> = {}): TakenEnquiry {
  const createdAt = Date.UTC(2026, 10, 14, 4, 0)
  return { ...enquiry(differs), id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt }
}

const BALI: TourInBrief = {
  id: 'Bali6d5n',
  path: '/tour/Bali6d5n',
  title: 'Bali, gates and green steps',
  place: 'Bali',
  duration: '5N/6D',
  windows: [],
}
const tiers = { current: 1, cut: 2 }
const ended = { from: '2025-09-01', till: '2026-02-15', standard: tiers, deluxe: tiers, superDeluxe: tiers }

it('The subject says who, where, which tier and when, the reference last', () => {
  expect(enquiryMail(taken({ date: '15/1/2027' }), BALI).subject).toBe(
    'Asha Rao · Bali 5N/6D, Deluxe · 15 Jan 2027 · PT-7K3M9-QX2HB',
  )
})

it('Without the tour at hand the subject has its id', () => {
  expect(enquiryMail(taken()).subject).toBe('Asha Rao · Bali6d5n, Deluxe · 20 Dec 2027 · PT-7K3M9-QX2HB')
})

it('The subject of a message without a name or a tour begins with what it says', () => {
  const message = { name: '', message: 'A week in the hills with my mother, please', accommodations: '', date: '' }
  const { subject } = enquiryMail(taken({ ...message, packages: '/contact', place: '', price: '' }))
  expect(subject).toBe('No name · “A week in the hills with my mother, plea” · PT-7K3M9-QX2HB')
})

it('However long a name is, the subject keeps its reference', () => {
  const { subject } = enquiryMail(taken({ name: 'Asha '.repeat(50) }), BALI)
  expect([subject.length <= 150, subject.endsWith(' · PT-7K3M9-QX2HB')]).toEqual([true, true])
})

it('The text has every field in a planner’s order, the page and the price that was seen', () => {
  const { text } = enquiryMail(
    taken({ passengers: '2 adults', flexible: 'yes', message: 'Near the sea,\nplease' }),
    BALI,
  )
  expect(text.split('\n')).toEqual([
    'Name: Asha Rao',
    'Phone: +91 98000 11111',
    'E-mail: asha@example.in',
    'Travel date: 20 Dec 2027',
    'Flexible: yes',
    'Passengers: 2 adults',
    'Place: Bali',
    'Tour: Bali, gates and green steps, 5N/6D',
    'Tier: Deluxe Package',
    'Price seen: ₹54,999 a person, without taxes',
    'Page: https://patang.example/tour/Bali6d5n',
    'Channel: Website form',
    'Received: 14 Nov 2026, 09:30 IST',
    'Reference: PT-7K3M9-QX2HB',
    'At the desk: https://desk.patang.example/enquiry/PT-7K3M9-QX2HB',
    'Call: tel:+919800011111',
    expect.stringMatching(/^WhatsApp: https:\/\/wa\.me\/919800011111\?text=Namaste,/),
    '',
    'Message:',
    'Near the sea,',
    'please',
  ])
})

it('An enquiry from another page has the link of its tour', () => {
  expect(enquiryMail(taken({ packages: '/International', tour: 'Bali6d5n' }), BALI).text).toContain(
    'Tour page: https://patang.example/tour/Bali6d5n\n',
  )
})

it('A price that had ended when the enquiry came is said to have ended', () => {
  const { text } = enquiryMail(taken(), { ...BALI, windows: [ended] })
  expect(text).toContain('Price seen: ₹54,999 a person, without taxes (it had ended on 15 Feb 2026)\n')
})

it('A price that held on the day of the enquiry is not', () => {
  const { text } = enquiryMail(taken(), { ...BALI, windows: [{ ...ended, till: '2026-11-14' }] })
  expect(text).toContain('Price seen: ₹54,999 a person, without taxes\n')
})

it('Without a price that was seen none is told', () => {
  expect(enquiryMail(taken({ price: '' }), BALI).text).not.toContain('Price seen')
})

it('Two numbers have a link each to call, and the first has the chat', () => {
  const { text } = enquiryMail(taken({ phone: '98765 43210 / 91234 56780' }))
  expect(text).toMatch(
    /^Call: tel:\+919876543210\nCall 2: tel:\+919123456780\nWhatsApp: https:\/\/wa\.me\/919876543210\?/m,
  )
})

it.each(['0141 256 7890 ext 12', '1800 11 1363'])('%s has a link to call and no chat', (phone) => {
  const { text, html } = enquiryMail(taken({ phone }))
  expect([/^Call: tel:\+91/m.test(text), `${text}${html}`.includes('wa.me')]).toEqual([true, false])
})

it('A dialling code that was typed as well as chosen is shown once', () => {
  expect(enquiryMail(taken({ phone: '+91 99999 88888' })).text).toContain('Phone: +91 99999 88888\n')
})

it('What a word processor hides in a name disappears without splitting the word', () => {
  const name = '\uFEFFRa\u00ADje\u200Bsh\u2060 \u202AShar\u200Ema\u202C'
  expect(enquiryMail(taken({ name })).text).toContain('Name: Rajesh Sharma\n')
})

it.each([
  ['श\u200Dर्मा', 'श\u200Dर्मा'],
  ['क्\u200Cष', 'क्\u200Cष'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['As\u034Fha', 'Asha'],
  ['\u3164', ''],
])('The name %j is shown as %j: what writes a letter stays, what hides goes', (name, shown) => {
  expect(enquiryMail(taken({ name })).text.match(/^Name: (.*)$/m)?.[1] ?? '').toBe(shown)
})

it('The HTML has the links to answer with', () => {
  const { html } = enquiryMail(taken())
  expect(html).toMatch(/<a href="tel:\+919800011111" style="[^"]*">Call<\/a>/)
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
  expect(enquiryMail({ ...taken(), email }).replyTo).toBeUndefined()
})

it('A page that is not a path of ours is text, not a link to us', () => {
  expect(enquiryMail(taken({ packages: '//evil.example/x' })).text).toContain('Page: //evil.example/x')
})

it('A new line in a name makes no new line in the mail', () => {
  expect(enquiryMail(taken({ name: 'Asha\nPhone: 1' })).text).toContain('Name: Asha Phone: 1')
})

it('The plainest form has our own words in its headers and everything in its text', () => {
  const plainest = plainestMail(taken({ tour: 'X' }))
  expect(plainest).toEqual({ subject: 'Enquiry PT-7K3M9-QX2HB', text: enquiryMail(taken({ tour: 'X' })).text })
})

it('A held enquiry says so in the subject and why in the text', () => {
  const { subject, text } = enquiryMail({ ...taken(), heldReason: 'quick' })
  expect([subject.startsWith('Held: '), text.includes('Held: sent within two seconds')]).toEqual([true, true])
})

it('The digest lists each held enquiry with its reason', () => {
  const { subject, text } = digestMail([
    { ...taken(), heldReason: 'honeypot' },
    { ...taken({ name: 'Ravi' }), heldReason: 'rate' },
  ])
  expect(subject).toBe('2 held enquiries to look at')
  expect(text).toMatch(
    /\(a field that people do not see was filled in\).*Asha Rao · \+91 98000 11111 · asha@example\.in.*\(many from one visitor\).*Ravi/s,
  )
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

it('Text in the HTML of a mail has each sign of markup escaped', () => {
  expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
    '&#60;a href=&#34;x&#34; title=&#39;y&#39;&#62;&#38;&#60;/a&#62;',
  )
})

describe('a trip that was worked out', () => {
  const sum = {
    ...{
      total: 42_838,
      perPerson: 2_141_900,
      prices: 'to 31 Mar 2027',
      untold: ['We tell you.'],
      rulesOn: '2026-11-28',
    },
    lines: [
      { name: 'Package, ₹19,999 × 2', amount: '₹39,998' },
      { name: 'GST 5%', amount: '₹1,999.90' },
    ],
  }
  const trip = { trip: 'adults=2&rooms=1%2B1&tier=deluxe&from=2027-02-10' }
  const rows = (differs: Partial<TakenEnquiry>) => Object.fromEntries(mailRows({ ...taken(), ...differs }, BALI))

  it('is told with its sum, line by line', () => {
    expect(rows({ ...trip, tripSum: sum, totalSeen: 42_838 })).toMatchObject({
      Trip: '2 adults, Deluxe, from 10 Feb 2027',
      Rooms: '1 + 1',
      'Price with taxes': 'Total: ₹42,838, ₹21,419 a person (to 31 Mar 2027)',
      Sum: 'Package, ₹19,999 × 2: ₹39,998; GST 5%: ₹1,999.90',
      'Not in it': 'We tell you.',
      'Tax rules of': '28 Nov 2026',
    })
    expect(rows({ ...trip, tripSum: sum, totalSeen: 42_838 })).not.toHaveProperty('Total seen')
  })

  it('is told by the adult where children are not in the sum', () => {
    const family = { trip: 'adults=2&children=2&tier=deluxe' }
    expect(rows({ ...family, tripSum: sum })['Price with taxes']).toContain('₹21,419 per adult (')
  })

  it('is told with what the visitor saw where that is another sum, or none could be worked out', () => {
    const seen = '₹40,000, which is not what we work out'
    expect(rows({ ...trip, tripSum: sum, totalSeen: 40_000 })['Total seen']).toBe(seen)
    expect(rows({ ...trip, totalSeen: 40_000 })).toMatchObject({ 'Total seen': seen })
    expect(rows({ ...trip, totalSeen: 40_000 })).not.toHaveProperty('Price with taxes')
    expect(rows(trip)).not.toHaveProperty('Total seen')
  })

  it('is none where none was worked out', () => {
    expect(rows({ totalSeen: 40_000 })).not.toHaveProperty('Total seen')
  })
})

it('How and when to answer, what is wished for and what was added later have a line each', () => {
  const enquired = taken({ answerBy: 'whatsapp', hours: 'after 6', wishes: 'One more night' })
  expect(Object.fromEntries(mailRows({ ...enquired, added: 'No fish' }, undefined))).toMatchObject({
    ...{ 'Answer by': 'WhatsApp, after 6', Wishes: 'One more night', 'Added later': 'No fish' },
  })
})

it('A number that can be dialled as it was stored has its link although what was typed can no longer be read', () => {
  const { text } = enquiryMail({ ...taken({ phone: 'call me' }), dialable: '+919800011111' })
  expect([text.includes('Call: tel:+919800011111'), text.includes('WhatsApp')]).toEqual([true, false])
})

it('The link of our own page can be tapped in the HTML, and no other address can', () => {
  expect(enquiryMail(taken(), BALI).html).toContain('<a href="https://patang.example/tour/Bali6d5n">')
  const foreign = enquiryMail(taken({ packages: 'https://evil.example', name: 'https://patang.example' })).html
  expect(foreign).not.toMatch(/<a href="https:\/\/(evil|patang)/)
})

it.each(['/tour/Bali6d5n', '/x_y-z.html'])('The page %s is a link to us', (packages) => {
  expect(enquiryMail(taken({ packages })).text).toContain(`Page: https://patang.example${packages}\n`)
})

it('A dialling code that was typed in brackets or with two zeros is shown once', () => {
  const shown = ['(+91) 98000 11111', '0091 98000 11111', '98000 11111'].map((phone) =>
    shownPhone({ isd: '+91', phone }),
  )
  expect(shown).toEqual(['(+91) 98000 11111', '0091 98000 11111', '+91 98000 11111'])
})

it('An address has 254 letters at most', () => {
  const begun = `${'a'.repeat(64)}@${'d'.repeat(60)}.${'d'.repeat(60)}.eeeee.`
  const address = (letters: number) => begun.padEnd(letters, 'f')
  expect([254, 255].map((letters) => canReplyTo(address(letters)))).toEqual([true, false])
  expect([254, 255].map((letters) => addressesIn(address(letters)).length)).toEqual([1, 0])
})

it('A line has 200 characters at most unless it is said, however long the text is', () => {
  expect(oneLine('x'.repeat(5000))).toHaveLength(200)
  expect(oneLine(`x${'\u200B'.repeat(10)}y`, 5)).toBe('xy')
})
