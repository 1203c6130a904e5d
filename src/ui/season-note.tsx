import type { TourCard } from '#domain/tour.ts'

type Listed = { cards: TourCard[]; today: string }

/** Said once above a list in which a price's month has passed. */
export function SeasonNote(listed: Listed) {
  const line = seasonLine(listed)
  return line ? <p className="season">{line}</p> : null
}

/** What to know of prices whose month has passed; undefined when there is none. */
export function seasonLine({ cards, today }: Listed): string | undefined {
  const isPast = cards.some(({ till }) => till !== undefined && till < today)
  return isPast ? 'A price holds to the month beside it. Where that has passed, ask for today’s price.' : undefined
}
