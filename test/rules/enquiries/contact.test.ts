import { expect, it } from 'vitest'
import { isFrom, readContact } from '../../../src/domain/enquiries/contact.ts'
import { normalForm, searchForm } from '../../../src/values/normal-form.ts'

const from = (asked: string, said: { email?: string; phone?: string; dialable?: string | null }) => {
  const contact = readContact(asked)
  return contact !== undefined && isFrom(contact, { email: '', phone: '', dialable: null, ...said })
}

it.each([
  ['9876543210', '98765 43210 / 91234 56789'],
  ['9123456789', '98765 43210 / 91234 56789'],
  ['९८७६५४३२१६', '98765 43216'],
  ['9876543216', '९८७६५ ४३२१६'],
  ['+91 98765-43210', '09876543210'],
  ['(0)98765 43210', '9876543210'],
  ['\u202A+91 98765 43210\u202C', '9876543210'],
  ['9876543210', '98765\u200B43210, call after 6'],
  ['2567890', '0141 256 7890'],
  ['1412567890', '0141-256 7890 ext 12'],
  ['0141-2567890 ext 12', '+91 141 256 7890'],
  ['050 123 4567', '+971 50 123 4567'],
])('%s finds the person who typed %s', (asked, phone) => {
  expect(from(asked, { phone })).toBe(true)
})

it.each([
  ['9876543210', '98765 43211'],
  ['2567890', '25678901'],
  ['1234567', '98123 45670'],
])('%s does not find the person who typed %s', (asked, phone) => {
  expect(from(asked, { phone })).toBe(false)
})

it.each([
  ['ASHA@Example.in', 'asha@example.IN'],
  ['आशा@example.com', ' आशा@Example.com'],
  ['asha@example.in', 'asha\u200B@example.in'],
  ['ａｓｈａ@example.in', 'asha@example.in'],
  ['आशा@उदाहरण.भारत', 'आशा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['asha@xn--mnchen-3ya.de', 'Asha@MÜNCHEN.de'],
  ['asha@münchen.de', 'asha@mu\u0308nchen.de'],
  ['asha@example.in', 'Asha Rao <asha@example.in>'],
  ['rao@example.in', 'asha@example.in / rao@example.in'],
  ['rao@example.in', 'asha@example.in rao@example.in'],
  ['asha@example.in', 'mailto:asha@example.in.'],
])('%s finds the address %s', (asked, email) => {
  expect(from(asked, { email })).toBe(true)
})

it('Nobody is found by an address that only begins alike', () => {
  expect(from('asha@example.in', { email: 'asha@example.info' })).toBe(false)
  expect(from('rao@example.in', { email: 'asha.rao@example.in' })).toBe(false)
})

it('Every digit of Unicode is read', () => {
  const wrong: string[] = []
  for (let code = 0; code < 0x20000; code++) {
    const digit = String.fromCodePoint(code)
    if (/\p{Nd}/u.test(digit) && !/^[0-9]$/.test(normalForm(digit))) wrong.push(code.toString(16))
  }
  expect(wrong).toEqual([])
})

it('Ten digits in a row of every script are 0 to 9', () => {
  const zeros = ['०', '০', '੦', '૦', '୦', '௦', '౦', '೦', '൦', '๐', '༠', '٠', '۰', '𑁦', '𝟎']
  const rows = zeros.map((zero) =>
    Array.from({ length: 10 }, (_, at) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + at)),
  )
  expect(rows.map((row) => normalForm(row.join('')))).toEqual(zeros.map(() => '0123456789'))
})

it('Letter case and what nobody sees do not tell texts apart', () => {
  expect(searchForm(' RAJ\u00ADESH\u00A0 Rao\uFEFF ')).toBe('rajesh rao')
  expect(searchForm('A\u034F\uFE0Fs\u3164ha')).toBe('asha')
  expect(searchForm('Straße')).toBe(searchForm('STRASSE'))
})
