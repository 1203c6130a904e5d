import type { FactSource } from './fact-source.ts'

/** Taxes on a tour; they are read again when the tax year ends. */
export const TAXES = {
  gst: {
    kind: 'tax',
    text: 'GST on a tour package is 5%. A traveller cannot claim it back.',
    source: 'https://www.travlops.com/blog/gst-travel-agencies-india-guide',
    checkedOn: '2026-03-03',
    expiresOn: '2027-03-31',
    concerns: 'Everybody who books a tour',
  },
  tcs: {
    kind: 'tax',
    text: 'TCS on a tour abroad is 2%, whatever the price. It counts towards your own income tax. There is none on tours within India.',
    source:
      'https://www.taxscan.in/top-stories/budget-2026-govt-slashes-tcs-on-foreign-tours-education-remittances-to-2-1442570',
    checkedOn: '2026-02-01',
    expiresOn: '2027-03-31',
    concerns: 'Everybody who books a tour abroad',
  },
} as const satisfies Record<string, FactSource>
