import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { judgeTour } from '#domain/authoring/judge-tour.ts'
import { isSame } from '#domain/authoring/merge-section.ts'
import { withAddressesOf } from '#domain/authoring/new-address.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { TourSlip } from '#domain/authoring/tour-slips.ts'
import { putLive } from './put-live.ts'
import { shelfQueries, toShelf } from './read-known.ts'
import { readVersion } from './tour-history.ts'
import { untilSaved } from './until-saved.ts'
import { type WorkingTour, workingIn, workingQuery } from './working-tours.ts'

export type Published =
  /** Also where the same form is repeated. */
  | { kind: 'published'; version: number }
  | { kind: 'stopped'; slips: TourSlip[] }
  /** A colleague has changed the draft or the live version since it was shown. */
  | { kind: 'moved' }
  /** Going back would lose an unpublished draft. */
  | { kind: 'draft-waits' }
  /** It equals the live version. */
  | { kind: 'nothing' }
  | { kind: 'gone' }

/** Publishes a tour's draft as it was shown, on a day (ISO). */
export function publishTour(
  database: D1Database,
  author: Author,
  { tour, seen, today }: { tour: string; seen: number; today: string },
): Promise<Published> {
  const choose = (on: WorkingTour): Chosen => (on.seen === seen ? { document: on.document } : { kind: 'moved' })
  return untilSaved(() => publish(database, author, { tour, today, choose }))
}

type GoingBack = { tour: string; version: number; live: number; today: string; undoes?: string }

/**
 * Publishes an old version again as a new one, replacing the version that was `live` when the form was shown. Addresses
 * that visitors have learnt since then stay as redirects.
 */
export async function backTo(
  database: D1Database,
  author: Author,
  { tour, version, live, today, undoes }: GoingBack,
): Promise<Published> {
  const document = await readVersion(database, tour, version)
  if (!document) return { kind: 'gone' }
  const choose = (on: WorkingTour): Chosen => {
    if (on.version !== live) return { kind: 'moved' }
    return on.isDraft ? { kind: 'draft-waits' } : { document: withAddressesOf(document, on.live ?? document) }
  }
  return untilSaved(() => publish(database, author, { tour, today, choose, undoes }))
}

/** Undoes a publication if it is still the newest. Undefined: the change published no tour. */
export async function undoTour(
  database: D1Database,
  author: Author,
  { change, today }: { change: string; today: string },
): Promise<Published | undefined> {
  const query = database.prepare("SELECT key, was, became FROM change_rows WHERE change = ?1 AND entity = 'tour'")
  const row = await forStaff(() => query.bind(change).first<Record<'key' | 'was' | 'became', string | null>>())
  if (!row?.key) return undefined
  if (row.was === null) return { kind: 'moved' }
  const [version, live] = [Number(row.was), Number(row.became)]
  return backTo(database, author, { tour: row.key, version, live, today, undoes: change })
}

type Chosen = { document: TourDocument } | Extract<Published, { kind: 'moved' | 'draft-waits' }>
type Wish = { tour: string; today: string; choose: (on: WorkingTour) => Chosen; undoes?: string | undefined }

/** Undefined: the catalogue has changed at this moment. */
async function publish(database: D1Database, author: Author, wish: Wish): Promise<Published | undefined> {
  const { on, shelf, version } = await readForPublishing(database, author, wish)
  if (version !== undefined) return { kind: 'published', version }
  if (!on) return { kind: 'gone' }
  const chosen = wish.choose(on)
  if ('kind' in chosen) return chosen
  const { document } = chosen
  if (!on.isDraft && isSame(on.live, document)) return { kind: 'nothing' }
  const slips = judgeTour(document, shelf.known).filter(({ weight }) => weight === 'stops')
  if (slips.length > 0) return { kind: 'stopped', slips }
  const isLive = await putLive(database, author, { document, on, shelf, undoes: wish.undoes })
  return isLive ? { kind: 'published', version: on.version + 1 } : undefined
}

/** The tour, its judging data, and the version that this form has already made; all of one moment. */
async function readForPublishing(database: D1Database, { id }: Author, { tour, today }: Wish) {
  const done = database.prepare('SELECT version FROM tour_versions WHERE form = ?1').bind(id)
  const [working, form, ...shelf] = await forStaff(() =>
    database.batch<never>([workingQuery(database, tour), done, ...shelfQueries(database)]),
  )
  const made = form?.results[0] as { version: number } | undefined
  return { on: workingIn(working), shelf: toShelf(shelf, today), version: made?.version }
}
