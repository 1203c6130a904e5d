import { placeName } from '#domain/catalogue/places.ts'
import { type Chip, chipsOf } from './chips.ts'
import type { Choice } from './choice.ts'
import { FILTERS, type Kind } from './filters.ts'

/** A value of a kind as people read it; undefined: the kind has no such value. The names of places are not in browsers. */
export function nameOfValue(kind: Kind, value: string): string | undefined {
  const { values } = FILTERS[kind]
  if (!values) return placeName(value)
  return Object.hasOwn(values, value) ? values[value] : undefined
}

/** The same of a value that was judged. */
export function valueName(kind: Kind, value: string): string {
  return nameOfValue(kind, value) ?? value
}

/** What a budget goes by where a price has ended. */
export const LAST_PRICE = ', last published price'

/** A chip for each thing chosen. Where a price has ended, those of the budget say that they go by the last one. */
export function namedChips(choice: Choice, hasEnded: boolean): Chip[] {
  return chipsOf(choice, { nameOf: valueName, last: hasEnded ? LAST_PRICE : '' })
}
