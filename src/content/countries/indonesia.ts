import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const indonesia = defineCountry({
  slug: 'indonesia',
  name: 'Indonesia',
  tagline: 'Gate and terrace',
  scene: 'bali',
  exploreRank: 6,
  headDescription:
    'Bali packages for couples, friends and families from India: rice terraces, temple gates and beach days, with a private car and a person to call.',
  intro: 'We go to Bali: temples, rice terraces and beaches, in six or eight days.',
  visa: visaFact('indonesia-visa'),
  entry: ['indonesia-declaration', 'bali-levy'],
  months: {
    text: 'April to October is the dry season in Bali. November to March is wet and humid.',
    source: 'http://away.com/destinations/best-time-to-visit-bali-wp-cid278495-sidwcmdev_157812.html',
    checkedOn: '2026-11-28',
  },
  cities: ['Bali'],
  zone: 'Asia/Makassar',
  money: { text: 'Indonesian rupiah (IDR).', ...factbook('east-n-southeast-asia/id') },
  plugs: { types: ['C', 'F', 'G'], volts: 230 },
  language: { text: 'Bahasa Indonesia. English is spoken, too.', ...factbook('east-n-southeast-asia/id') },
  food: {
    text: 'Bali is easy for vegetarians: tofu, tempeh, and gado gado, a salad with peanut sauce.',
    source: 'http://balipocket.net/magazine/food/pure-decadence-vegetarian-vegan-bali/',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 110 or 112, ambulance 118 or 119.', ...EMERGENCY_NUMBERS },
})
