import { describe, expect, it } from 'vitest'
import { currencyName, DEFAULT_PREFERENCES } from '../../../src/domain/visit/preferences.ts'
import { readCookies } from '../../../src/site/frame/cookies.ts'

const read = (cookie: string) => {
  const {
    shortlist: _,
    sent: __,
    ...preferences
  } = readCookies(new Request('https://patang.example', { headers: { cookie } }))
  return preferences
}

describe('a Cookie header', () => {
  it.each([
    ['__Host-theme=dark', { theme: 'dark', currency: 'inr' }],
    ['__Host-currency=usd', { theme: 'light', currency: 'usd' }],
    ['__Host-theme="dark"', { theme: 'dark', currency: 'inr' }],
    ['a=b; __Host-currency=usd;__Host-theme=dark ; c', { theme: 'dark', currency: 'usd' }],
    ['__Host-consent=yes', { theme: 'light', currency: 'inr', consent: 'yes' }],
    ['__Host-consent=no', { theme: 'light', currency: 'inr', consent: 'no' }],
  ])('%s is read', (cookies, preferences) => {
    expect(read(cookies)).toEqual(preferences)
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
    expect(read(cookies)).toEqual(DEFAULT_PREFERENCES)
  })
})

it('a currency has its name in English', () => {
  expect(currencyName('usd')).toBe('US Dollar')
})
