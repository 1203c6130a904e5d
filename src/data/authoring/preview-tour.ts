import { type CardRow, toCard } from '#data/catalogue/cards.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { completeTour } from '#domain/authoring/complete-tour.ts'
import { fillIn } from '#domain/authoring/fill-in.ts'
import { similarTours } from '#domain/authoring/similar-tours.ts'
import type { Tour, TourCard } from '#domain/catalogue/tour.ts'
import { type Shelf, shelfQueries, toShelf } from './known.ts'
import { toWorking, type WorkingRow, workingQuery } from './working-tours.ts'

/** A tour as visitors will see it: its page, its card and the three tours nearest to it, on a day (ISO). */
export type Preview = { tour: Tour; card: TourCard; similar: TourCard[] }

/** Undefined: there is no such tour. */
export async function previewTour(database: D1Database, id: string, today: string): Promise<Preview | undefined> {
  const cards = database.prepare(
    'SELECT rank, id, path, title, location, duration, region, scene, windows FROM tours WHERE withdrawn IS NULL',
  )
  const [working, rows, ...shelf] = await forStaff(() =>
    database.batch<never>([workingQuery(database, id), cards, ...shelfQueries(database)]),
  )
  const row = working?.results[0] as WorkingRow | undefined
  if (!row) return undefined
  const { known, alike } = toShelf(shelf, today)
  const { document, windows } = toWorking(row)
  const tour = fillIn(completeTour({ ...document, windows }, known))
  const near = similarTours({ ...document, windows }, alike.filter((other) => other.id !== id) as Alikes)
  const found = new Map(((rows?.results ?? []) as CardRow[]).map((card) => [card.id, card]))
  return {
    tour,
    card: toCard({ ...tour, rank: 0 }, today),
    similar: near.flatMap((other) => cardOf(found.get(other.id), today)),
  }
}

type Alikes = Omit<Shelf['alike'][number], 'similar'>[]

function cardOf(row: CardRow | undefined, today: string): TourCard[] {
  return row ? [toCard({ ...row, windows: JSON.parse(String(row.windows)) }, today)] : []
}
