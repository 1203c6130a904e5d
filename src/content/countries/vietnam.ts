import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const vietnam = defineCountry({
  slug: 'vietnam',
  name: 'Vietnam',
  tagline: 'Lantern and limestone',
  scene: 'vietnam',
  headDescription:
    'Vietnam packages from India, short, medium and long: lantern towns, limestone bays and very good coffee, with hotels and transfers booked.',
  intro: 'Limestone bays, lantern towns and good coffee. Choose the north, the centre or the whole country.',
  visa: visaFact('vietnam-visa'),
  entry: ['vietnam-declaration'],
  months: {
    text: 'In the north October to March is warm and dry, May to September hot and rainy. The south is tropical all year.',
    ...factbook('east-n-southeast-asia/vm'),
  },
  cities: ['Hanoi', 'Da Nang'],
  zone: 'Asia/Ho_Chi_Minh',
  money: { text: 'Vietnamese dong (VND).', ...factbook('east-n-southeast-asia/vm') },
  plugs: { types: ['A', 'C', 'G'], volts: 220 },
  language: { text: 'Vietnamese. English is often a second language.', ...factbook('east-n-southeast-asia/vm') },
  food: {
    text: 'Ask for “chay”, the word for vegetarian. Hanoi, Hoi An and Ho Chi Minh City have chay restaurants.',
    source: 'https://bharathorizon.com/lifestyle/travel/vietnams-vegetarian-surprise-for-indian-travellers.html',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police 113, ambulance 115.', ...EMERGENCY_NUMBERS },
})
