import * as z from 'zod'
import { QUESTIONS, type QuestionKey } from '#domain/catalogue/answers.ts'
import { SCENES, type SceneName } from '#domain/catalogue/scenes.ts'
import { THEMES, type Theme } from '#domain/catalogue/themes.ts'
import type { InclusionKey } from '#domain/catalogue/tour.ts'
import { WHOLE_RUPEES, windowFaults } from '#domain/prices/price-window.ts'
import { MONTHS } from '#values/dates.ts'
import type { TourSource } from './define-tour.ts'
import { FACTS, type FactId } from './facts.ts'
import { INCLUSIONS } from './terms.ts'

/** A text between two lengths, in letters. */
export function text(least: number, most: number) {
  return z
    .string()
    .trim()
    .min(least, `is shorter than ${least} letters`)
    .max(most, `is longer than ${most} letters`)
    .regex(/^(?!.*(undefined|NaN|\[object|TODO|[Ll]orem ipsum))/s, 'holds a hole that somebody forgot to fill')
}

export const scene = z.enum(Object.keys(SCENES) as SceneName[])

const path = z.string().regex(/^\/[\w/-]+$/, 'begins with a slash and has no spaces, for example /tour/Bali6d5n')
const line = text(3, 240)
const lines = z.array(line).refine((all) => new Set(all).size === all.length, 'says one line twice')
const position = z.int().positive('is a position from 1 on')
const ANGLE = 'is latitude, then longitude, in degrees, for example [26.9, 75.8]'
const at = z.tuple([z.number().min(-90, ANGLE).max(90, ANGLE), z.number().min(-180, ANGLE).max(180, ANGLE)])
const height = z.strictObject({ place: text(2, 60), metres: z.int() })

const day = z.strictObject({
  title: line,
  activities: lines.min(3, 'three to five are wanted').max(5, 'three to five are wanted'),
  overnight: text(2, 60).exactOptional(),
  stay: z.enum(['camp', 'houseboat', 'cruise boat', 'guest house', 'home stay', 'train', 'ferry']).exactOptional(),
  hotelsUpTo: z.union([z.literal(3), z.literal(4)]).exactOptional(),
  meals: z.array(z.enum(['B', 'L', 'D'])),
})

const practical = z.strictObject({
  seasons: z.array(
    z.strictObject({ is: z.enum(['good', 'fair', 'closed']), months: z.array(z.enum(MONTHS)), why: line }),
  ),
  pace: z.enum(['easy', 'moderate', 'full']),
  longestRoadDay: z.number(),
  vehicle: z.strictObject({ kind: z.enum(['private', 'shared', 'mixed', 'public']), what: line }),
  rooms: line.exactOptional(),
  children: line.exactOptional(),
  papers: line.exactOptional(),
  altitude: z.strictObject({ top: height, night: height }).exactOptional(),
})

/** What may stand in a tour's file, and nothing else. */
const tier = z.strictObject({ current: z.number(WHOLE_RUPEES), cut: z.number(WHOLE_RUPEES) })

/** What may stand in a tour's windows, and what they must keep to. */
export const PriceWindows = z
  .array(z.strictObject({ from: z.string(), till: z.string(), standard: tier, deluxe: tier, superDeluxe: tier }))
  .superRefine((windows, { addIssue }) => {
    for (const fault of windowFaults(windows)) addIssue({ code: 'custom', ...fault })
  })

export const TourShape = z.strictObject({
  id: z.string().regex(/^\w+$/, 'has letters and digits only, for example Bali6d5n'),
  region: z.enum(['domestic', 'international']),
  countries: z.array(z.string()).min(1, "one at least is wanted, for example ['indonesia']"),
  path,
  alsoAt: z.array(path).min(1, 'one other spelling at least is wanted'),
  duration: z.string().regex(/^\d+N\/\d+D$/, 'is nights and days, for example 5N/6D'),
  place: text(2, 40),
  title: text(8, 40),
  line: text(3, 60),
  states: z.array(text(2, 40)).exactOptional(),
  location: text(3, 80),
  scene,
  themes: z.partialRecord(z.enum(Object.keys(THEMES) as Theme[]), text(10, 110)),
  head: z.strictObject({
    description: text(70, 160),
    keywords: z.array(text(2, 60)).min(4, 'four to twelve are wanted').max(12, 'four to twelve are wanted'),
  }),
  description: text(120, 600),
  days: z.array(day),
  stops: z.array(z.strictObject({ name: text(2, 60), at })).min(2, 'two at least are wanted: a map needs a way'),
  includes: z.array(z.enum(Object.keys(INCLUSIONS) as InclusionKey[])),
  inclusions: lines.exactOptional(),
  exclusions: lines.exactOptional(),
  beforeYouGo: lines.exactOptional(),
  nightsBefore: z.int().exactOptional(),
  practical,
  answers: z.partialRecord(z.enum(Object.keys(QUESTIONS) as QuestionKey[]), line).exactOptional(),
  facts: z.array(z.enum(FACTS.map(({ id }) => id) as FactId[])).exactOptional(),
  transfers: line.exactOptional(),
  windows: z.exactOptional(PriceWindows),
  ranks: z
    .strictObject({
      home: position.exactOptional(),
      budget: position.exactOptional(),
      visaFree: position.exactOptional(),
    })
    .exactOptional(),
}) satisfies z.ZodType<TourSource>
