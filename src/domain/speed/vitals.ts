import * as z from 'zod/mini'
import type { PageName } from '#domain/site/site-map.ts'

/**
 * The metrics, each with its limits at the 75th percentile: good up to the first, poor above the second. In ms; CLS has
 * no unit. Source: `LCPThresholds` and its siblings in web-vitals 6.2.3, Google's library.
 */
export const METRICS = {
  LCP: { good: 2500, poor: 4000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1800, poor: 3000 },
  TTFB: { good: 800, poor: 1800 },
} as const
export type Metric = keyof typeof METRICS
export const METRIC_NAMES = Object.keys(METRICS) as Metric[]

/** The measured kinds of pages by their names in the site map, with the staff's words for them. */
export const PAGE_KINDS = {
  home: 'Home',
  domestic: 'Tours in India',
  international: 'Tours abroad',
  countries: 'Countries',
  country: 'A country',
  tour: 'A tour',
  testimonials: 'Reviews',
  about: 'About us',
  contact: 'Contact',
  cancellationPolicy: 'Cancellation policy',
  termsConditions: 'Terms',
  privacyPolicy: 'Privacy policy',
  enquire: 'Enquiry form',
  searchResults: 'Search results',
  shortlist: 'Shortlist',
  compare: 'Comparison',
} as const satisfies Partial<Record<PageName, string>>
export type PageKind = keyof typeof PAGE_KINDS

/** How a page was reached: loaded, prerendered and then shown, or restored from the browser's memory. */
export const REACHED = { load: 'Loaded', prerender: 'Prepared ahead', back: 'Brought back' } as const
export type Reached = keyof typeof REACHED

export const DEVICES = ['phone', 'desk'] as const
export const VISITOR_PLACES = ['India', 'abroad'] as const
export const PAINTED_PARTS = ['scene', 'picture', 'heading', 'text'] as const
export const CONTROLS = ['link', 'button', 'field', 'choice', 'details', 'other'] as const
export type Named = (typeof PAINTED_PARTS)[number] | (typeof CONTROLS)[number]

/** In ms; a longer time was measured in a background tab. */
const time = z.optional(z.number().check(z.gte(0), z.lte(120_000)))

/** One page view, sent when the page is hidden. It has no personal data: no address, text or identity. */
export const vitals = z.strictObject({
  kind: z.enum(Object.keys(PAGE_KINDS) as PageKind[]),
  reached: z.enum(Object.keys(REACHED) as Reached[]),
  device: z.enum(DEVICES),
  LCP: time,
  /** The element of the largest paint. */
  part: z.optional(z.enum(PAINTED_PARTS)),
  INP: time,
  /** The kind of the slowest control. */
  pressed: z.optional(z.enum(CONTROLS)),
  CLS: z.optional(z.number().check(z.gte(0), z.lte(100))),
  FCP: time,
  TTFB: time,
})
export type Vitals = z.infer<typeof vitals>
