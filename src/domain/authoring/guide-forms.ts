import { type Country, GUIDE_TOPICS, type GuideTopic } from '#domain/catalogue/country.ts'
import { SCENE_TITLES } from '#domain/catalogue/scenes.ts'
import { VISA_NAMES } from '#domain/facts/visa-words.ts'
import { choicesOf, fieldOf, OPTIONAL, type SectionForm } from './section-form.ts'

export const PLACE_FORM: SectionForm = {
  title: 'A place',
  about: 'Search knows it as soon as it is saved; a tour visits it from the next time that the tour goes live.',
  fields: [
    fieldOf('name', 'Name', { hint: 'Another name is another place' }),
    fieldOf('kind', 'What it is', {
      choices: ['town', 'sight', 'state', 'region', 'country'].map((kind) => [kind, kind] as const),
    }),
    fieldOf('in', 'Lies in, with commas', { kind: 'commas', hint: 'Bhutan; of a country: Abroad' }),
    fieldOf('also', 'Other spellings, with commas', { kind: 'commas', hint: 'In any script' }),
    fieldOf('at', 'Latitude, longitude', { kind: 'point', optional: true, hint: '27.43, 89.42' }),
  ],
}

const TOPICS: Record<GuideTopic, string> = {
  months: 'Months',
  flight: 'Flight',
  time: 'Time',
  money: 'Money',
  plug: 'Plugs',
  language: 'Language',
  food: 'Food',
  safety: 'Safety',
}

const SHOWN = [
  fieldOf('name', 'Name', { hint: 'As in Places' }),
  fieldOf('slug', 'Address', { hint: 'Small letters and hyphens, for example sri-lanka; it never changes' }),
  fieldOf('tagline', 'Line on its card', { hint: 'Two to four words' }),
  fieldOf('scene', 'Picture', { choices: choicesOf(SCENE_TITLES) }),
  fieldOf('exploreRank', 'Place among the countries of the home page', { kind: 'number', optional: true }),
  fieldOf('headDescription', 'For search engines', { kind: 'text', hint: '70 to 160 letters' }),
  fieldOf('intro', 'Under its name', { kind: 'text', hint: 'One or two sentences' }),
]

const VISA = [
  fieldOf('visa-visa', 'Visa for Indians', {
    ...OPTIONAL,
    choices: [['', 'no rule is kept'], ...choicesOf(VISA_NAMES)],
  }),
  fieldOf('visa-text', 'Visa in a sentence', { ...OPTIONAL, kind: 'text' }),
  fieldOf('visa-official', 'Official page of the visa', OPTIONAL),
  fieldOf('visa-source', 'Visa, read at', OPTIONAL),
  fieldOf('visa-checkedOn', 'Visa, read on', { ...OPTIONAL, kind: 'date' }),
]

const ANSWERS = GUIDE_TOPICS.flatMap((topic) => [
  fieldOf(`answers-${topic}-text`, TOPICS[topic], { kind: 'text' }),
  fieldOf(`answers-${topic}-source`, `${TOPICS[topic]}, read at`),
  fieldOf(`answers-${topic}-checkedOn`, `${TOPICS[topic]}, read on`, { kind: 'date' }),
])

/** The form of a country. For a new country it also has the guide, each answer with its source and day of reading. */
export function countryForm(live?: Country): SectionForm {
  return {
    title: 'A country',
    about: live
      ? 'Lists and the sitemap name it once a tour goes there.'
      : 'Lists and the sitemap name it once a tour goes there. Each answer has its source and the day it was read.',
    fields: [...SHOWN, ...(live?.visa ? [] : VISA), ...(live ? [] : ANSWERS)],
  }
}
