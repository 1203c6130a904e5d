import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { factbook } from './sources.ts'

export const sriLanka = defineCountry({
  slug: 'sri-lanka',
  name: 'Sri Lanka',
  tagline: 'Tea and tide',
  scene: 'srilanka',
  exploreRank: 10,
  headDescription:
    'Sri Lanka package from India: old kings, tea hills and a warm coast in seven days by road, with help with the ETA.',
  intro: 'Old cities, tea hills and a warm coast, on one island. Seven days by road show you all three.',
  visa: visaFact('sri-lanka-visa'),
  entry: ['sri-lanka-eta-fee'],
  months: {
    text: 'December to March is best for the south-west coast and the hills. June to October is the south-west monsoon.',
    ...factbook('south-asia/ce'),
  },
  cities: ['Colombo'],
  zone: 'Asia/Colombo',
  money: { text: 'Sri Lankan rupee (LKR).', ...factbook('south-asia/ce') },
  plugs: { types: ['D', 'G', 'M'], volts: 230 },
  language: { text: 'Sinhala and Tamil. About one in four people speaks English.', ...factbook('south-asia/ce') },
  food: {
    text: 'Easy: rice with vegetable curries and dal is an everyday meal, and Colombo has pure vegetarian restaurants.',
    source: 'https://www.srilankatravelpackages.com/blog/vegetarian-travel-guide-sri-lanka',
    checkedOn: '2026-11-28',
  },
  safety: {
    text: 'Police 119.',
    source:
      'https://www.adaderana.lk/news/116150/police-warn-against-misuse-of-119-hotline-legal-action-against-offenders',
    checkedOn: '2025-12-18',
  },
})
