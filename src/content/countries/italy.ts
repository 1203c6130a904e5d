import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const italy = defineCountry({
  slug: 'italy',
  name: 'Italy',
  tagline: 'Marble and dome',
  scene: 'rome',
  headDescription:
    'Italy with France in five days from India: the Colosseum, the Vatican and the Trevi Fountain in Rome, on one Schengen visa and one plan made in {city}.',
  intro: 'We go to Rome: the Colosseum, the Vatican and the Trevi Fountain, after two nights in Paris.',
  visa: visaFact('schengen-visa'),
  entry: ['schengen-border'],
  months: { text: 'April to June, September and October. Summers are hot and dry.', ...factbook('europe/it') },
  cities: ['Rome'],
  zone: 'Europe/Rome',
  money: { text: 'Euro (EUR).', ...factbook('europe/it') },
  plugs: { types: ['C', 'F', 'L'], volts: 230 },
  language: { text: 'Italian.', ...factbook('europe/it') },
  food: {
    text: 'Easy: pizza and pasta without meat are on every menu.',
    source: 'https://www.holachef.com/vegetarian-on-a-vacation-food-trail-through-europe/',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 113, ambulance 118, or 112 for both.', ...EMERGENCY_NUMBERS },
})
