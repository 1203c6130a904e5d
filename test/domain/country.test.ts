import { expect, it } from 'vitest'
import { needsNoVisa, type Visa } from '../../src/domain/country.ts'

const rule: Omit<Visa, 'kind'> = { note: 'a note', checkedOn: '2026-11-27', source: 'an authority' }

it.each<[Visa['kind'], boolean]>([
  ['none', true],
  ['visa-free', true],
  ['on-arrival', false],
  ['eta', false],
  ['required', false],
])('a holiday where the rule is "%s": no visa needed is %s', (kind, free) => {
  expect(needsNoVisa({ ...rule, kind }, '2026-11-28')).toBe(free)
})

it('an exemption counts on its last day, and no longer on the next', () => {
  const visa: Visa = { ...rule, kind: 'visa-free', expiresOn: '2026-12-31' }
  expect(needsNoVisa(visa, '2026-12-31')).toBe(true)
  expect(needsNoVisa(visa, '2027-01-01')).toBe(false)
})
