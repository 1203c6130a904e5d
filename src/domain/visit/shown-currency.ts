import { readableDate } from '#values/dates.ts'
import { currencyName } from './preferences.ts'

/**
 * The texts about a page's currency. `ui/visit/currency-form.tsx` renders them in rupees for everybody, with hooks for
 * `delivery/variant/adapt.ts`. That module replaces them in a visitor's own currency.
 */
export const CURRENCY_OPTIONS = '[data-currency] option'
export const CURRENCY_NOTE = '[data-currency-note]'

export const IN_RUPEES = 'Prices are per person in Indian rupees.'

/** `date`: the ISO day of the rates. */
export function inCurrency(code: string, date: string): string {
  return `Prices are shown in ${currencyName(code)} at the rates of ${readableDate(date)}; you are charged in rupees.`
}

export function withoutRates(code: string): string {
  return `Today’s rates for ${currencyName(code)} are not available; prices are per person in Indian rupees.`
}
