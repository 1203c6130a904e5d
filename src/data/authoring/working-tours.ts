import type { Withdrawal } from '#data/catalogue/schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { stateOf, type TourState } from '#domain/authoring/list-tours.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** A tour as the staff work at it: its draft, or what is live. */
export type WorkingTour = {
  id: string
  document: TourDocument
  /** How many changes of drafts there had been: a form has it along, and says by it on what it was typed. */
  seen: number
  /** The newest published version; 0: it was never live. */
  version: number
  /** Something waits to be published. */
  isDraft: boolean
  /** What visitors see; absent: it was never live. */
  live?: TourDocument
  windows: PriceWindow[]
  withdrawn?: Withdrawal
  /** When it was changed last, in ms since 1970, and by whom. */
  at: number
  actor: string
}

/** A tour as the list of tours has it. */
export type TourInWork = WorkingTour & { state: TourState }

export async function findWorkingTour(database: D1Database, id: string): Promise<WorkingTour | undefined> {
  const { results } = await forStaff(() => workingQuery(database, id).all<WorkingRow>())
  return results[0] && toWorking(results[0])
}

/** Every tour that is live or written at, in the order of the listings, new ones behind. */
export async function listToursInWork(database: D1Database): Promise<TourInWork[]> {
  const all =
    'SELECT id, rank FROM tours UNION ALL SELECT tour, NULL FROM tour_drafts WHERE tour NOT IN (SELECT id FROM tours)'
  const query = database.prepare(`${WORKING} FROM (${all}) AS w ${JOINS} ORDER BY w.rank ASC NULLS LAST, w.id`)
  const { results } = await forStaff(() => query.all<WorkingRow>())
  return results.map(toWorking).map((tour) => ({ ...tour, state: stateOf(tour) }))
}

const WORKING = `SELECT w.id AS id, v.document AS live, d.document AS draft, coalesce(v.version, 0) AS version,
  coalesce((SELECT max(s.id) FROM draft_saves AS s WHERE s.tour = w.id), 0) AS seen,
  coalesce(d.at, v.at) AS at, coalesce(d.actor, v.actor) AS actor, t.windows AS windows, t.withdrawn AS withdrawn`
const JOINS = `LEFT JOIN tours AS t ON t.id = w.id LEFT JOIN tour_drafts AS d ON d.tour = w.id
  LEFT JOIN tour_versions AS v ON v.tour = w.id AND v.version = (SELECT max(version) FROM tour_versions WHERE tour = w.id)`

/** One tour, with a row only where it is live, written at or was published once. */
export function workingQuery(database: D1Database, id: string): D1PreparedStatement {
  return database
    .prepare(`${WORKING} FROM (SELECT ?1 AS id) AS w ${JOINS} WHERE coalesce(d.document, v.document) IS NOT NULL`)
    .bind(id)
}

export type WorkingRow = Record<'id' | 'actor', string> &
  Record<'live' | 'draft' | 'windows' | 'withdrawn', string | null> &
  Record<'version' | 'seen' | 'at', number>

export function toWorking({ live, draft, windows, withdrawn, ...row }: WorkingRow): WorkingTour {
  return {
    ...row,
    document: JSON.parse(draft ?? live ?? '') as TourDocument,
    isDraft: draft !== null,
    ...(live && { live: JSON.parse(live) as TourDocument }),
    windows: JSON.parse(windows ?? '[]') as PriceWindow[],
    ...(withdrawn && { withdrawn: JSON.parse(withdrawn) as Withdrawal }),
  }
}
