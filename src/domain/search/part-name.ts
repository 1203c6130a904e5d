import { placeName } from '#domain/catalogue/places.ts'
import { chipsOf } from '#domain/filters/filter-labels.ts'
import { NO_CHOICE } from '#domain/filters/filters.ts'
import type { Part } from './understand.ts'

/** A part of a search as people read it: "Manali", "4 nights", "Up to ₹30,000"; undefined: it asks for nothing. */
export function partName({ text, choice, places = [], word }: Part, hasEnded: boolean): string | undefined {
  if (choice) {
    const chips = chipsOf({ ...NO_CHOICE, ...choice }, hasEnded)
    return chips.map(({ name }) => name).join(' or ') || text
  }
  if (word) return text
  return placeName(places[0] ?? '')
}

/** A search without one of its parts. */
export function withoutPart(parts: Part[], part: Part): string {
  return parts
    .filter((each) => each !== part)
    .map(({ text }) => text)
    .join(' ')
}

/** A search as it was read: what was guessed in its right spelling. */
export function readAs(parts: Part[]): string {
  return parts.map(({ guess, text }) => guess ?? text).join(' ')
}
