import { type CardRow, toCard } from '#data/catalogue/cards.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { AGENCY } from '#domain/authoring/agency-answers.ts'
import { completeTour } from '#domain/authoring/complete-tour.ts'
import { fillIn } from '#domain/authoring/fill-in.ts'
import { type Alike, alikeOf, similarTours } from '#domain/authoring/similar-tours.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { Answers } from '#domain/catalogue/answers.ts'
import type { TourInCard } from '#domain/catalogue/tour.ts'
import { shelfQueries, toShelf } from './read-known.ts'
import { type WorkingTour, workingIn, workingQuery } from './working-tours.ts'

/** The id of the document, the day (ISO), and the unsaved changes. */
type Wanted = { id: string; today: string; change?: ((document: TourDocument) => TourDocument) | undefined }

const CARDS =
  'SELECT rank, id, path, title, location, duration, region, scene, windows FROM tours WHERE withdrawn IS NULL ORDER BY rank'

/** A tour as visitors will see it. The agency's answers are shown on the leading tour. Undefined: there is no such tour. */
export async function previewTour(database: D1Database, { id, today, change }: Wanted) {
  const shown = id === AGENCY ? await leadingTour(database) : id
  const [row, agencyRow, rows, ...shelf] = await forStaff(() =>
    database.batch<never>([
      workingQuery(database, shown),
      workingQuery(database, AGENCY),
      database.prepare(CARDS),
      ...shelfQueries(database),
    ]),
  )
  const [working, agency] = [workingIn(row), workingIn(agencyRow)]
  if (!working) return undefined
  const { known, alike } = toShelf(shelf, today)
  const { document: written, windows } = working
  const document = change && id !== AGENCY ? change(written) : written
  const tour = fillIn(completeTour({ ...document, windows }, known))
  const near = similarTours(alikeOf(document, windows), alike as Alike[])
  const cards = new Map(((rows?.results ?? []) as CardRow[]).map((card) => [card.id, card]))
  return {
    tour,
    card: toCard({ ...tour, rank: 0 }, today),
    similar: near.flatMap((other) => cardOf(cards.get(other.id), today)),
    agency: agency ? fillIn(answersIn(agency, { id, change })) : {},
  }
}

async function leadingTour(database: D1Database): Promise<string> {
  const query = database.prepare('SELECT id FROM tours WHERE withdrawn IS NULL ORDER BY rank LIMIT 1')
  return (await forStaff(() => query.first<{ id: string }>()))?.id ?? ''
}

/** The live answers of the agency; in a preview of the answers themselves, the draft. */
function answersIn({ document, live = document }: WorkingTour, { id, change }: Pick<Wanted, 'id' | 'change'>): Answers {
  return (id === AGENCY ? (change?.(document) ?? document) : live).answers ?? {}
}

function cardOf(row: CardRow | undefined, today: string): TourInCard[] {
  return row ? [toCard({ ...row, windows: JSON.parse(String(row.windows)) }, today)] : []
}
