import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const kazakhstan = defineCountry({
  slug: 'kazakhstan',
  name: 'Kazakhstan',
  tagline: 'Apple and ice',
  scene: 'almaty',
  exploreRank: 8,
  headDescription:
    'Almaty and Kazakhstan package from India: canyons, alpine lakes and snow above a green city, in five days, with hotels and transfers.',
  intro: 'Almaty is a green city under snow mountains. Canyons and lakes are a day’s drive away.',
  visa: visaFact('kazakhstan-visa'),
  months: {
    text: 'Summers are hot and winters are cold. May to September is best for the lakes.',
    ...factbook('central-asia/kz'),
  },
  cities: ['Almaty'],
  zone: 'Asia/Almaty',
  money: { text: 'Tenge (KZT).', ...factbook('central-asia/kz') },
  plugs: { types: ['C', 'F'], volts: 220 },
  language: { text: 'Kazakh and Russian. About one in three people speaks English.', ...factbook('central-asia/kz') },
  food: {
    text: 'Hard outside Almaty: most dishes have meat or meat stock. Tell us early, and carry snacks.',
    source: 'http://www.journeum.com/dst/Asia/Kazakhstan/Eat',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 102, ambulance 103, or 112 for both.', ...EMERGENCY_NUMBERS },
})
