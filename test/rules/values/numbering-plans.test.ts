import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' }
import {
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { expect, it } from 'vitest'
import { numberingPlans } from '../../../src/cli/generate/write-numbering-plans.ts'
import { DIALLING_CODES } from '../../../src/values/phone/dialling-codes.ts'
import { NUMBERING_PLANS } from '../../../src/values/phone/numbering-plans.ts'
import { spaced } from '../../../src/values/phone/phone.ts'
import { parsePhone } from '../../../src/values/phone/phone-library.ts'
import { seeded, whole } from '../../support/seeded.ts'

const random = seeded(11)
const digits = (many: number) => Array.from({ length: many }, () => whole(random, 10)).join('')

it('are those of the phone library as it is installed', () => {
  expect(NUMBERING_PLANS.trim()).toBe(numberingPlans())
})

it('read what the library reads with its whole tables', () => {
  const mobiles = Object.entries(examples)
  const texts = Array.from({ length: 4000 }, (_, at) => {
    const [country, mobile] = mobiles[at % mobiles.length] as [CountryCode, string]
    const kept = whole(random, mobile.length)
    const number = mobile.slice(0, kept) + digits(mobile.length - kept + (at % 11 === 0 ? 1 : 0))
    const own = getCountryCallingCode(country)
    const before = ['', '', '', '0', '+', `+${own}`, `00${own}`, '8', '011', '+800', '+870'][whole(random, 11)]
    const other = DIALLING_CODES[whole(random, DIALLING_CODES.length)]?.slice(1) ?? ''
    return { text: before + number, code: at % 4 === 0 ? other : own }
  })
  const read = texts.map(({ text, code }) => said(parsePhone(text, code)))
  expect(read).toEqual(
    texts.map(({ text, code }) => said(parsePhoneNumberFromString(text, { defaultCallingCode: code }))),
  )
  expect(read.filter((number) => number?.valid).length).toBeGreaterThan(1000)
})

/** All that is asked of a number. */
function said(number: PhoneNumber | undefined) {
  if (!number) return undefined
  const type = number.getType()
  const chats = type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
  return { valid: number.isValid(), number: number.number, call: number.getURI(), chats }
}

it.each([
  ['+919829012345', '91 98290 12345'],
  ['+911412345678', '91 141 234 5678'],
  ['+12024561414', '1 202 456 1414'],
  ['+442079460958', '44 20 7946 0958'],
  ['+971501234567', '971 50 123 4567'],
  ['+491701234567', '49 170 123 4567'],
  ['+3545551234', '354 555 1234'],
])('%s is read out as %s', (number, words) => {
  expect(spaced(number)).toBe(words)
})
