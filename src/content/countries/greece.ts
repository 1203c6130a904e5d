import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const greece = defineCountry({
  slug: 'greece',
  name: 'Greece',
  tagline: 'Whitewash and blue',
  scene: 'greece',
  headDescription:
    'Greece package from India: Athens, white villages and the Aegean over eight days, with stays, transfers and Schengen visa papers looked after.',
  intro: 'Old temples, white villages and the blue Aegean, over eight days and three ferries.',
  visa: visaFact('schengen-visa'),
  entry: ['schengen-border'],
  months: {
    text: 'Mid-April to mid-October. Summers are hot and dry, winters mild and wet.',
    ...factbook('europe/gr'),
  },
  cities: ['Athens'],
  zone: 'Europe/Athens',
  money: { text: 'Euro (EUR).', ...factbook('europe/gr') },
  plugs: { types: ['C', 'F'], volts: 230 },
  language: { text: 'Greek. Some people speak English.', ...factbook('europe/gr') },
  food: {
    text: 'Easy: traditional vegetable dishes are on most menus. Ask whether stuffed vegetables have meat.',
    source: 'https://www.allesreiziger.nl/en/greece/vegetarian-food-in-greece/',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Emergencies 112, police 100, tourist police 171.', ...EMERGENCY_NUMBERS },
})
