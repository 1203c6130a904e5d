import type { Region } from '#domain/catalogue/tour.ts'

/** A tax rate with its first day, its last known day, and the source and day of reading. */
export type TaxRule = {
  tax: Tax
  /** Per cent, with two decimals at most. */
  percent: number
  /** Days of India's calendar, ISO; both belong to the rule. */
  from: string
  till: string
  source: string
  /** The authority's address for checking the rate. */
  official: string
  checkedOn: string
}

/** GST is charged on every tour, TCS on tours abroad alone (on the price with its GST). */
export type Tax = 'gst' | 'tcs'

/**
 * Every tax rate of the site; a new rate is a new line. `till` is the end of the tax year: the next budget may change
 * the rate.
 */
export const TAX_RULES: TaxRule[] = [
  {
    tax: 'gst',
    percent: 5,
    // Entry 23(i) of notification 11/2017-Central Tax (Rate), with its conditions as notification 1/2018 amended them.
    from: '2018-01-25',
    till: '2027-03-31',
    source: 'https://goodsandservicetax.in/GST/?p=5758',
    official: 'https://cbic-gst.gov.in/gst-goods-services-rates.html',
    checkedOn: '2026-11-30',
  },
  {
    tax: 'tcs',
    percent: 2,
    from: '2026-04-01',
    till: '2027-03-31',
    // Section 394(1) of the Income-tax Act, 2025, by the department's answers on the Finance Bill, 2026.
    source:
      'https://abcaus.in/income-tax/faqs-amendment-proposed-rates-tax-collection-source-us-3941-income-tax-act-2025.html',
    official: 'https://www.incometax.gov.in/iec/foportal/',
    checkedOn: '2026-11-30',
  },
]

/** The taxes on top of a price: every buyer pays GST; for a tour abroad residents also pay TCS. */
export function taxesOnTop(region: Region): string {
  const gst = TAX_RULES.findLast(({ tax }) => tax === 'gst')
  return region === 'international' ? '+ GST and TCS' : `+ ${gst?.percent}% GST`
}

/** The rule of a tax for a booking on a day (ISO): the latest that has begun, even if it has ended. */
export function taxRuleOn(tax: Tax, day: string, rules: TaxRule[] = TAX_RULES): TaxRule {
  const ofTax = rules.filter((rule) => rule.tax === tax).sort((one, other) => one.from.localeCompare(other.from))
  const rule = ofTax.findLast(({ from }) => from <= day) ?? ofTax[0]
  if (!rule) throw new Error(`there is no rule of ${tax}`)
  return rule
}
