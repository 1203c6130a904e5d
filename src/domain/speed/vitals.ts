import * as z from 'zod/mini'
import type { PageName } from '#domain/site/site-map.ts'

/**
 * What is measured, each with its limits at the 75th percentile: good up to the first, poor beyond the second. In ms;
 * CLS has no unit. Source: `LCPThresholds` and its kin in web-vitals 6.2.3,
 * Google's own library.
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

/** The kinds of pages that are measured, by their names in the site map, each as the staff call it. */
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

/** How a page was reached: loaded, prepared ahead and then shown, or brought back out of the browser's memory. */
export const REACHED = { load: 'Loaded', prerender: 'Prepared ahead', back: 'Brought back' } as const
export type Reached = keyof typeof REACHED

export const DEVICES = ['phone', 'desk'] as const
export const VISITOR_PLACES = ['India', 'abroad'] as const
export const PAINTED_PARTS = ['scene', 'picture', 'heading', 'text'] as const
export const CONTROLS = ['link', 'button', 'field', 'choice', 'details', 'other'] as const
export type Named = (typeof PAINTED_PARTS)[number] | (typeof CONTROLS)[number]

/** In ms; what takes longer was left open in the background. */
const time = z.optional(z.number().check(z.gte(0), z.lte(120_000)))

/** What one view of a page sends when it is hidden. Nothing in it is of a person: no address, no text, no identity. */
export const vitals = z.strictObject({
  kind: z.enum(Object.keys(PAGE_KINDS) as PageKind[]),
  reached: z.enum(Object.keys(REACHED) as Reached[]),
  device: z.enum(DEVICES),
  LCP: time,
  /** What the largest paint showed. */
  part: z.optional(z.enum(PAINTED_PARTS)),
  INP: time,
  /** The kind of the control whose answer took longest. */
  pressed: z.optional(z.enum(CONTROLS)),
  CLS: z.optional(z.number().check(z.gte(0), z.lte(100))),
  FCP: time,
  TTFB: time,
})
export type Vitals = z.infer<typeof vitals>
