import { brand } from '#brand.ts'
import { agencyDocument, agencySlips } from '#domain/authoring/agency-answers.ts'
import { isInOneOf } from '#domain/authoring/bounds.ts'
import { CountryShape } from '#domain/authoring/country-shape.ts'
import { FactShape } from '#domain/authoring/fact-shape.ts'
import { unknownDetails } from '#domain/authoring/fill-in.ts'
import { judgeSection } from '#domain/authoring/judge-tour.ts'
import type { World } from '#domain/authoring/known.ts'
import { inOneSentence, shapeSlips } from '#domain/authoring/shape-slips.ts'
import type { TourSource } from '#domain/authoring/tour-document.ts'
import { tourSlips } from '#domain/authoring/tour-slips.ts'
import type { Answers } from '#domain/catalogue/answers.ts'
import type { Country } from '#domain/catalogue/country.ts'
import type { Document } from '#domain/catalogue/document.ts'
import type { AuthoredReview } from '#domain/catalogue/review.ts'
import type { Fact } from '#domain/facts/fact.ts'
import { pathKey } from '#domain/site/site-map.ts'
import { oneLine } from '#values/plain-text.ts'
import { DocumentShape, TestimonialShape } from './content-shapes.ts'

/** Something that must not be published: the file, and one sentence that says what and shows how it is right. */
export type Slip = { file: string; says: string }

export type TourFile = { file: string; source: TourSource }

/** Everything that is authored, as it stands in its files. */
export type Authored = {
  tours: TourFile[]
  /** The list of src/content/tours.ts: what is published, in its order. */
  listed: TourSource[]
  countryFiles: { file: string; country: Country }[]
  /** The list of src/content/countries.ts. */
  countries: Country[]
  /** The table of src/content/answers.ts. */
  answers: Answers
  testimonials: AuthoredReview[]
  documents: { file: string; document: Document }[]
  facts: { file: string; fact: Fact }[]
}

const LIST = 'src/content/tours.ts'
const COUNTRIES = 'src/content/countries.ts'
const ANSWERS = 'src/content/answers.ts'
const REVIEWS = 'src/content/testimonials.ts'

/** Every slip of the content; none: it may be published. Rules over several tours look at those that are right. */
export function contentSlips(authored: Authored): Slip[] {
  const sound = authored.tours.filter(({ source }) => tourSlips(source, worldOf(authored)).length === 0)
  return [
    ...tourFileSlips(authored),
    ...countrySlips(authored),
    ...otherSlips(authored),
    ...answerSlips(authored),
    ...claimedTwice(sound),
    ...rankSlips(sound),
    ...stopSlips(sound),
    ...regionSlips(authored),
  ]
}

/** The menu names the regions that have tours, and no other. */
function regionSlips({ listed }: Authored): Slip[] {
  const named: string[] = [...brand.regions]
  const toured: string[] = [...new Set(listed.map(({ region }) => region))]
  const file = 'src/brand.ts'
  return [
    ...named
      .filter((region) => !toured.includes(region))
      .map((region) => ({ file, says: `regions: no tour is ${region}, and its list would be empty; take it out` })),
    ...toured
      .filter((region) => !named.includes(region))
      .map((region) => ({
        file,
        says: `regions: tours are ${region}, and the menu does not name it; add '${region}'`,
      })),
  ]
}

/** What the authored tours are judged by. */
function worldOf({ countries, facts }: Authored): World {
  return { countries, facts: facts.map(({ fact }) => fact) }
}

function tourFileSlips(authored: Authored): Slip[] {
  const { tours, listed } = authored
  const world = worldOf(authored)
  const twice = listed.filter((source, at) => listed.indexOf(source) !== at)
  return [
    ...tours.flatMap(({ file, source }) => [
      ...tourSlips(source, world).map((slip) => ({ file, says: inOneSentence(slip) })),
      ...detailSlips(file, source),
      ...(listed.includes(source)
        ? []
        : [{ file, says: `is not in the list; add it to ${LIST}, or take the file away to withdraw the tour` }]),
    ]),
    ...twice.map(({ id }) => ({ file: LIST, says: `${id} stands in the list twice` })),
  ]
}

function countrySlips({ countryFiles, countries, tours, listed }: Authored): Slip[] {
  const slugs = countries.map(({ slug }) => slug)
  const visited = new Set(listed.flatMap((tour) => tour.countries ?? []))
  const ranks = countries.flatMap(({ exploreRank }) => exploreRank ?? [])
  return [
    ...countryFiles.flatMap(({ file, country }) => [
      ...shapeSlips(CountryShape, country).map((says) => ({ file, says })),
      ...factSlips(file, [...country.guide.entry, ...Object.values(country.guide.answers)]),
      ...(visited.has(country.slug) ? [] : [{ file, says: 'no tour goes there, so that its page would be empty' }]),
      ...(countries.includes(country) ? [] : [{ file, says: `is not in the list; add it to ${COUNTRIES}` }]),
      ...detailSlips(file, country),
    ]),
    ...findRepeats(slugs).map((slug) => ({ file: COUNTRIES, says: `two countries have the slug ${slug}` })),
    ...findRepeats(ranks).map((rank) => ({ file: COUNTRIES, says: `two countries have the exploreRank ${rank}` })),
    ...tours.flatMap(({ file, source }) =>
      (source.countries ?? [])
        .filter((slug) => !slugs.includes(slug))
        .map((slug) => ({ file, says: `countries: no country has the slug "${slug}"; there are ${slugs.join(', ')}` })),
    ),
  ]
}

function otherSlips({ testimonials, documents, facts }: Authored): Slip[] {
  const dates = testimonials.map(({ date }) => date)
  const isNewestFirst = dates.every((date, at) => at === 0 || date <= (dates[at - 1] ?? ''))
  return [
    ...testimonials.flatMap((review) =>
      shapeSlips(TestimonialShape, review).map((says) => ({ file: REVIEWS, says: `${review.name}: ${says}` })),
    ),
    ...(isNewestFirst ? [] : [{ file: REVIEWS, says: 'the reviews are not in order; the newest comes first' }]),
    ...findRepeats(testimonials.flatMap(({ id }) => id ?? [])).map((id) => ({
      file: REVIEWS,
      says: `two reviews have the id “${id}”; what the staff take off the site is known by it`,
    })),
    ...findRepeats(testimonials.map(({ name, title }) => `${name}, ${title}`)).map((review) => ({
      file: REVIEWS,
      says: `one review stands there twice: ${review}`,
    })),
    ...documents.flatMap(({ file, document }) => [
      ...shapeSlips(DocumentShape, document).map((says) => ({ file, says })),
      ...detailSlips(file, document),
    ]),
    ...findRepeats(documents.map(({ document }) => document.path)).map((path) => ({
      file: 'src/content/documents',
      says: `two documents have the path ${path}`,
    })),
    ...facts.flatMap(({ file, fact }) => [...factSlips(file, [fact]), ...detailSlips(file, fact)]),
  ]
}

/** The same as the desk says of them. */
function answerSlips({ answers }: Authored): Slip[] {
  const slips = [...judgeSection('answers', { answers }), ...agencySlips(agencyDocument(answers))]
  return [...slips.map(inOneSentence).map((says) => ({ file: ANSWERS, says })), ...detailSlips(ANSWERS, answers)]
}

const NO_LINE = 'text: is one line, with one space between words and no space at its ends'

/** The desk reads a sentence as one line: where the file has another one, it would count as corrected. */
function factSlips(file: string, facts: Fact[]): Slip[] {
  return facts.flatMap((fact) => {
    const isLine = fact.text === oneLine(fact.text, fact.text.length)
    const says = [...shapeSlips(FactShape, fact), ...(isLine ? [] : [NO_LINE])]
    return says.map((sentence) => ({ file, says: `${fact.id}: ${sentence}` }))
  })
}

function detailSlips(file: string, value: unknown): Slip[] {
  return unknownDetails(value).map((word) => ({
    file,
    says: `{${word}} is no detail of the agency (fill-in.ts has them)`,
  }))
}

/** An id or a path that two tours claim. */
function claimedTwice(tours: TourFile[]): Slip[] {
  const claims = tours.flatMap(({ file, source }) =>
    [source.id, ...[source.path, ...source.alsoAt].map(pathKey)].map((claim) => ({ file, claim })),
  )
  return findRepeats(claims.map(({ claim }) => claim)).map((claim) => {
    const [file = '', ...others] = claims.filter((each) => each.claim === claim).map((each) => each.file)
    return { file, says: `${claim} is claimed here and by ${others.join(', ')}` }
  })
}

/** A place in a carousel that two tours hold. The popular ones have a carousel a region. */
function rankSlips(tours: TourFile[]): Slip[] {
  const held = tours.flatMap(({ file, source: { region, ranks = {} } }) =>
    Object.entries(ranks).map(([kind, rank]) => ({
      file,
      place: `${kind === 'home' ? `${region} ` : ''}${kind} ${rank}`,
    })),
  )
  return findRepeats(held.map(({ place }) => place)).map((place) => {
    const [file = '', ...others] = held.filter((each) => each.place === place).map((each) => each.file)
    return { file, says: `ranks: ${place} is held here and by ${others.join(', ')}; each place is held once` }
  })
}

/** A stop outside the countries of its tour: a sign or an order was wrong. */
function stopSlips(tours: TourFile[]): Slip[] {
  return tours.flatMap(({ file, source: { stops, countries } }) =>
    stops
      .filter(({ at }) => !isInOneOf(countries, at))
      .map(({ name, at }) => ({
        file,
        says: `stops: ${name} at ${at.join(', ')} lies outside ${countries.join(', ')}`,
      })),
  )
}

function findRepeats<Value>(values: Value[]): Value[] {
  return [...new Set(values.filter((value, at) => values.indexOf(value) !== at))]
}
