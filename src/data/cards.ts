import { PAGE_SIZE } from '#domain/search.ts'
import type { TourCard } from '#domain/tour.ts'

/** One page of cards. `after` is where the next page starts; undefined: this was the last. */
export type CardPage = { cards: TourCard[]; after?: number }

export type CardRow = Omit<TourCard, 'price' | 'till'> & { rank: number; price: number | null; till: string | null }

/** A row of the catalogue as a card: absent where the column is null. */
export function toCard({ rank: _, price, till, ...card }: CardRow): TourCard {
  return { ...card, ...(price !== null && { price }), ...(till !== null && { till }) }
}

/** Rows of a query that asked for one more than a page holds. */
export function toCardPage(rows: CardRow[]): CardPage {
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return { cards: shown.map(toCard), ...(rows.length > PAGE_SIZE && last && { after: last.rank }) }
}
