/**
 * How a visitor wants the site: shown, and measured by others or not. `consent` is undefined until they were asked and
 * answered. Each lives in a cookie of its own.
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

/**
 * Reads the preferences out of a request's cookies; whatever is not a known value counts as the default. Over https a
 * cookie's name promises the browser that no other host has set it (OWASP ASVS 5.0, 3.3.3); a site served for
 * development has no https.
 */
export function readPreferences(cookies: Record<string, string>, https: boolean): Preferences {
  const read = (name: PreferenceName) => {
    const value = cookies[https ? `__Host-${name}` : name]
    return value !== undefined && KNOWN[name](value) ? { [name]: value } : {}
  }
  return { ...DEFAULT_PREFERENCES, ...read('theme'), ...read('currency'), ...read('consent') }
}

/** The one preference that a form has sent, if it is a known value of it. */
export function chosenPreference(form: Record<string, unknown>): { name: PreferenceName; value: string } | undefined {
  for (const name of ['theme', 'currency', 'consent'] as const) {
    const value = form[name]
    if (typeof value === 'string' && KNOWN[name](value)) return { name, value }
  }
  return undefined
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
