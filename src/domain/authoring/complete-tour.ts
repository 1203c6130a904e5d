import type { Theme } from '#domain/catalogue/themes.ts'
import type { InclusionKey, Tour } from '#domain/catalogue/tour.ts'
import { levyExclusion } from '#domain/facts/charge.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { placeSlug } from '#values/place-slug.ts'
import type { World } from './known.ts'
import { placesOf } from './places-of-tour.ts'
import {
  BEFORE_YOU_GO,
  CANCELLATION,
  CONFIRMATION,
  EXCLUSIONS,
  EXCLUSIONS_ALWAYS,
  INCLUSIONS,
  PRACTICAL,
  WHY_CHOOSE_US,
} from './terms.ts'
import type { TourSource } from './tour-document.ts'
import { wordsOf } from './words-of-tour.ts'

/** A tour as the catalogue stores it. */
export type CatalogueTour = Tour & {
  alsoAt: string[]
  states?: string[]
  themes: Theme[]
  /** Slugs of the places that it visits, with what they lie in. */
  places: string[]
  ranks: NonNullable<TourSource['ranks']>
}

/** Adds the texts that all tours share to a written tour. */
export function completeTour(source: TourSource, world: World): CatalogueTour {
  const { includes, inclusions = [], nightsBefore: _, ranks = {}, windows = [], practical, ...shown } = source
  const facts = factsOf(source, world)
  return {
    ...shown,
    windows,
    ranks,
    themes: Object.keys(source.themes) as Theme[],
    places: placesOf(source, world).map(placeSlug),
    words: wordsOf(source, facts).join(' '),
    head: { ...source.head, title: `${source.title} · ${source.duration}` },
    inclusions: [...includes.map((key) => inclusionOf(key, source)), ...inclusions.map((text) => ({ text }))],
    exclusions: exclusionsOf(source, facts),
    beforeYouGo: [...(source.beforeYouGo ?? []), ...BEFORE_YOU_GO[source.region]],
    confirmation: CONFIRMATION[source.region],
    cancellation: CANCELLATION,
    whyChooseUs: WHY_CHOOSE_US,
    facts,
    practical: { ...PRACTICAL[source.region], ...practical },
    answers: source.answers ?? {},
  }
}

function inclusionOf(key: InclusionKey, { transfers }: TourSource): Tour['inclusions'][number] {
  return { key, text: key === 'transfers' && transfers ? transfers : INCLUSIONS[key] }
}

/** The entry rules of the countries abroad, then the facts that the tour names. Two countries may share a rule. */
function factsOf({ countries, facts = [] }: TourSource, world: World): Fact[] {
  const visited = world.countries.filter(({ slug }) => countries.includes(slug))
  const asked = visited.flatMap(({ visa, guide }) => [...(visa ? [visa] : []), ...guide.entry])
  const named = facts.flatMap((id) => world.facts.find((fact) => fact.id === id) ?? [])
  return [...new Map([...asked, ...named].map((each) => [each.id, each])).values()]
}

/** The charges that a guest pays on the way follow: "The climate levy of Greece, paid at the hotel". */
function exclusionsOf(source: TourSource, facts: Fact[]): string[] {
  const missing = (['flights', 'visa', 'insurance'] as const).filter((key) => !source.includes.includes(key))
  const lines = missing.filter((key) => !(key === 'visa' && source.region === 'domestic')).map((key) => EXCLUSIONS[key])
  const levies = facts.flatMap(({ kind, charge }) => (kind === 'levy' && charge ? levyExclusion(charge) : []))
  return [...lines, ...EXCLUSIONS_ALWAYS[source.region], ...(source.exclusions ?? []), ...levies]
}
