import type { TourCard } from '#domain/tour.ts'

/** Said once above a list in which a price's month has passed. */
export function SeasonNote({ cards, today }: { cards: TourCard[]; today: string }) {
  if (!cards.some(({ till }) => till !== undefined && till < today)) return null
  return <p className="season">A price holds to the month beside it. Where that has passed, ask for today’s price.</p>
}
