import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const singapore = defineCountry({
  slug: 'singapore',
  name: 'Singapore',
  tagline: 'Garden after dark',
  scene: 'singapore',
  exploreRank: 7,
  headDescription:
    'Singapore packages from India: gardens, islands and hawker food in five to seven days, alone or with Malaysia, visa papers looked after.',
  intro: 'One clean, green city with gardens, islands and easy trains. It suits children and grandparents.',
  visa: visaFact('singapore-visa'),
  entry: ['singapore-boarding'],
  months: {
    text: 'Warm and rainy all year. December to March and June to September are the two monsoons.',
    ...factbook('east-n-southeast-asia/sn'),
  },
  cities: ['Singapore'],
  zone: 'Asia/Singapore',
  money: { text: 'Singapore dollar (SGD).', ...factbook('east-n-southeast-asia/sn') },
  plugs: { types: ['C', 'G', 'M'], volts: 230 },
  language: { text: 'English, Mandarin, Malay and Tamil.', ...factbook('east-n-southeast-asia/sn') },
  food: {
    text: 'Easy. Little India has many vegetarian restaurants.',
    source: 'https://savvydispatches.com/being-vegetarian-in-singapore-malaysia/?amp=1',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 999, ambulance 995.', ...EMERGENCY_NUMBERS },
})
