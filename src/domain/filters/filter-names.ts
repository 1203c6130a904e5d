import { placeName } from '#domain/catalogue/places.ts'
import { type Chip, chipsOf } from './chips.ts'
import type { Choice } from './choice.ts'
import { FILTERS, type Kind } from './filters.ts'

/** The name of a value; undefined: unknown. Names of places are only on the server. */
export function nameOfValue(kind: Kind, value: string): string | undefined {
  const { values } = FILTERS[kind]
  if (!values) return placeName(value)
  return Object.hasOwn(values, value) ? values[value] : undefined
}

/** The same for a known value. */
export function valueName(kind: Kind, value: string): string {
  return nameOfValue(kind, value) ?? value
}

/** The note on a budget where a price has ended. */
export const LAST_PRICE = ', last published price'

/** A chip for each chosen value. Where a price has ended, those of the budget say so. */
export function namedChips(choice: Choice, hasEnded: boolean): Chip[] {
  return chipsOf(choice, { nameOf: valueName, last: hasEnded ? LAST_PRICE : '' })
}
