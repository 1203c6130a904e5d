import * as z from 'zod/mini'

/**
 * A visitor's preferences, each with its own cookie. `consent`: whether the visitor allows measurement; undefined: not
 * answered.
 */
export type Preferences = { theme: 'light' | 'dark'; currency: string; consent?: Consent | undefined }
export type Consent = 'yes' | 'no'

export const DEFAULT_PREFERENCES: Preferences = { theme: 'light', currency: 'inr' }

/** The currencies offered first; all others are behind a search. Codes as in the rates file. */
export const COMMON_CURRENCIES = ['inr', 'usd', 'eur', 'gbp', 'aed', 'sgd', 'aud', 'cad', 'sar', 'qar'] as const

/** The values of each preference, in forms and cookies. */
export const PREFERENCES = {
  theme: z.enum(['light', 'dark']),
  currency: z.string().check(z.refine((text) => isCurrencyCode(text))),
  consent: z.enum(['yes', 'no']),
}

/** The preferences in a request's cookies; an unknown value counts as the default. */
export const preferences = z.object({
  theme: z.catch(PREFERENCES.theme, DEFAULT_PREFERENCES.theme),
  currency: z.catch(PREFERENCES.currency, DEFAULT_PREFERENCES.currency),
  consent: z.catch(z.optional(PREFERENCES.consent), undefined),
})

/** Whether three lower-case letters are a current currency code. */
export function isCurrencyCode(text: string): boolean {
  codes ??= new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()))
  return codes.has(text)
}

/** "US Dollar" for usd. */
export function currencyName(code: string): string {
  names ??= new Intl.DisplayNames('en-IN', { type: 'currency' })
  return names.of(code.toUpperCase()) ?? code.toUpperCase()
}

/** Built at first use: most visitors need neither, and the names take some ms. */
let codes: Set<string> | undefined
let names: Intl.DisplayNames | undefined
