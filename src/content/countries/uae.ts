import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { factbook } from './sources.ts'

export const uae = defineCountry({
  slug: 'uae',
  name: 'UAE',
  tagline: 'Dune and tower',
  scene: 'dubai',
  exploreRank: 3,
  headDescription:
    'Dubai and UAE packages for Indian travellers: towers, souks and a desert evening, with hotels, transfers and help with your visa papers.',
  intro: 'A modern city beside the desert. A long weekend shows you Dubai; six days add Hatta and Abu Dhabi.',
  visa: visaFact('uae-visa'),
  entry: ['gulf-flights'],
  months: {
    text: 'November to April is pleasant. June to October is very hot, on some days 45 degrees.',
    source: 'http://www.thatsdubai.com/dubai-weather.html',
    checkedOn: '2026-11-28',
  },
  cities: ['Dubai'],
  zone: 'Asia/Dubai',
  money: { text: 'UAE dirham (AED).', ...factbook('middle-east/ae') },
  plugs: { types: ['C', 'D', 'G'], volts: 220 },
  language: { text: 'Arabic. English and Hindi are widely spoken.', ...factbook('middle-east/ae') },
  food: {
    text: 'Easy in Dubai: Karama has restaurants of every Indian state, vegetarian ones too.',
    source: 'https://www.thenational.ae/lifestyle/food/a-guide-to-karama-s-indian-restaurants-state-by-state-1.296621',
    checkedOn: '2026-11-28',
  },
  safety: {
    text: 'Police 999.',
    source:
      'https://www.khaleejtimes.com/ml/uae/dubai-dial-999-only-for-emergencies-residents-urged-after-hotline-gets-over-71000-calls-during-ei',
    checkedOn: '2024-06-21',
  },
})
