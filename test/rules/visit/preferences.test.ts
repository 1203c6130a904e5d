import { parse } from 'hono/utils/cookie'
import { describe, expect, it } from 'vitest'
import {
  chosenPreference,
  currencyName,
  DEFAULT_PREFERENCES,
  readPreferences,
} from '../../../src/domain/visit/preferences.ts'

const HTTPS = true

describe('a Cookie header', () => {
  it.each([
    ['__Host-theme=dark', { theme: 'dark', currency: 'inr' }],
    ['__Host-currency=usd', { theme: 'light', currency: 'usd' }],
    ['__Host-theme="dark"', { theme: 'dark', currency: 'inr' }],
    ['a=b; __Host-currency=usd;__Host-theme=dark ; c', { theme: 'dark', currency: 'usd' }],
    ['__Host-consent=yes', { theme: 'light', currency: 'inr', consent: 'yes' }],
    ['__Host-consent=no', { theme: 'light', currency: 'inr', consent: 'no' }],
  ])('%s is read', (cookies, preferences) => {
    expect(readPreferences(parse(cookies), HTTPS)).toEqual(preferences)
  })

  it.each([
    '',
    ';;=;',
    'theme=dark; currency=usd; consent=yes',
    'x__Host-theme=dark',
    '__Host-theme=DARK',
    '__Host-theme=dark"><script>',
    '__Host-currency=USD',
    '__Host-currency=btc',
    '__Host-currency=usd%0d%0a',
    '__Host-currency=__proto__',
    '__Host-currency=',
    '__Host-consent=maybe',
  ])('%s counts as the defaults', (cookies) => {
    expect(readPreferences(parse(cookies), HTTPS)).toEqual(DEFAULT_PREFERENCES)
  })

  it('without https is read by the plain names', () => {
    expect(readPreferences(parse('theme=dark; __Host-currency=usd'), false)).toEqual({ theme: 'dark', currency: 'inr' })
  })
})

describe('a form', () => {
  it.each([
    [{ theme: 'dark' }, { name: 'theme', value: 'dark' }],
    [{ currency: 'kes' }, { name: 'currency', value: 'kes' }],
    [
      { consent: 'no', other: 'x' },
      { name: 'consent', value: 'no' },
    ],
  ])('%o chooses', (form, chosen) => {
    expect(chosenPreference(form)).toEqual(chosen)
  })

  it.each<Record<string, unknown>>([
    {},
    { theme: 'blue' },
    { currency: 'usd; Path=/' },
    { currency: 'US' },
    { currency: ['usd'] },
    { currency: new File(['usd'], 'usd') },
    { consent: 'YES' },
    { toString: 'dark' },
  ])('%o chooses nothing', (form) => {
    expect(chosenPreference(form)).toBeUndefined()
  })
})

it('a currency has its name in English', () => {
  expect(currencyName('usd')).toBe('US Dollar')
})
