import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { DIALLING_CODES } from '../../../src/values/phone/dialling-codes.ts'

const codes = [...DIALLING_CODES]

it('are about 200, starting with +91, +1 and +7 and ending with +998', () => {
  expect(codes.length).toBeGreaterThanOrEqual(190)
  expect(codes.length).toBeLessThanOrEqual(230)
  expect(codes.slice(0, 3)).toEqual(['+91', '+1', '+7'])
  expect(codes.at(-1)).toBe('+998')
})

it('are each there once, the shorter ones first, by number', () => {
  expect(codes).toEqual([...new Set(codes)])
  const rest = codes.slice(3)
  const sorted = [...rest].sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
  expect(rest).toEqual(sorted)
})

it('are those that the phone library knows', () => {
  const known = new Set(getCountries().map((country) => `+${getCountryCallingCode(country)}`))
  expect(codes.toSorted()).toEqual([...known].toSorted())
})
