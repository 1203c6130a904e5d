import type { Withdrawal } from '#data/catalogue/schema.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { AGENCY } from '#domain/authoring/agency-answers.ts'
import { LISTED_FIELDS, type ListedDocument, stateOf, type TourState } from '#domain/authoring/list-tours.ts'
import type { TourDocument } from '#domain/authoring/tour-document.ts'
import type { Positions } from '#domain/authoring/typed-section.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** A tour with its draft, or else its live document. */
export type WorkingTour = {
  id: string
  document: TourDocument
  /** The number of changes of drafts. Forms send it to say which state they had shown. */
  seen: number
  /** The newest published version; 0: never live. */
  version: number
  /** A draft is unpublished. */
  isDraft: boolean
  /** The live document; absent: never live. */
  live?: TourDocument
  windows: PriceWindow[]
  /** The nights and days for which its prices were given. */
  pricedFor?: string
  withdrawn?: Withdrawal
  /** Its last change: ms since 1970, and by whom. */
  at: number
  actor: string
}

/** A tour in the list, with a part of its document. */
export type TourInWork = Omit<WorkingTour, 'document' | 'live'> & { document: ListedDocument; state: TourState }

export async function findWorkingTour(database: D1Database, id: string): Promise<WorkingTour | undefined> {
  return workingIn(await forStaff(() => workingQuery(database, id).all()))
}

/** Every live tour and draft, in the order of the listings, new tours last. */
export async function listToursInWork(database: D1Database): Promise<TourInWork[]> {
  const query = database.prepare(`SELECT ${LISTED} AS document, ${REST} ${FROM_ALL}`)
  const { results } = await forStaff(() => query.all<RestRow & { document: string }>())
  return results.map(({ document, ...row }) => {
    const tour = toRest(row)
    return { ...tour, document: JSON.parse(document) as ListedDocument, state: stateOf(tour) }
  })
}

/** The same with whole documents. */
export async function readWorkingTours(database: D1Database): Promise<WorkingTour[]> {
  const query = database.prepare(`${WORKING} ${FROM_ALL}`)
  const { results } = await forStaff(() => query.all<WorkingRow>())
  return results.map(toWorking)
}

export async function listStops(database: D1Database): Promise<Positions> {
  const query = database.prepare(
    `SELECT s.value ->> 'name' AS name, s.value -> 'at' AS at FROM (${ALL}) AS w ${JOINS},
     json_each(${DOCUMENT} -> '$.stops') AS s ORDER BY w.rank ASC NULLS LAST, w.id, s.key`,
  )
  const { results } = await forStaff(() => query.all<Record<'name' | 'at', string>>())
  return Object.fromEntries(results.map(({ name, at }) => [name, JSON.parse(at) as [number, number]]))
}

const REST = `w.id AS id, coalesce(v.version, 0) AS version, d.tour IS NOT NULL AS isDraft,
  coalesce((SELECT max(s.id) FROM draft_saves AS s WHERE s.tour = w.id), 0) AS seen,
  coalesce(d.at, v.at) AS at, coalesce(d.actor, v.actor) AS actor, t.windows AS windows, t.priced_for AS pricedFor, t.withdrawn AS withdrawn`
const WORKING = `SELECT v.document AS live, d.document AS draft, ${REST}`
const DOCUMENT = 'coalesce(d.document, v.document)'
/** The patch removes absent fields. */
const LISTED = `json_patch('{}', json_object(${LISTED_FIELDS.map((field) => `'${field}', ${DOCUMENT} -> '$.${field}'`)}))`
const JOINS = `LEFT JOIN tours AS t ON t.id = w.id LEFT JOIN tour_drafts AS d ON d.tour = w.id
  LEFT JOIN tour_versions AS v ON v.tour = w.id AND v.version = (SELECT max(version) FROM tour_versions WHERE tour = w.id)`

const ALL = `SELECT id, rank FROM tours UNION ALL SELECT tour, NULL FROM tour_drafts WHERE tour NOT IN (SELECT id FROM tours) AND tour <> '${AGENCY}'`
const FROM_ALL = `FROM (${ALL}) AS w ${JOINS} ORDER BY w.rank ASC NULLS LAST, w.id`

/** One tour; it has a row if it is live, a draft, or was ever published. */
export function workingQuery(database: D1Database, id: string): D1PreparedStatement {
  return database.prepare(`${WORKING} FROM (SELECT ?1 AS id) AS w ${JOINS} WHERE ${DOCUMENT} IS NOT NULL`).bind(id)
}

type RestRow = Record<'id' | 'actor', string> &
  Record<'windows' | 'withdrawn' | 'pricedFor', string | null> &
  Record<'version' | 'seen' | 'at' | 'isDraft', number>
type WorkingRow = RestRow & Record<'live' | 'draft', string | null>

export function workingIn(result: D1Result | undefined): WorkingTour | undefined {
  const row = result?.results[0] as WorkingRow | undefined
  return row && toWorking(row)
}

function toWorking({ live, draft, ...row }: WorkingRow): WorkingTour {
  return {
    ...toRest(row),
    document: JSON.parse(draft ?? live ?? '') as TourDocument,
    ...(live && { live: JSON.parse(live) as TourDocument }),
  }
}

function toRest({ windows, withdrawn, isDraft, pricedFor, ...row }: RestRow): Omit<WorkingTour, 'document' | 'live'> {
  return {
    ...row,
    isDraft: isDraft === 1,
    windows: JSON.parse(windows ?? '[]') as PriceWindow[],
    ...(pricedFor && { pricedFor }),
    ...(withdrawn && { withdrawn: JSON.parse(withdrawn) as Withdrawal }),
  }
}
