import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const nepal = defineCountry({
  slug: 'nepal',
  name: 'Nepal',
  tagline: 'Bell and summit',
  scene: 'nepal',
  exploreRank: 5,
  headDescription:
    'Nepal tour package from India by private car: temple squares, lakes and the Himalaya at sunrise, in six days.',
  intro:
    'Temple squares and the highest mountains in the world, a short flight away. Two of the six days are long on the road.',
  visa: visaFact('nepal-visa'),
  entry: ['nepal-papers'],
  months: {
    text: 'September to November has clear skies and mild days. March and April are good, too, before the heat and the rain.',
    source: 'https://www.jacadatravel.com/indian-subcontinent/nepal/',
    checkedOn: '2026-11-28',
  },
  cities: ['Kathmandu'],
  zone: 'Asia/Kathmandu',
  money: { text: 'Nepalese rupee (NPR).', ...factbook('south-asia/np') },
  plugs: { types: ['C', 'D', 'M'], volts: 230 },
  language: {
    text: 'Nepali. Many people understand Hindi.',
    source: 'https://maproute.in/exploring-nepals-kathmandu-valley-as-a-strict-vegetarian',
    checkedOn: '2026-11-28',
  },
  food: {
    text: 'Dal, rice and vegetables are everywhere. Pure-veg restaurants are fewer than in India.',
    source: 'https://maproute.in/exploring-nepals-kathmandu-valley-as-a-strict-vegetarian',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 100, ambulance 102.', ...EMERGENCY_NUMBERS },
})
