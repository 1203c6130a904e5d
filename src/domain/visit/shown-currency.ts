import { readableDate } from '#values/dates.ts'
import { currencyName } from './preferences.ts'

/**
 * What a page says about the currency of its prices, in one place: `ui/visit/currency-form.tsx` renders it in rupees, for
 * everybody, with the hooks by which the edge finds it; `delivery/variant/adapt.ts` changes it for a visitor's own currency.
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
