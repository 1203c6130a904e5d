import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const philippines = defineCountry({
  slug: 'philippines',
  name: 'Philippines',
  tagline: 'Lagoon and outrigger',
  scene: 'philippines',
  headDescription:
    'Philippines package from India: lagoons, white sand and boat days over eight days, with hotels, boats and a person to call.',
  intro: 'Thousands of islands. We go to two of them, Coron and El Nido, with Manila at both ends.',
  visa: visaFact('philippines-visa'),
  entry: ['philippines-papers'],
  months: {
    text: 'December to April is dry. May to October is the south-west monsoon.',
    ...factbook('east-n-southeast-asia/rp'),
  },
  cities: ['Manila'],
  zone: 'Asia/Manila',
  money: { text: 'Philippine peso (PHP).', ...factbook('east-n-southeast-asia/rp') },
  plugs: { types: ['A', 'B'], volts: 220 },
  language: { text: 'Filipino and English.', source: 'https://github.com/mledoze/countries', checkedOn: '2026-04-27' },
  food: {
    text: 'Hard outside Manila: meat, fish and egg are in most dishes. Fruit is plentiful. Tell us early, and carry snacks.',
    source: 'https://travelandleisureindia.in/philippines-vegetarian/',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police, fire and ambulance: 911.', ...EMERGENCY_NUMBERS },
})
