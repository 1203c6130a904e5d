import * as z from 'zod/mini'

/**
 * How a visitor wants the site: shown, and measured by others or not. `consent` is undefined until they were asked and
 * answered. Each has its own cookie.
 */
export type Preferences = { theme: 'light' | 'dark'; currency: string; consent?: Consent | undefined }
export type Consent = 'yes' | 'no'

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', currency: 'inr' }

/** The currencies that are offered first; all others stand behind a search. Codes as the rates file has them. */
export const COMMON_CURRENCIES = ['inr', 'usd', 'eur', 'gbp', 'aed', 'sgd', 'aud', 'cad', 'sar', 'qar'] as const

/** What counts as a value of each preference, in a form and in a cookie. */
export const PREFERENCES = {
  theme: z.enum(['light', 'dark']),
  currency: z.string().check(z.refine((text) => isCurrencyCode(text))),
  consent: z.enum(['yes', 'no']),
}

/** The preferences in a request's cookies; a value that is not known counts as the default. */
export const preferences = z.object({
  theme: z.catch(PREFERENCES.theme, DEFAULT_PREFERENCES.theme),
  currency: z.catch(PREFERENCES.currency, DEFAULT_PREFERENCES.currency),
  consent: z.catch(z.optional(PREFERENCES.consent), undefined),
})

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
