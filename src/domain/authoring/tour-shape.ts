import * as z from 'zod/mini'
import { QUESTIONS, type QuestionKey } from '#domain/catalogue/answers.ts'
import { SCENES, type SceneName } from '#domain/catalogue/scenes.ts'
import { STAYS } from '#domain/catalogue/stays.ts'
import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import type { InclusionKey } from '#domain/catalogue/tour.ts'
import { WHOLE_RUPEES, windowFaults } from '#domain/prices/price-window.ts'
import { MONTHS } from '#values/dates.ts'
import { TOUR_PATH } from './address-slips.ts'
import type { SectionName } from './section-form.ts'
import { SECTIONS } from './sections.ts'
import { INCLUSIONS } from './terms.ts'
import { text } from './written-text.ts'

export const scene = z.enum(Object.keys(SCENES) as SceneName[])

const path = z
  .string()
  .check(
    z.maxLength(80, 'is longer than 80 letters'),
    z.regex(TOUR_PATH, 'begins with a slash and is /tour/ and a name, or a name alone, for example /tour/Bali6d5n'),
  )
const line = text(3, 240)
const lines = z.array(line).check(
  z.maxLength(40, 'more than forty lines'),
  z.refine((all) => new Set(all).size === all.length, 'says one line twice'),
)
const few = <Shape extends z.ZodMiniType>(shape: Shape, most: number) =>
  z.array(shape).check(z.maxLength(most, `holds more than ${most}`))
const position = z.int().check(z.positive('is a position from 1 on'))
const ANGLE = 'is latitude, then longitude, in degrees, for example 26.9, 75.8'
const angle = (most: number) => z.number().check(z.minimum(-most, ANGLE), z.maximum(most, ANGLE))
/** Latitude and longitude in degrees. */
export const at = z.tuple([angle(90), angle(180)], ANGLE)
/** Metres: the shore of the Dead Sea and the top of Mount Everest. */
const [LOWEST, HIGHEST] = [-430, 8849]
const ALTITUDE = `is in metres above the sea, from ${LOWEST} to ${HIGHEST}`
const metres = z.int().check(z.minimum(LOWEST, ALTITUDE), z.maximum(HIGHEST, ALTITUDE))
const height = z.strictObject({ place: text(2, 60), metres })
const altitude = z.strictObject({ top: height, night: height }).check(
  z.refine(({ top, night }) => night.metres <= top.metres, {
    path: ['night', 'metres'],
    error: 'is above the highest point of the tour',
  }),
)

const FEW = 'three to five are wanted'
const day = z.strictObject({
  title: line,
  activities: lines.check(z.minLength(3, FEW), z.maxLength(5, FEW)),
  overnight: z.exactOptional(text(2, 60)),
  stay: z.exactOptional(z.enum(STAYS)),
  hotelsUpTo: z.exactOptional(z.union([z.literal(3), z.literal(4)], 'is 3 or 4')),
  meals: z.array(z.enum(['B', 'L', 'D'])).check(z.maxLength(3, 'three meals a day at most')),
})

const practical = z.strictObject({
  seasons: few(
    z.strictObject({ is: z.enum(['good', 'fair', 'closed']), months: few(z.enum(MONTHS), 12), why: line }),
    12,
  ),
  pace: z.enum(['easy', 'moderate', 'full']),
  longestRoadDay: z.number(),
  vehicle: z.strictObject({ kind: z.enum(['private', 'shared', 'mixed', 'public']), what: line }),
  rooms: z.exactOptional(line),
  children: z.exactOptional(line),
  papers: z.exactOptional(line),
  altitude: z.exactOptional(altitude),
})

const tier = z.strictObject({ current: z.number(WHOLE_RUPEES), cut: z.number(WHOLE_RUPEES) })

export const PriceWindows = z
  .array(z.strictObject({ from: z.string(), till: z.string(), standard: tier, deluxe: tier, superDeluxe: tier }))
  .check(
    z.superRefine((windows, { addIssue }) => {
      for (const fault of windowFaults(windows)) addIssue({ code: 'custom', ...fault })
    }),
  )

const hotel = z.exactOptional(text(3, 80))
const hotels = few(z.strictObject({ place: text(2, 60), standard: hotel, deluxe: hotel, superDeluxe: hotel }), 40)
const asked = Object.values<string>(QUESTIONS)
const question = text(5, 120).check(
  z.refine((said) => !asked.includes(said), 'is asked on every tour; write it under Answers'),
)
const questions = few(z.strictObject({ question, answer: text(3, 400) }), 20).check(
  z.refine((all) => new Set(all.map((each) => each.question)).size === all.length, 'asks one question twice'),
)

const NIGHTS_BEFORE = 'is a number from 0 to 9'
const KEYWORDS = 'four to twelve are wanted'
const fields = {
  /** It never changes, because links contain it. Odd spellings are kept. */
  id: z
    .string()
    .check(
      z.maxLength(40, 'is longer than 40 letters'),
      z.regex(/^[a-z\d]\w*$/i, 'has letters and digits only, for example Bali6d5n'),
    ),
  region: z.enum(['domestic', 'international']),
  /** Country slugs. The first is the main country. */
  countries: z
    .array(z.string().check(z.maxLength(40, 'is longer than 40 letters')))
    .check(z.minLength(1, "one at least is wanted, for example ['indonesia']"), z.maxLength(6, 'six at most')),
  /** The canonical path of the tour. */
  path,
  alsoAt: z
    .array(path)
    .check(z.minLength(1, 'one other spelling at least is wanted'), z.maxLength(20, 'twenty at most')),
  /** "7N/8D": counted from the days (countDuration). */
  duration: z.string().check(z.regex(/^\d{1,2}N\/\d{1,2}D$/, 'is nights and days, for example 5N/6D')),
  /** The region or country in everyday words: "Rajasthan". */
  place: text(2, 40),
  /**
   * The place in the words of an Indian family: "Gujarat: Bhuj, Mandvi and the White Rann". Title or location names
   * every country (abroad) or state (India) with a night of the tour.
   */
  title: text(8, 40),
  /** The headline under the title: "Salt to the horizon". */
  line: text(3, 60),
  /** Within India: the states, spelt as in the title or the location. */
  states: z.exactOptional(few(text(2, 40), 12)),
  /** Two to four towns: "Jaipur, Jodhpur, Udaipur". */
  location: text(3, 80),
  scene,
  /** Each theme with a reason that names something of the plan. */
  themes: z.partialRecord(z.enum(Object.keys(THEMES) as Theme[]), text(10, 110)),
  head: z.strictObject({
    description: text(70, 160),
    keywords: z.array(text(2, 60)).check(z.minLength(4, KEYWORDS), z.maxLength(12, KEYWORDS)),
  }),
  /** The overview: two to four sentences. */
  description: text(120, 600),
  days: z.array(day).check(z.maxLength(40, 'forty days at most')),
  stops: z.array(z.strictObject({ name: text(2, 60), at })).check(z.maxLength(40, 'forty at most')),
  /** Shared inclusions. The tour's other inclusions follow. */
  includes: few(z.enum(Object.keys(INCLUSIONS) as InclusionKey[]), Object.keys(INCLUSIONS).length),
  inclusions: z.exactOptional(lines),
  exclusions: z.exactOptional(lines),
  /** Lines of this tour only, before the shared ones. */
  beforeYouGo: z.exactOptional(lines),
  /** Nights spent in the air before day 1, for tours whose flights are included. */
  nightsBefore: z.exactOptional(z.int().check(z.minimum(0, NIGHTS_BEFORE), z.maximum(9, NIGHTS_BEFORE))),
  practical,
  /** Answers that differ from those of the plan and the agency. */
  answers: z.exactOptional(z.partialRecord(z.enum(Object.keys(QUESTIONS) as QuestionKey[]), line)),
  hotels: z.exactOptional(hotels),
  questions: z.exactOptional(questions),
  /** Ids of tours, the nearest first; similarTours finds the others. */
  similarTo: z.exactOptional(
    few(z.string().check(z.maxLength(40, 'is longer than 40 letters')), 3).check(
      z.refine((all) => new Set(all).size === all.length, 'names one tour twice'),
    ),
  ),
  /** Ids of facts that may change: permits, closures, levies. The visas of its countries are added. */
  facts: z.exactOptional(few(z.string().check(z.maxLength(60, 'is longer than 60 letters')), 40)),
  /** Replaces "All transfers" in the tiers and the inclusions. */
  transfers: z.exactOptional(line),
}

/** The shape of a document. Every part has a limit, so that a row of the store holds it. */
export const TourDocumentShape = z.strictObject(fields)

export const TourShape = z.strictObject({
  ...fields,
  /** Prices by the first day of travel, without overlaps; absent: on request. */
  windows: z.exactOptional(PriceWindows),
  /** Its position in a carousel of the home page, from 1. */
  ranks: z.exactOptional(
    z.strictObject({
      home: z.exactOptional(position),
      budget: z.exactOptional(position),
      visaFree: z.exactOptional(position),
    }),
  ),
})

const count = z.exactOptional(z.int().check(z.minimum(0, 'is a number as it was exported')))
/** The shape of a tour in an exported file (tours-file.ts). */
export const FiledShape = z.strictObject({ seen: count, version: count, ...fields })

/** The id of a new tour. Older ids may have underscores. */
export const NewIdShape = z
  .string()
  .check(
    z.maxLength(40, 'is longer than 40 letters'),
    z.regex(/^[A-Za-z][A-Za-z\d]*$/, 'begins with a letter and has letters and digits only, for example Bali6d5n'),
  )

export const NameShape = z.strictObject({ id: NewIdShape, title: fields.title })

export function shapeOfSection(name: SectionName): z.ZodMiniType {
  return z.strictObject(Object.fromEntries(SECTIONS[name].map((field) => [field, fields[field]])))
}
