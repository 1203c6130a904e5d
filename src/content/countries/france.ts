import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const france = defineCountry({
  slug: 'france',
  name: 'France',
  tagline: 'Iron, river, bread',
  scene: 'paris',
  headDescription:
    'France and Italy in one short package from India: Paris first, then south, with hotels, transfers and help with the Schengen visa.',
  intro: 'We go to Paris, and pair it with Rome on one Schengen visa.',
  visa: visaFact('schengen-visa'),
  entry: ['schengen-border'],
  months: { text: 'April to October. Winters are cool and summers are mild.', ...factbook('europe/fr') },
  cities: ['Paris'],
  zone: 'Europe/Paris',
  money: { text: 'Euro (EUR).', ...factbook('europe/fr') },
  plugs: { types: ['C', 'E'], volts: 230 },
  language: { text: 'French.', ...factbook('europe/fr') },
  food: {
    text: 'Vegetarian food takes some finding in Paris. Bakeries help, and so does asking for Indian kitchens.',
    source: 'https://www.holachef.com/vegetarian-on-a-vacation-food-trail-through-europe/',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'One number for all emergencies: 112.', ...EMERGENCY_NUMBERS },
})
