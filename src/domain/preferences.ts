/** How a visitor wants the site shown. Both live in cookies of their own, `theme` and `currency`. */
export type Preferences = { theme: 'light' | 'dark'; currency: string }

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', currency: 'inr' }

/** The currencies that are offered first; all others stand behind a search. Codes as the rates file has them. */
export const COMMON_CURRENCIES = ['inr', 'usd', 'eur', 'gbp', 'aed', 'sgd', 'aud', 'cad', 'sar', 'qar'] as const

/** Reads the preferences out of a Cookie header; whatever is not a known value counts as the default. */
export function readPreferences(cookies: string): Preferences {
  const theme = cookieValue(cookies, 'theme')
  const currency = cookieValue(cookies, 'currency')
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    currency: currency && isCurrencyCode(currency) ? currency : 'inr',
  }
}

export function isTheme(text: string): text is Preferences['theme'] {
  return text === 'light' || text === 'dark'
}

/** Three lower-case letters that the language knows as a currency of today. */
export function isCurrencyCode(text: string): boolean {
  return CODES.has(text)
}

/** "US Dollar" for usd. */
export function currencyName(code: string): string {
  return NAMES.of(code.toUpperCase()) ?? code.toUpperCase()
}

const CODES = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
const NAMES = new Intl.DisplayNames('en-IN', { type: 'currency' })

/** A cookie's value, found without a pattern made from its name. */
function cookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split(';').find((part) => part.trimStart().startsWith(`${name}=`))
  return pair?.slice(pair.indexOf('=') + 1).trim()
}
