import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const india = defineCountry({
  slug: 'india',
  name: 'India',
  tagline: 'Where the string begins',
  scene: 'taj',
  exploreRank: 2,
  headDescription:
    'India tour packages: Rajasthan, Kashmir, Ladakh, Kerala, Himachal, the Andamans and more, by road and rail, each planned by people in {city}.',
  intro: 'Our own country: forts, backwaters, high passes and islands. Begin with one region and see it well.',
  months: {
    text: 'October to March suits the plains, the desert and the south. April to June suits the hills. Each tour shows its own months.',
    ...factbook('south-asia/in'),
  },
  cities: ['Srinagar', 'Kochi', 'Port Blair'],
  zone: 'Asia/Kolkata',
  money: { text: 'Indian rupee (INR).', ...factbook('south-asia/in') },
  plugs: { types: ['C', 'D', 'M'], volts: 230 },
  language: { text: 'Hindi and English, and the language of each state.', ...factbook('south-asia/in') },
  food: {
    text: 'Easy: many restaurants are pure vegetarian. Tell us about Jain meals when you ask for a quote.',
    source: 'https://maproute.in/exploring-nepals-kathmandu-valley-as-a-strict-vegetarian',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'One number for police, fire and ambulance: 112.', ...EMERGENCY_NUMBERS },
})
