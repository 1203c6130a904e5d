import type { TourSource } from '#domain/authoring/tour-document.ts'
import type { FactId } from './facts.ts'

/** Gives an authored tour its type; `npm run content` checks it and says what is wrong with it. */
export function defineTour(source: TourSource & { facts?: FactId[] }): TourSource {
  return source
}
