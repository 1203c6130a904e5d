import { visaFact } from '#content/facts.ts'
import { defineCountry } from './define-country.ts'
import { EMERGENCY_NUMBERS, factbook } from './sources.ts'

export const malaysia = defineCountry({
  slug: 'malaysia',
  name: 'Malaysia',
  tagline: 'Tower and rainforest',
  scene: 'malaysia',
  exploreRank: 9,
  headDescription:
    'Malaysia packages from India: Kuala Lumpur, cool hills and old rainforest in a week, alone or with Singapore, planned around your dates.',
  intro: 'City towers, cool tea hills, rainforest and old ports. Indian food is easy to find, and so are shops.',
  visa: visaFact('malaysia-visa'),
  entry: ['malaysia-arrival-card'],
  months: {
    text: 'Warm all year. April to October is the south-west monsoon, October to February the north-east one.',
    ...factbook('east-n-southeast-asia/my'),
  },
  cities: ['Kuala Lumpur'],
  zone: 'Asia/Kuala_Lumpur',
  money: { text: 'Malaysian ringgit (MYR).', ...factbook('east-n-southeast-asia/my') },
  plugs: { types: ['C', 'G', 'M'], volts: 230 },
  language: { text: 'Malay, English, Chinese and Tamil.', ...factbook('east-n-southeast-asia/my') },
  food: {
    text: 'Easy in Kuala Lumpur and Penang, where Tamil families have cooked for generations.',
    source: 'https://tripcabinet.com/blog/indian-food-singapore-malaysia',
    checkedOn: '2026-11-28',
  },
  safety: { text: 'Police, fire and ambulance: 999.', ...EMERGENCY_NUMBERS },
})
