import { type FactId, fact } from '#content/facts.ts'
import { answerOf } from '#domain/authoring/country-shape.ts'
import { type Country, GUIDE_TOPICS, type Guide } from '#domain/catalogue/country.ts'
import { type City, flightText } from './airports.ts'
import { clockText } from './clocks.ts'
import { plugText } from './plugs.ts'
import { AIRPORT_PLACES, PLUG_TYPES, type Read, TIME_ZONES } from './sources.ts'

/** What an author writes about a country. */
export type CountrySource = Omit<Country, 'guide'> & {
  /** What the border asks of a visitor beside the visa: arrival cards, levies, fingerprints. */
  entry?: FactId[]
  months: Read & { text: string }
  /** Where flights from India land. */
  cities: City[]
  /** IANA time zone of the place that most tours see: "Asia/Bangkok". */
  zone: string
  money: Read & { text: string }
  plugs: { types: string[]; volts: number }
  language: Read & { text: string }
  food: Read & { text: string }
  safety: Read & { text: string }
}

export function defineCountry(source: CountrySource): Country {
  const { entry = [], months, cities, zone, money, plugs, language, food, safety, ...shown } = source
  const answers = {
    months,
    flight: { ...AIRPORT_PLACES, text: flightText(cities) },
    time: { ...TIME_ZONES, text: clockText(zone) },
    money,
    plug: { ...PLUG_TYPES, text: plugText(plugs.types, plugs.volts) },
    language,
    food,
    safety,
  }
  const guide = Object.fromEntries(
    GUIDE_TOPICS.map((topic) => [topic, answerOf(source, topic, answers[topic])]),
  ) as Guide
  return { ...shown, guide: { entry: entry.map(fact), answers: guide } }
}
