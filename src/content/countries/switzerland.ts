import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const switzerland = defineCountry({
  slug: 'switzerland',
  name: 'Switzerland',
  tagline: 'Peak, lake, punctual train',
  scene: 'switzerland',
  headDescription:
    'Switzerland package from India with a rail pass: lakes, peaks and villages in six days by train, with help for your Schengen visa.',
  intro: 'Lakes, peaks and villages, all by train on one rail pass.',
  visa: visaFact('schengen-visa'),
  entry: ['schengen-border'],
  months: {
    text: 'July to September is best for the mountains, January to mid-March for snow. March and November are quiet, and some lifts are closed.',
    source: 'https://www.myswissalps.com/planning/practical/best-time-to-visit',
    checkedOn: '2026-11-28',
  },
  cities: ['Zurich'],
  zone: 'Europe/Zurich',
  money: { text: 'Swiss franc (CHF).', ...factbook('europe/sz') },
  plugs: { types: ['C', 'J'], volts: 230 },
  language: { text: 'German, French and Italian. Some people speak English.', ...factbook('europe/sz') },
  food: {
    text: 'Cheese, potato and pasta dishes are common. Interlaken and Geneva have Indian and Jain-friendly kitchens.',
    source:
      'https://www.simplyladoos.com/post/where-to-eat-in-switzerland-as-a-vegetarian-jain-swaminarayan-diet-with-no-onions-no-garlic',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 117, ambulance 144.', ...EMERGENCY_NUMBERS },
})
