import { describe, expect, it } from 'vitest'
import type { TakenEnquiry } from '../../../src/domain/enquiries/enquiry.ts'
import { enquiryMail } from '../../../src/domain/enquiries/enquiry-mail.ts'
import { copyLinks, ownRows, statusInWords } from '../../../src/domain/enquiries/own-words.ts'
import { enquiry } from '../../support/asha.ts'

function taken(differs: Record<string, unknown> = {}): TakenEnquiry {
  return { ...enquiry(differs), id: 'a'.repeat(64), reference: 'PT-7K3M9-QX2HB', createdAt: 0, heldReason: 'rate' }
}

it('A visitor reads what was sent, and nothing of what is ours', () => {
  const rows = ownRows(taken({ message: 'Near the sea' }), undefined)
  expect(rows).toContainEqual(['Name', 'Asha Rao'])
  expect(rows.at(-1)).toEqual(['Message', 'Near the sea'])
  const labels = rows.map(([label]) => label)
  expect(labels.filter((label) => ['Held', 'Received', 'Reference', 'Page', 'Tax rules of'].includes(label))).toEqual(
    [],
  )
  expect(ownRows(taken(), undefined).map(([label]) => label)).not.toContain('Message')
})

const ADDRESS = 'https://patang.example/e/secret'
const TOLD = { tour: undefined, by: '', address: ADDRESS }

describe('the links to keep what was sent', () => {
  it('lead to the own address and the own number', () => {
    const { mail, chat } = copyLinks(taken(), { ...TOLD, by: 'By Monday.' })
    expect(mail).toMatch(/^mailto:asha%40example\.in\?subject=My%20enquiry%20PT-7K3M9-QX2HB&body=/)
    expect(chat).toMatch(/^https:\/\/wa\.me\/919800011111\?text=My%20enquiry%20PT-7K3M9-QX2HB/)
    const lines = decodeURIComponent(mail.split('&body=')[1] ?? '').split('\r\n')
    expect(lines[0]).toMatch(/^My enquiry PT-7K3M9-QX2HB to /)
    expect([lines[2], lines.at(-1)]).toEqual(['Name: Asha Rao', 'By Monday.'])
  })

  it.each(['Near the sea', 'a'.repeat(2000)])('lead back to the own enquiry, however long it is: %s', (message) => {
    const { mail, chat } = copyLinks(taken({ message }), TOLD)
    for (const link of [mail, chat])
      expect(decodeURIComponent(link)).toMatch(new RegExp(`withdraw it: ${ADDRESS}\r?\n`))
  })

  it('end their lines as a mail does', () => {
    const { mail } = copyLinks(taken({ message: 'One\nTwo' }), TOLD)
    expect(decodeURIComponent(mail)).toMatch(/Message: One\r\nTwo\r\n/)
  })

  it.each(['क'.repeat(300), '🪁'.repeat(3000), 'a'.repeat(2000)])(
    'hold the beginning where they would be longer than a mail program takes, and all is to be copied: %s',
    (message) => {
      const { mail, chat, text } = copyLinks(taken({ message }), TOLD)
      expect([mail.length <= 1800, chat.length <= 1800]).toEqual([true, true])
      for (const link of [mail, chat]) expect(decodeURIComponent(link)).toMatch(/My enquiry .*Name: Asha Rao.* …$/s)
      expect(text).toContain(message)
    },
  )

  it('are whole up to their length', () => {
    const { mail, chat, text } = copyLinks(taken({ message: 'क'.repeat(20) }), TOLD)
    expect([mail.includes('%E0%A4%95'), chat.includes('%E0%A4%95'), text]).toEqual([true, true, undefined])
  })
})

it.each([
  [{ mailedAt: 1, mailedTo: 'a@x.in', added: '' }, 'An expert has your enquiry.'],
  [{ mailedAt: 1, mailedTo: '', added: '' }, 'An expert has your enquiry.'],
  [{ mailedAt: 1, mailedTo: 'a@x.in', added: 'Two people' }, 'An expert has your enquiry.'],
  [
    { mailedAt: 1, mailedTo: '', added: 'Two people' },
    'An expert has your enquiry, and gets next what you have added.',
  ],
  [{ mailedAt: null, mailedTo: '', added: '' }, 'We have your enquiry, and an expert gets it next.'],
  [{ mailedAt: null, mailedTo: '', added: 'Two people' }, 'We have your enquiry, and an expert gets it next.'],
])('An enquiry whose delivery is %j says: %s', (progress, sentence) => {
  expect(statusInWords({ ...progress, answeredAt: null })).toBe(sentence)
})

it('An enquiry that was answered says when', () => {
  const answeredAt = Date.parse('2026-11-30T09:21:00Z')
  expect(statusInWords({ mailedAt: 1, mailedTo: 'a@x.in', added: '', answeredAt })).toBe(
    'An expert first answered you on 30 Nov 2026, 14:51 IST.',
  )
})

it('A message keeps its lines in every mail program: Outlook knows elements alone', () => {
  const { html } = enquiryMail(taken({ message: 'One <b>\r\nTwo\nThree' }))
  expect(html).toContain('One &#60;b&#62;<br>Two<br>Three')
})
