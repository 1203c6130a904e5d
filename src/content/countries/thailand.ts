import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { factbook } from './sources.ts'

export const thailand = defineCountry({
  slug: 'thailand',
  name: 'Thailand',
  tagline: 'Karst, coral, night market',
  scene: 'thailand',
  exploreRank: 1,
  headDescription:
    'Thailand holiday packages from India: islands, temples and night markets, planned from {city} with hotels, transfers and a person to call.',
  intro: 'Warm seas, limestone islands, temples and night markets. Our tours take five, six or nine days.',
  visa: visaFact('thailand-visa'),
  entry: ['thailand-visa-change', 'thailand-arrival-card'],
  months: {
    text: 'November to mid-March is dry and cooler. Mid-May to September is the monsoon.',
    ...factbook('east-n-southeast-asia/th'),
  },
  cities: ['Bangkok', 'Phuket'],
  zone: 'Asia/Bangkok',
  money: { text: 'Thai baht (THB).', ...factbook('east-n-southeast-asia/th') },
  plugs: { types: ['A', 'B', 'C', 'F'], volts: 220 },
  language: {
    text: 'Thai. English is a second language in places that visitors see.',
    ...factbook('east-n-southeast-asia/th'),
  },
  food: {
    text: 'Ask about each dish: fish sauce and dried shrimp are in many of them.',
    source: 'https://unboxedwriters.com/a-vegetarian-in-thailand',
    checkedOn: '2026-11-28',
  },
  safety: {
    text: 'Police 191, ambulance 1669, tourist police 1155.',
    source: 'https://thailandsimple.com/emergency-numbers-in-thailand',
    checkedOn: '2026-11-28',
  },
})
