import { priceOnDay } from '#domain/price-on-day.ts'
import { PAGE_SIZE } from '#domain/search.ts'
import type { TourCard } from '#domain/tour.ts'
import { readWindows } from './price-windows.ts'

/** One page of cards. `after` is where the next page starts; undefined: this was the last. */
export type CardPage = { cards: TourCard[]; after?: number }

export type CardRow = Omit<TourCard, 'price'> & { rank: number; windows: unknown }

/** A row of the catalogue as its card on a day (ISO). */
export function toCard({ rank: _, windows, ...card }: CardRow, today: string): TourCard {
  const price = priceOnDay(readWindows({ id: card.id, windows }), today)
  return { ...card, ...(price && { price }) }
}

/** Rows of a query that asked for one more than a page holds. */
export function toCardPage(rows: CardRow[], today: string): CardPage {
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    cards: shown.map((row) => toCard(row, today)),
    ...(rows.length > PAGE_SIZE && last && { after: last.rank }),
  }
}
