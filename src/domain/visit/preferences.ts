/**
 * How a visitor wants the site: shown, and measured by others or not. `consent` is undefined until they were asked and
 * answered. Each has its own cookie.
 */
export type Preferences = { theme: 'light' | 'dark'; currency: string; consent?: Consent | undefined }
export type Consent = 'yes' | 'no'
export type PreferenceName = keyof Preferences

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', currency: 'inr' }

/** The currencies that are offered first; all others stand behind a search. Codes as the rates file has them. */
export const COMMON_CURRENCIES = ['inr', 'usd', 'eur', 'gbp', 'aed', 'sgd', 'aud', 'cad', 'sar', 'qar'] as const

/** What counts as a value of each preference. */
const KNOWN: Record<PreferenceName, (text: string) => boolean> = {
  theme: (text) => text === 'light' || text === 'dark',
  currency: isCurrencyCode,
  consent: (text) => text === 'yes' || text === 'no',
}

/** Reads the preferences out of a request's cookies; a value that is not known counts as the default. */
export function readPreferences(cookie: (name: string) => string | undefined): Preferences {
  const read = (name: PreferenceName) => {
    const value = cookie(name)
    return value !== undefined && KNOWN[name](value) ? { [name]: value } : {}
  }
  return { ...DEFAULT_PREFERENCES, ...read('theme'), ...read('currency'), ...read('consent') }
}

/** Three lower-case letters that the language knows as a currency of today. */
export function isCurrencyCode(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
  return codes.has(text)
}

/** "US Dollar" for usd. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames('en-IN', { type: 'currency' })
  return names.of(code.toUpperCase()) ?? code.toUpperCase()
}

/** Made when the first code and the first name are asked for: most visitors ask for neither, and names take some ms. */
let codes: Set<string> | undefined
let names: Intl.DisplayNames | undefined
