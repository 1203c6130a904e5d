import type { FactSource } from './fact-source.ts'

/**
 * What Indian passport holders need on a holiday, by country. A page that names a year and no day counts as read on
 * the first day of that year; a page without any date counts from the day on which it was read.
 */
export const VISAS = {
  'schengen-visa': {
    kind: 'visa',
    visa: 'required',
    text: 'A Schengen visa is needed before travel. The fee is 90 euros for an adult. It takes 15 to 30 days, and you may apply up to six months ahead.',
    ahead: { days: 30, is: 'apply' },
    source: 'https://visa-platform.pages.dev/schengen-visa-for-indians',
    checkedOn: '2026-02-03',
    expiresOn: '2027-02-03',
    concerns: 'Indian passport holders',
  },
  'thailand-visa': {
    kind: 'visa',
    visa: 'visa-free',
    text: 'No visa for a holiday of up to 60 days.',
    source:
      'https://www.business-standard.com/amp/immigration/thailand-grants-indians-60-day-visa-free-stay-plus-30-day-extension-126021800483_1.html',
    checkedOn: '2026-02-18',
    expiresOn: '2026-05-19',
    concerns: 'Indian passport holders',
  },
  'uae-visa': {
    kind: 'visa',
    visa: 'required',
    text: 'A tourist visa is needed before travel. Holders of a US visa, or of a visa or residence permit of the EU, may get one on arrival; ask us.',
    source:
      'https://www.business-standard.com/immigration/uae-changes-visa-rules-for-indians-who-can-still-get-visa-on-arrival-126070100476_1.html',
    checkedOn: '2026-07-01',
    expiresOn: '2027-07-01',
    concerns: 'Indian passport holders',
  },
  'australia-visa': {
    kind: 'visa',
    visa: 'required',
    text: 'A visitor visa (subclass 600) is needed before travel. You apply online and give fingerprints at a visa centre in India. Allow several weeks.',
    source: 'https://flightgpt.in/visas-guide/australia',
    checkedOn: '2026-01-01',
    expiresOn: '2026-12-31',
    concerns: 'Indian passport holders',
  },
  'nepal-visa': {
    kind: 'visa',
    visa: 'none',
    text: 'Indian citizens need no visa.',
    source:
      'https://www.hindustantimes.com/india-news/indian-passport-jumps-10-spots-to-75th-which-countries-can-indians-visit-visafree-101770983293759.html',
    checkedOn: '2026-02-13',
    expiresOn: '2027-02-13',
    concerns: 'Indian citizens',
  },
  'indonesia-visa': {
    kind: 'visa',
    visa: 'on-arrival',
    text: 'A visa on arrival for 30 days is paid for at the airport, or online before you fly. The passport must be valid for six months.',
    source: 'https://www.atlys.com/blog/indonesia-visa-on-arrival-for-indians',
    checkedOn: '2026-11-28',
    expiresOn: '2027-11-28',
    concerns: 'Indian passport holders',
  },
  'singapore-visa': {
    kind: 'visa',
    visa: 'required',
    text: 'A visa is needed before travel.',
    source:
      'https://www.indiatoday.in/lifestyle/travel/story/flying-to-singapore-from-india-you-could-be-stopped-before-take-off-under-new-border-rules-no-boarding-directives-2861802-2026-02-02',
    checkedOn: '2026-02-02',
    expiresOn: '2027-02-02',
    concerns: 'Indian passport holders',
  },
  'kazakhstan-visa': {
    kind: 'visa',
    visa: 'visa-free',
    text: 'No visa for up to 14 days at a time.',
    source: 'https://gulfhindi.com/?p=161823',
    checkedOn: '2026-01-01',
    expiresOn: '2026-12-31',
    concerns: 'Indian passport holders',
  },
  'malaysia-visa': {
    kind: 'visa',
    visa: 'visa-free',
    text: 'No visa for up to 30 days, until 31 December 2026.',
    source: 'https://gulfhindi.com/?p=161823',
    checkedOn: '2026-01-01',
    expiresOn: '2026-12-31',
    concerns: 'Indian passport holders',
  },
  'sri-lanka-visa': {
    kind: 'visa',
    visa: 'eta',
    text: 'Apply online for the electronic travel authorisation (ETA) at eta.gov.lk before you fly. It could also be had on arrival.',
    source: 'https://visasnews.com/en/sri-lanka-mandatory-pre-departure-eta-requirement-suspended-until-further-notice',
    checkedOn: '2025-10-30',
    expiresOn: '2026-10-30',
    concerns: 'Indian passport holders',
  },
  'vietnam-visa': {
    kind: 'visa',
    visa: 'required',
    text: 'An e-visa is needed before travel, for up to 90 days. The official fee is 25 US dollars for one entry.',
    source: 'https://tanvanlang.com/en/vietnam-e-visa-for-indians/',
    checkedOn: '2026-01-01',
    expiresOn: '2026-12-31',
    concerns: 'Indian passport holders',
  },
  'japan-visa': {
    kind: 'visa',
    visa: 'required',
    text: 'A tourist visa is needed before travel, as an e-visa or as a sticker. In India both go through the visa centre.',
    source:
      'https://www.businesstoday.in/nri/visa/story/planning-to-visit-japan-in-2026-evisa-eligibility-documents-fees-what-travellers-must-know-511416-2026-01-19',
    checkedOn: '2026-01-19',
    expiresOn: '2027-01-19',
    concerns: 'Indian passport holders',
  },
  'philippines-visa': {
    kind: 'visa',
    visa: 'visa-free',
    text: 'No visa for a holiday of up to 14 days.',
    source:
      'https://www.hindustantimes.com/india-news/indian-passport-jumps-10-spots-to-75th-which-countries-can-indians-visit-visafree-101770983293759.html',
    checkedOn: '2026-02-13',
    expiresOn: '2027-02-13',
    concerns: 'Indian passport holders',
  },
} as const satisfies Record<string, FactSource>
