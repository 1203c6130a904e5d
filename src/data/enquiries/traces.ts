import { forStaff } from '#data/stores/for-staff.ts'
import { type Contact, isFrom, readContact } from '#domain/enquiries/contact.ts'
import { isLongEnough, MOST_TRACES } from '#domain/enquiries/name-to-find.ts'
import { normalForm } from '#values/normal-form.ts'
import type { NewRow } from './enquiry-rows.ts'
import { type ErasureStores, WORDLESS } from './erasure.ts'
import type { PersonsEnquiries } from './person.ts'
import { forgetWords } from './word-index.ts'

/** The search terms for a person outside their own enquiries. `name`: in the form in which texts are compared; may be empty. */
export type PersonsWords = { emails: string[]; digits: string[]; name: string }

/**
 * A mention of a person outside their own enquiries. `says`: its text, at most 200 letters. `at`: the id or name of
 * the tour, place, country, fact or template that staff change by hand. `byName`: found by the name alone; another
 * person may have the same name.
 */
export type Trace = { place: Place; key: number; says: string; at?: string; byName: boolean }
type Place = keyof typeof PLACES

/** The typed numbers and addresses, and those of the enquiries found by them. */
export function wordsOfPerson(typed: Contact[], { rows, spilled }: PersonsEnquiries, name = ''): PersonsWords {
  const isTheirs = (row: NewRow) => typed.some((each) => isFrom(each, { ...row, dialable: row.dialable ?? null }))
  const theirs = [...rows, ...spilled].filter(isTheirs)
  const contacts = [...typed, ...theirs.flatMap(({ email, phone, dialable }) => [email, phone, dialable].flatMap(read))]
  const emails = contacts.flatMap((each) => ('email' in each ? [each.email] : []))
  const digits = contacts.flatMap((each) => ('digits' in each ? [each.digits] : []))
  return {
    emails: [...new Set(emails)],
    digits: [...new Set(digits)],
    name: isLongEnough(name) ? plain(name).trim() : '',
  }
}

function read(typed: string | null | undefined): Contact[] {
  const contact = readContact(typed ?? '')
  return contact ? [contact] : []
}

/** Removes separators between digits before comparing. */
const digitsOf = (text: string) =>
  ["' '", "'_'", "'-'", "'('", "')'", "'.'", "'+'", "'/'", 'char(160)'].reduce(
    (sum, mark) => `replace(${sum}, ${mark}, '')`,
    text,
  )

/**
 * Rows that may name the person; ?1: words in small letters, ?2: digits, as JSON. A text with characters beyond ASCII
 * may have them in another script or with another dash, so `isNamed` checks it.
 */
const names = (text: string) => `(EXISTS (SELECT 1 FROM json_each(?1) w WHERE instr(lower(${text}), w.value) > 0)
  OR EXISTS (SELECT 1 FROM json_each(?2) d WHERE instr(${digitsOf(text)}, d.value) > 0))`
const beyondAscii = (text: string) => `${text} GLOB '*[^ -~]*'`

/** Whether a text contains one of these addresses, or of these digits in any notation. */
function isNamed(text: string, { emails, digits }: PersonsWords): boolean {
  const said = plain(text)
  const addresses = said.split(/[^\p{L}\p{N}@._%+-]+/u).map((part) => part.replace(/\.+$/, ''))
  const joined = said.replace(/(?<=\d)[^\d\p{L}]{1,4}(?=\d)/gu, '')
  return emails.some((email) => addresses.includes(email)) || digits.some((each) => joined.includes(each))
}

/** Whether a text has a name as whole words: "Ana" is not in "Montana". */
function hasName(text: string, name: string): boolean {
  const parts = ` ${plain(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `
  return parts.includes(` ${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `)
}

function plain(text: string): string {
  return normalForm(text).toLowerCase().replace(/\s+/g, ' ')
}

const REVIEW = "title || char(10) || name || char(10) || coalesce(text, '') || char(10) || coalesce(proof, '')"
const OF_OTHERS = `NOT IN (SELECT value FROM json_each(?3))`

type TextsIn = { at: string; json: string; where?: string; row?: string }

/** Every text inside a JSON value of a table, with the name (`at`) of its row. `row`: a number for it, of a table without rowids. */
const textsIn = (table: string, { at, json, where = 'true', row = 'o.rowid' }: TextsIn) =>
  `(SELECT ${row} AS rowid, o.${at} AS at, l.value AS text FROM ${table} AS o, json_tree(${json}) AS l
    WHERE l.type = 'text' AND ${where})`
const NEWEST = 'o.version = (SELECT max(version) FROM tour_versions WHERE tour = o.tour)'
/** Staff have to edit it at the desk: it says more than a person's name. */
const BY_HAND = { text: 'text', gone: undefined, hasAt: true } as const

/**
 * The places where staff or the person may have written about the person, besides their enquiries. `gone`: SQL that
 * removes the mention, by rowid; undefined: a colleague has to edit the text, because it contains more.
 */
const PLACES = {
  review: { in: 'catalogue', from: 'testimonials', text: REVIEW, gone: 'DELETE FROM testimonials WHERE' },
  change: { in: 'catalogue', from: 'changes', text: 'note', gone: "UPDATE changes SET note = 'Erased' WHERE" },
  'changed value': {
    in: 'catalogue',
    from: "change_rows WHERE entity <> 'price' AND",
    // json_each also has a column `key`.
    text: "change_rows.key || char(10) || coalesce(was, '') || char(10) || coalesce(became, '')",
    gone: "UPDATE change_rows SET key = 'erased ' || lower(hex(randomblob(4))), was = NULL, became = NULL WHERE",
  },
  'change of prices that is not live': {
    in: 'catalogue',
    from: 'proposals',
    text: "shown ->> 'note'",
    gone: 'DELETE FROM proposals WHERE',
  },
  'withdrawal of a tour': {
    in: 'catalogue',
    from: 'tours WHERE withdrawn IS NOT NULL AND',
    text: "withdrawn ->> 'reason'",
    gone: "UPDATE tours SET withdrawn = json_set(withdrawn, '$.reason', 'Erased') WHERE",
  },
  notice: { in: 'catalogue', from: 'notices', text: 'text', gone: 'DELETE FROM notices WHERE' },
  'note in another case': {
    in: 'database',
    from: `case_events WHERE case_id IN (SELECT id FROM cases WHERE enquiry_id ${OF_OTHERS}) AND`,
    text: 'text || char(10) || was || char(10) || became',
    gone: `UPDATE case_events SET ${WORDLESS} WHERE`,
    cases: '(SELECT case_id FROM case_events WHERE rowid IN (SELECT value FROM json_each(?1)))',
  },
  'next step of another case': {
    in: 'database',
    from: `cases WHERE enquiry_id ${OF_OTHERS} AND`,
    text: 'follow_up_line || char(10) || lost_note || char(10) || missing',
    gone: "UPDATE cases SET follow_up_line = '', missing = '', lost_note = CASE lost_reason WHEN 'other' THEN 'erased' ELSE '' END, version = version + 1 WHERE erased_at IS NULL AND",
    cases: '(SELECT id FROM cases WHERE rowid IN (SELECT value FROM json_each(?1)))',
  },
  'review of somebody else': {
    in: 'database',
    from: `guest_reviews WHERE case_id IN (SELECT id FROM cases WHERE enquiry_id ${OF_OTHERS}) AND`,
    text: 'name || char(10) || text',
    gone: "UPDATE guest_reviews SET text = '', name = '', may_show = 0 WHERE",
  },
  'enquiry of somebody else': {
    in: 'database',
    from: `enquiries WHERE erased_at IS NULL AND id ${OF_OTHERS} AND`,
    text: 'reference || char(10) || name || char(10) || email || char(10) || phone || char(10) || message || char(10) || wishes || char(10) || added || char(10) || tour || char(10) || source',
    gone: undefined,
  },
  template: {
    ...BY_HAND,
    in: 'database',
    from: '(SELECT rowid, id AS at, name || char(10) || body AS text FROM templates)',
  },
  tour: {
    ...BY_HAND,
    in: 'catalogue',
    from: textsIn('tour_versions', { at: 'tour', json: 'o.document', where: NEWEST }),
  },
  'draft of a tour': {
    ...BY_HAND,
    in: 'catalogue',
    from: textsIn('tour_drafts', { at: 'tour', json: 'o.document' }),
  },
  place: { ...BY_HAND, in: 'catalogue', from: textsIn('places', { at: 'name', json: 'o.document' }) },
  country: {
    ...BY_HAND,
    in: 'catalogue',
    from: textsIn('countries', {
      at: 'slug',
      row: '(SELECT count(*) FROM countries AS b WHERE b.slug < o.slug)',
      json: 'json_array(o.name, o.tagline, json(o.page), json(o.guide))',
    }),
  },
  fact: {
    ...BY_HAND,
    in: 'catalogue',
    from: textsIn('fact_checks', { at: 'id', json: 'json_array(o.source, json(o.said))' }),
  },
} as const

/** The most texts of one place that are checked. */
const LOOKED_AT = 5000

/** The mentions of a person outside the enquiries in `found`, by place and text. */
export async function listTraces(
  stores: ErasureStores,
  words: PersonsWords,
  found: PersonsEnquiries,
): Promise<Trace[]> {
  const reviews = await listIn(stores, ['review'], { words, found })
  const others = (Object.keys(PLACES) as Place[]).filter((place) => place !== 'review')
  const titles = reviews.map(({ says }) => says.split('\n')[0] ?? '').filter((title) => title !== '')
  return [...reviews, ...(await listIn(stores, others, { words, found, titles }))]
}

type Looking = { words: PersonsWords; found: PersonsEnquiries; titles?: string[] }

/** In the history of changes a review is named by its title. */
async function listIn(stores: ErasureStores, places: Place[], { words, found, titles = [] }: Looking) {
  const own = JSON.stringify(found.rows.map(({ id }) => id))
  const traces: Trace[] = []
  for (const place of places) {
    const { in: where, from, text, ...by } = PLACES[place]
    const more = place === 'change' || place === 'changed value' ? titles.filter(isLongEnough).map(plain) : []
    const columns = `rowid AS key, ${text} AS whole, ${'hasAt' in by ? 'at' : 'NULL'} AS at`
    const query = `SELECT ${columns} FROM ${beforeCondition(from)} (${names(text)} OR ${beyondAscii(text)})
      AND ?3 IS NOT NULL ORDER BY ${names(text)} DESC LIMIT ${LOOKED_AT}`
    const called = [...(words.name ? [words.name] : []), ...more]
    const longest = [...words.emails, ...called.map(longestWord)]
    const statement = stores[where].prepare(query).bind(JSON.stringify(longest), JSON.stringify(words.digits), own)
    const { results } = await forStaff(() => statement.all<{ key: number; whole: string; at: string | null }>())
    const named = results.flatMap(({ key, whole, at }) => {
      const byName = !isNamed(whole, words)
      if (byName && !called.some((name) => hasName(whole, name))) return []
      return { place, key, says: whole.slice(0, 200), byName, ...(at && { at }) }
    })
    const once = new Map(named.toReversed().map((trace) => [trace.key, trace]))
    traces.push(...[...once.values()].toReversed().slice(0, MOST_TRACES))
  }
  return traces
}

function longestWord(text: string): string {
  return text.split(/[\s.'’-]+/).reduce((one, other) => (other.length > one.length ? other : one), '')
}

function beforeCondition(from: string): string {
  return from.endsWith('AND') ? from : `${from} WHERE`
}

/** The mentions that are still there. */
export async function listLeft(stores: ErasureStores, traces: Pick<Trace, 'place' | 'key'>[]): Promise<Trace[]> {
  const left: Trace[] = []
  for (const [place, of] of Map.groupBy(traces, (trace) => trace.place)) {
    const { in: where, from, text } = PLACES[place]
    const among = 'rowid IN (SELECT value FROM json_each(?1)) AND ?3 IS NOT NULL'
    const query = `SELECT rowid AS key, ${text} AS whole FROM ${beforeCondition(from)} ${among}`
    const statement = stores[where].prepare(query).bind(JSON.stringify(of.map(({ key }) => key)), '', '[]')
    const { results } = await forStaff(() => statement.all<{ key: number; whole: string }>())
    const saying = results.filter(({ whole }) => !RID.test(whole))
    left.push(...saying.map(({ key, whole }) => ({ place, key, says: whole.slice(0, 200), byName: false })))
  }
  return left
}

const RID = /^\s*(erased( [0-9a-f]{8})?)?\s*$/i

/** Parses "notice 3", a mention in a form; undefined: no such place. */
export function readTraceKey(typed: string): Pick<Trace, 'place' | 'key'> | undefined {
  const [, place = '', key] = /^([a-z ]+) (\d{1,15})$/.exec(typed) ?? []
  return isPlace(place) ? { place, key: Number(key) } : undefined
}

function isPlace(text: string): text is Place {
  return Object.hasOwn(PLACES, text)
}

/** Whether a colleague has to edit it by hand. */
export function isByHand({ place }: Trace): boolean {
  return PLACES[place].gone === undefined
}

/** Removes a person from the mentions found by `listTraces`, all of a database or none. Returns how many. */
export async function eraseTraces(stores: ErasureStores, traces: Trace[]): Promise<number> {
  const done = traces.filter((trace) => !isByHand(trace))
  const byPlace = Map.groupBy(done, ({ place }) => place)
  for (const where of ['catalogue', 'database'] as const) {
    const statements = [...byPlace].flatMap(([place, of]) => {
      const keys = JSON.stringify(of.map(({ key }) => key))
      const queries = PLACES[place].in === where ? ridOf(PLACES[place]) : []
      return queries.map((query) => stores[where].prepare(query).bind(keys))
    })
    if (statements.length > 0) await forStaff(() => stores[where].batch(statements))
  }
  return done.length
}

/** Erasing a text also erases the case's search words, which are made again from the other texts. */
function ridOf(place: (typeof PLACES)[Place]): string[] {
  const rid = `${place.gone} rowid IN (SELECT value FROM json_each(?1))`
  if (!('cases' in place)) return [rid]
  const anew = `INSERT INTO case_finding (case_id, number)
    SELECT id, enquiry_row FROM cases WHERE id IN ${place.cases} AND erased_at IS NULL`
  return [rid, ...forgetWords(place.cases), anew]
}
