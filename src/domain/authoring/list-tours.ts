import type { Fact } from '#domain/facts/fact.ts'
import { gapsBetween, type PriceWindow } from '#domain/prices/price-window.ts'
import { fold } from '#domain/search/fold.ts'
import { daysAfter, readableDate } from '#values/dates.ts'
import { shortened } from './shape-slips.ts'
import type { TourDocument } from './tour-document.ts'

export const STATES = {
  live: 'Live',
  'draft-waits': 'Live, changes wait',
  new: 'New, nobody sees it yet',
  withdrawn: 'Withdrawn',
} as const
export type TourState = keyof typeof STATES

/** `version`: the newest published one; 0: none. */
export function stateOf(tour: { version: number; withdrawn?: unknown; isDraft: boolean }): TourState {
  if (tour.version === 0) return 'new'
  if (tour.withdrawn) return 'withdrawn'
  return tour.isDraft ? 'draft-waits' : 'live'
}

export const MISSING = {
  price: 'Price of the next half-year',
  child: 'Child’s price',
  hotels: 'Hotels',
  fact: 'A fact that ends',
} as const
export type Missing = keyof typeof MISSING

/** How many days ahead a tour needs a price, and how long its facts must still hold. */
const AHEAD = { price: 182, fact: 30 }

type Beside = { windows: PriceWindow[]; pricedFor?: string | undefined; facts: Fact[]; today: string }

/** The gaps of a tour, with a few words each. */
export function missingIn(
  document: Pick<TourDocument, 'answers' | 'hotels' | 'facts' | 'duration'>,
  beside: Beside,
): [Missing, string][] {
  const { childWithBed, hotels } = document.answers ?? {}
  return [
    ...named('price', priceGap(beside)),
    ...named('price', otherNights(document, beside)),
    ...named('child', childWithBed ? undefined : 'child’s price'),
    ...named('hotels', hotels || document.hotels ? undefined : 'hotels by name'),
    ...named('fact', endOfFact(document, beside)),
  ]
}

function named(missing: Missing, says: string | undefined): [Missing, string][] {
  return says ? [[missing, says]] : []
}

function priceGap({ windows, today }: Beside): string | undefined {
  const [gap] = gapsBetween(windows, { from: today, till: daysAfter(today, AHEAD.price) })
  return gap && (windows.length > 0 ? `no price from ${readableDate(gap.from)}` : 'no price')
}

/** The tour has prices, but its nights have changed since they were given. */
function otherNights({ duration }: Pick<TourDocument, 'duration'>, { windows, pricedFor }: Beside): string | undefined {
  return windows.length > 0 && pricedFor && pricedFor !== duration ? `prices were given for ${pricedFor}` : undefined
}

function endOfFact(document: Pick<TourDocument, 'facts'>, { facts, today }: Beside): string | undefined {
  const soon = daysAfter(today, AHEAD.fact)
  const fact = facts.find(({ id, expiresOn }) => document.facts?.includes(id) && expiresOn <= soon)
  return (
    fact && `“${shortened(fact.text)}” ${fact.expiresOn < today ? 'ended' : 'ends'} ${readableDate(fact.expiresOn)}`
  )
}

/** The fields of a document that the list shows, searches or checks for gaps. */
export const LISTED_FIELDS = [
  ...(['id', 'title', 'place', 'location', 'duration'] as const),
  ...(['states', 'answers', 'hotels', 'facts'] as const),
]
export type ListedDocument = Pick<TourDocument, (typeof LISTED_FIELDS)[number]>

export type ListedTour = { document: ListedDocument; state: TourState; missing: [Missing, string][] }
export type Wanted = { q: string; state: string; missing: string }

/** The tours that match all search words, the state and the gap. */
export function fittingTours<Tour extends ListedTour>(tours: Tour[], { q, state, missing }: Wanted): Tour[] {
  return tours
    .filter((tour) => state === '' || tour.state === state)
    .filter((tour) => missing === '' || tour.missing.some(([each]) => each === missing))
    .filter(({ document: { id, title, place, location, states = [] } }) =>
      saysEach([id, title, place, location, ...states], q),
    )
}

/** Whether the texts contain every search word, whole or in part. */
export function saysEach(texts: string[], sought: string): boolean {
  const said = fold(texts.join(' '))
  return fold(sought)
    .split(' ')
    .every((word) => said.includes(word))
}
