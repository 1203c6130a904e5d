import type { TourInCard } from '#domain/catalogue/tour.ts'
import { type Choice, NO_CHOICE } from '#domain/filters/choice.ts'
import { chosenTours } from '#domain/filters/filter-tours.ts'
import { type FactColumns, tourFacts } from '#domain/filters/tour-facts.ts'
import { type ListedCard, optionsOf, pricesOf, type TourList } from '#domain/filters/tour-list.ts'
import { priceOnDay } from '#domain/prices/price-on-day.ts'
import { PAGE_SIZE } from '#domain/search/search-text.ts'
import { LEADING } from './leaders.ts'
import { readWindows } from './read-windows.ts'

export type CardRow = Omit<TourInCard, 'price'> & { rank: number; windows: unknown }
export type ListRow = CardRow & FactColumns

/** `after`: the rank where the page begins. `today`: ISO. */
export type Asked = { choice?: Choice; after?: number | undefined; today: string }

/**
 * The rows that are read at once: leaders, and the next tours after them. `goesOn`: the rank after which there are
 * more.
 */
export type InReach<Row> = { rows: Row[]; goesOn?: number }

/** The rank after which a list is read from the table itself. Only the order of popularity has pages there. */
export function startBehind({ choice = NO_CHOICE, after = 0 }: Asked): number {
  return choice.sort === 'popular' ? Math.max(after, LEADING) : LEADING
}

/** How many rows are read after the leaders: one more than a page, to know whether there are more. */
export const BEHIND = PAGE_SIZE + 1

export function inReach<Row extends { rank: number }>(leading: Row[], behind: Row[]): InReach<Row> {
  const next = behind.slice(0, PAGE_SIZE)
  const last = behind.length > PAGE_SIZE ? next.at(-1) : undefined
  return { rows: [...leading, ...next], ...(last && { goesOn: last.rank }) }
}

/** A row of the catalogue as its card on a day (ISO). */
export function toCard({ rank: _, windows, ...card }: CardRow, today: string): TourInCard {
  const price = priceOnDay(readWindows({ id: card.id, windows }), today)
  return { ...card, ...(price && { price }) }
}

/** One page of a list, from its rows. */
export function toTourList({ rows, goesOn }: InReach<ListRow>, asked: Asked): TourList {
  const { choice = NO_CHOICE, after = 0, today } = asked
  const isPopular = choice.sort === 'popular'
  const tours = rows.map((row) => toListed(row, today))
  const left = chosenTours(tours, choice)
  const following = isPopular ? left.filter(({ rank }) => rank > after) : left.slice(startAfter(left, after))
  const cards = following.slice(0, PAGE_SIZE)
  const last = following.length > PAGE_SIZE ? cards.at(-1)?.rank : isPopular ? goesOn : undefined
  const isCut = goesOn !== undefined
  return {
    cards,
    ...(last && { after: last }),
    choice,
    size: tours.length,
    found: left.length,
    isCut,
    isWhole: cards.length === tours.length && !isCut && isPopular,
    options: optionsOf(tours, choice),
    prices: pricesOf(tours, choice.tier),
  }
}

/** Where a page of a sorted list begins: after the tour with this rank, or at the end without that tour. */
function startAfter(tours: ListedCard[], after: number): number {
  if (after === 0) return 0
  const at = tours.findIndex(({ rank }) => rank === after)
  return at < 0 ? tours.length : at + 1
}

function toListed(row: ListRow, today: string): ListedCard {
  const card = toCard(row, today)
  return { ...card, rank: row.rank, facts: tourFacts(row, { price: card.price, today }) }
}
