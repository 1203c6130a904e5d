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
    text: 'Packed food bears a mark: a green dot is vegetarian, a brown triangle is not. Tell us about vegetarian and Jain meals when you ask for a quote.',
    source: 'https://bwcindia.org/Web/Awareness/LearnAbout/VegandNon-VegSymbols.html',
    checkedOn: '2026-11-30',
  },
  safety: { text: 'One number for police, fire and ambulance: 112.', ...EMERGENCY_NUMBERS },
})
