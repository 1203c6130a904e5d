import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const australia = defineCountry({
  slug: 'australia',
  name: 'Australia',
  tagline: 'Harbour and reef',
  scene: 'australia',
  exploreRank: 4,
  headDescription:
    'Australia holiday package from India: harbour cities, long beaches and easy wildlife in a week, with visa help and one number to call.',
  intro: 'Harbour cities, long beaches and animals that live nowhere else. A week shows you Sydney and Melbourne.',
  visa: visaFact('australia-visa'),
  months: {
    text: 'The south-east is temperate. December to February is summer there, June to August is winter.',
    ...factbook('australia-oceania/as'),
  },
  cities: ['Sydney'],
  zone: 'Australia/Sydney',
  money: { text: 'Australian dollar (AUD).', ...factbook('australia-oceania/as') },
  plugs: { types: ['I'], volts: 230 },
  language: { text: 'English.', ...factbook('australia-oceania/as') },
  food: {
    text: 'Easy. Melbourne has many Indian restaurants, and some are vegetarian.',
    source: 'https://www.holidify.com/places/melbourne/restaurants-places-to-eat-local-cuisine.html',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police, fire and ambulance: 000.', ...EMERGENCY_NUMBERS },
})
