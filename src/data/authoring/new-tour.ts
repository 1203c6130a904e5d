import type { Author } from '#data/catalogue/changes.ts'
import { forStaff } from '#data/stores/for-staff.ts'
import { siteAddressSlips } from '#domain/authoring/address-slips.ts'
import { emptyTour, type TourDocument } from '#domain/authoring/tour-document.ts'
import { NameShape } from '#domain/authoring/tour-shape.ts'
import { shapeSlipsOf, type TourSlip } from '#domain/authoring/tour-slips.ts'
import { formQuery, writeDrafts } from './draft.ts'
import { findWorkingTour } from './working-tours.ts'

/** A new tour. `copyOf`: the id of the tour whose text is copied. */
export type NewTour = { id: string; title: string; copyOf?: string | undefined }

export type Made =
  | { kind: 'made' }
  /** Another tour has the id or the address. */
  | { kind: 'taken' }
  | { kind: 'refused'; slips: TourSlip[] }
  /** The tour to copy does not exist. */
  | { kind: 'gone' }

/** Creates a tour as a draft. Prices and places in lists are not copied, because they belong to the other tour. */
export async function newTour(database: D1Database, author: Author, wanted: NewTour): Promise<Made> {
  const { id, title, copyOf } = wanted
  const empty = emptyTour(id, title)
  const slips = [...shapeSlipsOf(NameShape, { id, title }), ...siteAddressSlips(empty).map(atItsId)]
  if (slips.length > 0) return { kind: 'refused', slips }
  const model = copyOf ? await findWorkingTour(database, copyOf) : undefined
  if (copyOf && !model) return { kind: 'gone' }
  if (await forStaff(() => formQuery(database, author.id).first())) return { kind: 'made' }
  if (await isClaimed(database, id)) return { kind: 'taken' }
  const document = model ? copyWith(model.document, empty) : empty
  const isWritten = await writeDrafts(database, author, [{ tour: id, on: undefined, document }])
  return { kind: isWritten ? 'made' : 'taken' }
}

/** Slips at the addresses are shown at the id, from which they are made. */
function atItsId(says: string): TourSlip {
  return { section: 'names', weight: 'stops', place: 'id', says }
}

/** A theme about the price is not copied, because the price is not. */
function copyWith(model: TourDocument, { id, title, path, alsoAt }: TourDocument): TourDocument {
  const { budget: _, ...themes } = model.themes
  return { ...model, id, title, path, alsoAt, themes }
}

/** Whether a tour has one of the addresses made from an id. */
async function isClaimed(database: D1Database, id: string): Promise<boolean> {
  const query = database.prepare("SELECT 1 AS n FROM tour_paths WHERE key IN ('/' || ?1, '/tour/' || ?1)")
  return (await forStaff(() => query.bind(id.toLowerCase()).first())) !== null
}
