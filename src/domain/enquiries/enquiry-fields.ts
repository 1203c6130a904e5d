import { FIELD_LETTERS, MESSAGE_LETTERS, WISHES_LETTERS } from '#values/letter-limits.ts'

/**
 * `most`: a longer text comes back, to be shortened; without it the rest is cut. `typed`: the visitor types it or chooses
 * it from a list. `own`: it is about the person and the journey, whichever tour the form is about.
 */
type FieldRow = { most?: number; typed?: true; own?: true }

const OWN_TEXT = { typed: true, own: true, most: FIELD_LETTERS } as const

/** The fields of the forms, by their wire names (site behaviour, section 7). */
const ROWS = {
  name: OWN_TEXT,
  email: OWN_TEXT,
  phone: OWN_TEXT,
  isd: { typed: true, own: true },
  message: { typed: true, most: MESSAGE_LETTERS },
  flexible: { own: true },
  passengers: OWN_TEXT,
  date: OWN_TEXT,
  accommodations: {},
  packages: {},
  place: { most: FIELD_LETTERS },
  tour: {},
  price: {},
  trip: {},
  total: {},
  answerBy: { typed: true, own: true },
  hours: OWN_TEXT,
  wishes: { typed: true, own: true, most: WISHES_LETTERS },
  visit: {},
  key: { own: true },
} satisfies Record<string, FieldRow>

export type EnquiryField = keyof typeof ROWS
export const FIELDS = Object.keys(ROWS) as EnquiryField[]

export function fieldsThatAre(what: 'typed' | 'own'): EnquiryField[] {
  return FIELDS.filter((field) => what in ROWS[field])
}

/** How many letters a text may have; undefined: the visitor does not type it. */
export function letterLimit(field: EnquiryField): number | undefined {
  return (ROWS[field] as FieldRow).most
}
