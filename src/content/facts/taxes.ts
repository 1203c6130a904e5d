import { taxRuleOn } from '#domain/trips/tax-rules.ts'
import type { FactSource } from './fact-source.ts'

/** The day from which the texts speak; a rate that begins later is a new line of the tax rules and a new day here. */
const READ_ON = '2026-11-30'
const gst = taxRuleOn('gst', READ_ON)
const tcs = taxRuleOn('tcs', READ_ON)

/** Taxes on a tour in words; their rates and days stand in the tax rules, once. */
export const TAXES = {
  gst: {
    kind: 'tax',
    text: `GST on a tour package is ${gst.percent}% of its whole price, without input credit for the tour operator, where the bill includes stay and transport. A traveller cannot claim it back. We read the rule in a reprint, not in the gazette.`,
    source: gst.source,
    isUndated: true,
    official: gst.official,
    checkedOn: gst.checkedOn,
    expiresOn: gst.till,
    concerns: 'Everybody who books a tour',
  },
  tcs: {
    kind: 'tax',
    text: `Residents of India pay TCS of ${tcs.percent}% on a tour abroad, whatever the price, and 5% without a valid PAN. It counts towards your own income tax. Who does not live in India may be exempt: ask us. There is none on tours within India. We read the Bill of 2026, not the Act.`,
    source: tcs.source,
    isUndated: true,
    official: tcs.official,
    checkedOn: tcs.checkedOn,
    expiresOn: tcs.till,
    concerns: 'Everybody who books a tour abroad',
  },
} as const satisfies Record<string, FactSource>
