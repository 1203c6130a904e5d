import { taxRuleOn } from '#domain/trips/tax-rules.ts'
import type { FactSource } from './fact-source.ts'

/** The day from which the texts speak; a rate that begins later is a new line of the tax rules and a new day here. */
const READ_ON = '2026-11-28'
const gst = taxRuleOn('gst', READ_ON)
const tcs = taxRuleOn('tcs', READ_ON)

/** Taxes on a tour in words; their rates and days stand in the tax rules, once. */
export const TAXES = {
  gst: {
    kind: 'tax',
    text: `GST on a tour package is ${gst.percent}%, without input credit for the tour operator. A traveller cannot claim it back.`,
    source: gst.source,
    official: gst.official,
    checkedOn: gst.checkedOn,
    expiresOn: gst.till,
    concerns: 'Everybody who books a tour',
  },
  tcs: {
    kind: 'tax',
    text: `Residents of India pay TCS of ${tcs.percent}% on a tour abroad, whatever the price, and 5% without a valid PAN. It counts towards your own income tax. Who does not live in India may be exempt: ask us. There is none on tours within India.`,
    source: tcs.source,
    official: tcs.official,
    checkedOn: tcs.checkedOn,
    expiresOn: tcs.till,
    concerns: 'Everybody who books a tour abroad',
  },
} as const satisfies Record<string, FactSource>
