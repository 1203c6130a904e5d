import type { TourCard } from '#domain/catalogue/tour.ts'
import { chosenTours } from '#domain/filters/filter-tours.ts'
import { type Choice, NO_CHOICE } from '#domain/filters/filters.ts'
import { type FactColumns, tourFacts } from '#domain/filters/tour-facts.ts'
import { type ListedCard, optionsOf, pricesOf, type TourList } from '#domain/filters/tour-list.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { PAGE_SIZE } from '#domain/search/search-text.ts'
import { readWindows } from './read-windows.ts'

export type CardRow = Omit<TourCard, 'price'> & { rank: number; windows: unknown }
export type ListRow = CardRow & FactColumns

/** How many tours of a list are looked through at once, for its filters and their counts. */
export const SCAN = 1000

/** What is asked of a list: after which tour, by its rank, it goes on, the day, ISO, and which rows belong to it. */
export type Asked = {
  choice?: Choice
  after?: number | undefined
  today: string
  belongs?: ((row: ListRow) => boolean) | undefined
}

/** A row of the catalogue as its card on a day (ISO). */
export function toCard({ rank: _, windows, ...card }: CardRow, today: string): TourCard {
  const price = priceOnDay(readWindows({ id: card.id, windows }), today)
  return { ...card, ...(price && { price }) }
}

/** One page of a list, out of the rows of a query that asked for one more than are looked through at once. */
export function toTourList(rows: ListRow[], asked: Asked): TourList {
  const { choice = NO_CHOICE, after = 0, today, belongs = () => true } = asked
  const seen = rows.slice(0, SCAN)
  const isCut = rows.length > SCAN
  const tours = seen.filter(belongs).map((row) => toListed(row, today))
  const left = chosenTours(tours, choice)
  const start = after && startAfter(left, { choice, after })
  const cards = left.slice(start, start + PAGE_SIZE)
  const goesOn = isCut && choice.sort === 'popular' ? seen.at(-1) : undefined
  const last = left.length > start + PAGE_SIZE ? cards.at(-1) : goesOn
  return {
    cards,
    ...(last && { after: last.rank }),
    choice,
    size: tours.length,
    found: left.length,
    isCut,
    isWhole: cards.length === tours.length && !isCut && choice.sort === 'popular',
    options: optionsOf(tours, choice),
    prices: pricesOf(tours, choice.tier),
  }
}

/** The first rows of a list, as many as are looked through at once; where it goes on behind them, those that follow. */
export async function rowsInReach(read: (after: number) => Promise<ListRow[]>, after = 0): Promise<ListRow[]> {
  const rows = await read(0)
  const last = rows[SCAN - 1]
  return rows.length > SCAN && last && after >= last.rank ? read(after) : rows
}

/** In order of popularity a list goes on after a rank, in any other order after the tour that has it. */
function startAfter(tours: ListedCard[], { choice, after }: { choice: Choice; after: number }): number {
  const at =
    choice.sort === 'popular'
      ? tours.findIndex(({ rank }) => rank > after)
      : tours.findIndex(({ rank }) => rank === after) + 1
  return at < (choice.sort === 'popular' ? 0 : 1) ? tours.length : at
}

function toListed(row: ListRow, today: string): ListedCard {
  const card = toCard(row, today)
  return { ...card, rank: row.rank, facts: tourFacts(row, { price: card.price, today }) }
}
