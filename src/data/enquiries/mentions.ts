import { forStaff } from '#data/stores/for-staff.ts'
import { isLongEnough } from '#domain/enquiries/name-to-find.ts'
import { groupDigits } from '#values/money.ts'
import { EARLIER_TEXTS, EMPTY_EARLIER, isWritten } from './earlier-texts.ts'
import { type ErasureStores, WORDLESS } from './erasure.ts'
import { lookedFor, mayName } from './may-name.ts'
import type { PersonsEnquiries } from './person.ts'
import { hasName, isNamed, type PersonsWords, plain, withoutPerson } from './persons-words.ts'
import { forgetWords } from './word-index.ts'

/**
 * A mention of a person outside their own enquiries. `says`: its text, at most 200 letters. `at`: the id or name of
 * the tour, place, country, fact or template. `byName`: found by the name alone; another person may have the same name.
 * `emptied`: texts of earlier versions without the person.
 */
export type Mention = MentionKey & { says: string; at?: string; byName: boolean; emptied?: Emptied[] }
type MentionKey = { place: Place; key: number | string }
type Emptied = { was: string; becomes: string }
type Place = keyof typeof PLACES

/** `leftOut`: what the list does not have, in sentences. */
export type Mentions = { mentions: Mention[]; leftOut: string[] }

const REVIEW = "title || char(10) || name || char(10) || coalesce(text, '') || char(10) || coalesce(proof, '')"
const OF_OTHERS = `NOT IN (SELECT value FROM json_each(?3))`

type TextsIn = { at: string; json: string; where?: string; row?: string }

/** Every text inside a JSON value of a table, with the name (`at`) of its row. `row`: a number for it, of a table without rowids. */
const textsIn = (table: string, { at, json, where = 'true', row = 'o.rowid' }: TextsIn) =>
  `(SELECT ${row} AS rowid, o.${at} AS at, l.value AS text FROM ${table} AS o, json_tree(${json}) AS l
    WHERE ${isWritten('l')} AND ${where})`
const NEWEST = 'o.version = (SELECT max(version) FROM tour_versions WHERE tour = o.tour)'
const IS_NOT_LIVE =
  'o.document IS NOT (SELECT document FROM tour_versions WHERE tour = o.tour ORDER BY version DESC LIMIT 1)'
/** The key of these changed values is the id of a tour, country, fact or carousel. */
const KEY_IS_ID = "entity IN ('tour', 'withdrawn', 'priced-for', 'country', 'fact', 'carousel')"
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
    text: `iif(${KEY_IS_ID}, '', change_rows.key || char(10)) || coalesce(was, '') || char(10) || coalesce(became, '')`,
    gone: `UPDATE change_rows SET key = iif(${KEY_IS_ID}, key, 'erased ' || lower(hex(randomblob(4)))), was = NULL, became = NULL WHERE`,
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
  'earlier versions of': { in: 'catalogue', from: EARLIER_TEXTS, text: 'text', gone: EMPTY_EARLIER, hasAt: true },
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
    ...BY_HAND,
    in: 'database',
    from: `(SELECT rowid, reference AS at, name || char(10) || email || char(10) || phone || char(10) || message || char(10)
      || wishes || char(10) || added || char(10) || tour || char(10) || source AS text
      FROM enquiries WHERE erased_at IS NULL AND id ${OF_OTHERS})`,
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
  // A seed brings it back. While the live text is the same, that one is listed.
  'src/content of tour': {
    ...BY_HAND,
    in: 'catalogue',
    from: textsIn('tour_files', { at: 'tour', json: 'o.document', where: IS_NOT_LIVE }),
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

/** The most mentions of one place that are listed, and its most texts that are looked at, the newest first. */
const LISTED = 100
const LOOKED_AT = 5000

/** The mentions of a person outside the enquiries in `found`, by place and text. */
export async function listMentions(
  stores: ErasureStores,
  words: PersonsWords,
  found: PersonsEnquiries,
): Promise<Mentions> {
  const all = [await listIn(stores, 'review', { words, found })]
  const titles = all.flatMap(({ mentions }) => mentions.flatMap(({ says }) => says.split('\n')[0] || []))
  for (const place of (Object.keys(PLACES) as Place[]).filter((each) => each !== 'review'))
    all.push(await listIn(stores, place, { words, found, titles }))
  return { mentions: all.flatMap(({ mentions }) => mentions), leftOut: all.flatMap(({ leftOut }) => leftOut) }
}

type Looking = { words: PersonsWords; found: PersonsEnquiries; titles?: string[] }
type Row = { key: number | string; whole: string; at: string | null }

/** In the history of changes a review is named by its title. */
async function listIn(stores: ErasureStores, place: Place, { words, found, titles = [] }: Looking): Promise<Mentions> {
  const more = place === 'change' || place === 'changed value' ? titles.filter(isLongEnough).map(plain) : []
  const called = [...(words.name ? [words.name] : []), ...more]
  const rows = await readTexts(stores, place, { words, called, own: found.rows.map(({ id }) => id) })
  const named = rows.slice(0, LOOKED_AT).flatMap((row) => {
    const byName = !isNamed(row.whole, words)
    return byName && !called.some((name) => hasName(row.whole, name)) ? [] : [{ ...row, byName }]
  })
  // A number tells the person and a name may be another's: in the history of a tour each is ticked by itself.
  const keyOf = ({ key, byName }: Row & { byName: boolean }) =>
    isEarlier(place) && byName ? `${key}, by the name` : key
  const byKey = [...Map.groupBy(named, keyOf)]
  const cut = `Only the first ${LISTED} are listed of: ${place}. Erase or change these, then look again.`
  const unread = `Only ${groupDigits(LOOKED_AT)} texts were looked at of: ${place}. Others may name the person.`
  return {
    mentions: byKey.slice(0, LISTED).flatMap(([key, of]) => toMention({ place, key }, of, words)),
    leftOut: [...(byKey.length > LISTED ? [cut] : []), ...(rows.length > LOOKED_AT ? [unread] : [])],
  }
}

type Sought = { words: PersonsWords; called: string[]; own: string[] }

async function readTexts(stores: ErasureStores, place: Place, { words, called, own }: Sought): Promise<Row[]> {
  const { in: where, from, text, ...by } = PLACES[place]
  const columns = `rowid AS key, ${text} AS whole, ${'hasAt' in by ? 'at' : 'NULL'} AS at`
  const query = `SELECT ${columns} FROM ${beforeCondition(from)} ${mayName(text)} AND ?3 IS NOT NULL
    ORDER BY rowid DESC LIMIT ${LOOKED_AT + 1}`
  const { words: inWords, patterns } = lookedFor(words, called)
  const statement = stores[where].prepare(query).bind(inWords, patterns, JSON.stringify(own))
  return (await forStaff(() => statement.all<Row>())).results
}

function toMention({ place, key }: MentionKey, of: (Row & { byName: boolean })[], words: PersonsWords): Mention[] {
  const texts = [...new Set(of.map(({ whole }) => whole))]
  const emptied = texts.map((was) => ({ was, becomes: withoutPerson(was, words) }))
  const more = texts.length > 1 ? ` … and ${texts.length - 1} more ${texts.length === 2 ? 'text' : 'texts'}` : ''
  return of.slice(0, 1).map(({ whole, at, byName }) => ({
    ...{ place, key, says: whole.slice(0, more ? 150 : 200) + more, byName },
    ...(at && { at }),
    ...(isEarlier(place) && { emptied }),
  }))
}

const isEarlier = (place: Place) => place === 'earlier versions of'

function beforeCondition(from: string): string {
  return from.endsWith('AND') ? from : `${from} WHERE`
}

/** The mentions that are still there. */
export async function listLeft(stores: ErasureStores, mentions: MentionKey[]): Promise<Mention[]> {
  const left: Mention[] = []
  for (const [place, of] of Map.groupBy(mentions, (mention) => mention.place)) {
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
export function readMentionKey(typed: string): MentionKey | undefined {
  const [, place = '', key] = /^([a-z ]+) (\d{1,15})$/.exec(typed) ?? []
  return isPlace(place) ? { place, key: Number(key) } : undefined
}

function isPlace(text: string): text is Place {
  return Object.hasOwn(PLACES, text)
}

/** Whether it stays: a colleague has to edit it by hand, or it is in another person's enquiry. */
export function isByHand({ place }: Mention): boolean {
  return PLACES[place].gone === undefined
}

/** Removes a person from the mentions found by `listMentions`, all of a database or none. Returns how many. */
export async function eraseMentions(stores: ErasureStores, mentions: Mention[]): Promise<number> {
  const done = mentions.filter((mention) => !isByHand(mention))
  const byPlace = Map.groupBy(done, ({ place }) => place)
  for (const where of ['catalogue', 'database'] as const) {
    const statements = [...byPlace].flatMap(([place, of]) =>
      PLACES[place].in === where ? statementsOf(stores[where], place, of) : [],
    )
    if (statements.length > 0) await forStaff(() => stores[where].batch(statements))
  }
  return done.length
}

function statementsOf(database: D1Database, place: Place, of: Mention[]): D1PreparedStatement[] {
  const bound = (queries: string[], ...values: (string | number)[]) =>
    queries.map((query) => database.prepare(query).bind(...values))
  if (isEarlier(place)) return of.flatMap(({ at = '', emptied }) => bound(EMPTY_EARLIER, at, JSON.stringify(emptied)))
  return bound(ridOf(PLACES[place]), JSON.stringify(of.map(({ key }) => key)))
}

/** Erasing a text also erases the case's search words, which are made again from the other texts. */
function ridOf(place: (typeof PLACES)[Place]): string[] {
  const rid = `${place.gone} rowid IN (SELECT value FROM json_each(?1))`
  if (!('cases' in place)) return [rid]
  const anew = `INSERT INTO case_finding (case_id, number)
    SELECT id, enquiry_row FROM cases WHERE id IN ${place.cases} AND erased_at IS NULL`
  return [rid, ...forgetWords(place.cases), anew]
}
