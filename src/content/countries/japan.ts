import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const japan = defineCountry({
  slug: 'japan',
  name: 'Japan',
  tagline: 'Shrine and bullet train',
  scene: 'japan',
  headDescription:
    'Japan packages from India: quiet shrines, loud crossings and fast trains, with vegetarian meals thought of early and visa papers in order.',
  intro: 'Quiet shrines, busy crossings and fast trains. Tell us your season: it changes what you see.',
  visa: visaFact('japan-visa'),
  months: {
    text: 'March to May and September to November are mild. Summer is hot, humid and rainy; winter is cold.',
    source: 'https://www.terratrekkers.com/japan/best-time-to-visit-japan',
    checkedOn: '2026-11-28',
  },
  cities: ['Tokyo', 'Osaka'],
  zone: 'Asia/Tokyo',
  money: { text: 'Japanese yen (JPY).', ...factbook('east-n-southeast-asia/ja') },
  plugs: { types: ['A', 'B'], volts: 100 },
  language: { text: 'Japanese.', ...factbook('east-n-southeast-asia/ja') },
  food: {
    text: 'Not easy: fish flakes and fish stock (dashi) are in most dishes. Some restaurants cook vegetarian if you call a day before.',
    source: 'https://www.cntraveller.in/story/vegetarian-food-tokyo-where-find-finest/',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 110, ambulance 119.', ...EMERGENCY_NUMBERS },
})
