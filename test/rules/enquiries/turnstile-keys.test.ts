import { expect, it } from 'vitest'
import { turnstileKeys } from '../../../src/domain/enquiries/turnstile-keys.ts'

const KEYS = { siteKey: '0x4AAAAAAA_test-1', secret: 'of the Worker' }

it('Turnstile is configured where both keys are there', () => {
  expect(turnstileKeys(KEYS)).toEqual(KEYS)
})

it.each([
  { siteKey: undefined, secret: undefined },
  { ...KEYS, secret: undefined },
  { ...KEYS, secret: '' },
  { ...KEYS, siteKey: undefined },
  { ...KEYS, siteKey: 'a"b' },
  { ...KEYS, siteKey: 'ab' },
])('and not with %j', (configured) => {
  expect(turnstileKeys(configured)).toBeUndefined()
})
