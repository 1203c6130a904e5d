import { FIELD_LETTERS, MESSAGE_LETTERS, WISHES_LETTERS } from '#values/letter-limits.ts'

export const ANSWERED_BY = { call: 'Call', whatsapp: 'WhatsApp', email: 'E-mail' } as const
export type AnswerBy = keyof typeof ANSWERED_BY

/**
 * One field of the enquiry. `label`: its name in the form, the mail and the visitor's copy. `most`: a longer text is
 * refused; without it the text is cut. `typed`: the visitor types or chooses it. `own`: it stays when the visitor opens
 * the form of another tour. `policy`: its name in the privacy policy; the text is stored in a column of the same name.
 */
type FieldRow = { label?: string; most?: number; typed?: true; own?: true; policy?: string }

const OWN_TEXT = { typed: true, own: true, most: FIELD_LETTERS } as const
const PERSON = 'your name, e-mail address and phone number with its dialling code'

/** The fields of the forms by their wire names (site behaviour, section 7), in reading order for a planner. */
const ROWS = {
  name: { ...OWN_TEXT, label: 'Name', policy: PERSON },
  phone: { ...OWN_TEXT, label: 'Phone', policy: PERSON },
  isd: { typed: true, own: true, policy: PERSON },
  email: { ...OWN_TEXT, label: 'E-mail', policy: PERSON },
  date: { ...OWN_TEXT, label: 'Travel date' },
  flexible: { own: true, label: 'Flexible' },
  passengers: {
    ...OWN_TEXT,
    label: 'Passengers',
    policy: 'how many people travel, and how old the children are',
  },
  tour: { label: 'Tour' },
  accommodations: { label: 'Tier' },
  price: { label: 'Price seen' },
  trip: { label: 'Trip' },
  total: {},
  place: {
    most: FIELD_LETTERS,
    label: 'Place',
    policy: 'the place or package you ask about, and the kind of hotel',
  },
  packages: {},
  answerBy: { typed: true, own: true, label: 'Answer by' },
  hours: { ...OWN_TEXT, label: 'When suits you' },
  wishes: {
    ...{ typed: true, own: true, most: WISHES_LETTERS },
    label: 'Wishes',
    policy: 'what you wish for besides, and what you add afterwards',
  },
  visit: {},
  message: { typed: true, most: MESSAGE_LETTERS, label: 'Message', policy: 'your message, if you write one' },
  key: { own: true },
} satisfies Record<string, FieldRow>

type Rows = typeof ROWS
export type EnquiryField = keyof Rows
/** A field whose text is stored unchanged in a column of the same name. */
export type KeptText = { [Field in EnquiryField]: Rows[Field] extends { policy: string } ? Field : never }[EnquiryField]

export const FIELDS = Object.keys(ROWS) as EnquiryField[]
export const KEPT_TEXTS = FIELDS.filter((field): field is KeptText => 'policy' in ROWS[field])

export function fieldsThatAre(what: 'typed' | 'own'): EnquiryField[] {
  return FIELDS.filter((field) => what in ROWS[field])
}

/** The letter limit of a text; undefined: visitors do not type it. */
export function letterLimit(field: EnquiryField): number | undefined {
  return (ROWS[field] as FieldRow).most
}

/** The most letters of all fields together. */
export const MOST_LETTERS = FIELDS.reduce((sum, field) => sum + (letterLimit(field) ?? FIELD_LETTERS), 0)

export function labelOf(field: EnquiryField): string {
  return (ROWS[field] as FieldRow).label ?? ''
}

/** The stored texts of a form or a row; empty where there is none. */
export function keptTexts(from: { [Field in KeptText]?: string | undefined }): Record<KeptText, string> {
  return Object.fromEntries(KEPT_TEXTS.map((field) => [field, from[field] ?? ''])) as Record<KeptText, string>
}

/** The stored texts by their names in the privacy policy. */
export const POLICY_NAMES = Object.fromEntries(KEPT_TEXTS.map((field) => [field, ROWS[field].policy])) as Record<
  KeptText,
  string
>
