import { retention } from '#brand.ts'
import { isRefused, logFault, withRetries } from '#data/stores/faults.ts'
import { type MailRoute, sendMail } from '#data/stores/send-mail.ts'
import { enquiryMail, plainestMail } from '#domain/enquiries/enquiry-mail.ts'
import { idPrefixOf } from '#domain/enquiries/reference.ts'
import { type NewRow, saveRows, takenEnquiry, wasErased } from './enquiry-rows.ts'

const PREFIX = 'spill:'
/** Marks that something was spilled: reading one key is cheap, and the free plan allows a thousand lists a day. */
const MARK = 'spilled'
const TO_BRING_BACK = '1'
/** The rest cannot be read, or no door accepts it: only the sweeps check it again. */
const STUCK = 'stuck'
/** A sweep every so many minutes finds spilled rows whose mark was lost. */
const SWEEP_MINUTES = 5
const MINUTE = 60_000
const WEEK = 7 * 24 * 60 * 60
/** How many rows are restored at once, and of how many characters together: D1 accepts a text of 2 MB. */
const MOST = { rows: 100, characters: 1_000_000 }
/** How many rows are tried singly when the database refuses one: an invocation has fifty queries. */
const SINGLY = 5

/** Keeps a row for seven days while its database is silent. Safe to repeat: the key is the row's. */
export async function spill(store: KVNamespace, row: NewRow): Promise<void> {
  const lasting = { expirationTtl: WEEK }
  // A key accepts one write a second; a refused mark was set a moment ago.
  const marked = store.put(MARK, TO_BRING_BACK, lasting).catch((error) => logFault('spill-mark', error))
  await Promise.all([store.put(keyOf(row), JSON.stringify(row), lasting), marked])
}

/**
 * An enquiry can be spilled twice: once to be mailed and, sent again, held. Each copy has its own key. The first in key
 * order is the one to be mailed, so it becomes the row.
 */
function keyOf({ id, state }: NewRow): string {
  return `${PREFIX}${id}${state === 'held' ? ':held' : ''}`
}

/** Whether enquiries are in the spill, by the mark alone, without a list. */
export async function isAnySpilled(store: KVNamespace): Promise<boolean> {
  return (await store.get(MARK)) !== null
}

/** The stores for restoring spilled enquiries. */
export type WayBack = { database: D1Database; store: KVNamespace; mail: MailRoute }

/** Restores spilled enquiries if the mark is set. Returns their number. */
export async function bringBackOnNeed(way: WayBack, now: number): Promise<number> {
  const mark = await way.store.get(MARK)
  const isSweep = Math.floor(now / MINUTE) % SWEEP_MINUTES === 0
  if (mark !== TO_BRING_BACK && !isSweep) return 0
  const { found, back } = await bringBack(way)
  await setMark(way.store, mark, found === 0 ? null : back === 0 ? STUCK : TO_BRING_BACK)
  return back
}

async function setMark(store: KVNamespace, was: string | null, is: string | null): Promise<void> {
  if (is === was) return
  if (is === null) await store.delete(MARK)
  else await store.put(MARK, is, { expirationTtl: WEEK })
}

type Found = { key: string; row: NewRow; size: number }

/** Restores spilled enquiries; a key is deleted only after its row is stored. */
export async function bringBack(way: WayBack): Promise<{ found: number; back: number }> {
  const { keys } = await way.store.list({ prefix: PREFIX, limit: MOST.rows })
  const spilled = await Promise.all(keys.map(({ name }) => readSpilled(way.store, name)))
  const known = withinSize(spilled.filter((each) => each !== undefined))
  const saved = await saveTogether(way, known)
  await Promise.all(saved.map(({ key }) => way.store.delete(key)))
  return { found: keys.length, back: saved.length }
}

async function readSpilled(store: KVNamespace, key: string): Promise<Found | undefined> {
  const value = await store.get(key)
  if (value === null) return undefined
  const row = rowFrom(value)
  if (row) return { key, row, size: value.length }
  logFault('spill', new SyntaxError())
  return undefined
}

/** Checks the row's id; the STRICT table checks its columns. */
function rowFrom(text: string): NewRow | undefined {
  try {
    const row = JSON.parse(text)
    const isKnown = /^[0-9a-f]{64}$/.test(row.id) && typeof row.reference === 'string'
    return isKnown && typeof row.createdAt === 'number' ? row : undefined
  } catch {
    return undefined
  }
}

function withinSize(spilled: Found[]): Found[] {
  let left = MOST.characters
  return spilled.filter(({ size }) => {
    left -= size
    return left > 0
  })
}

/** @throws errors of a database that is down; then rows are not tried singly */
async function saveTogether(way: WayBack, spilled: Found[]): Promise<Found[]> {
  const rows = spilled.map(({ row }) => row)
  try {
    await withRetries(() => saveRows(way.database, rows))
    return spilled
  } catch (error) {
    if (!isRefused(error)) throw error
    return saveOneByOne(way, spilled.slice(0, SINGLY))
  }
}

async function saveOneByOne(way: WayBack, spilled: Found[]): Promise<Found[]> {
  const saved: Found[] = []
  for (const each of spilled) if (await saveOrMail(way, each.row)) saved.push(each)
  return saved
}

/** A row that the database cannot store is mailed to the staff; false: not yet. */
async function saveOrMail({ database, mail }: WayBack, row: NewRow): Promise<boolean> {
  try {
    await withRetries(() => saveRows(database, [row]))
    return true
  } catch (error) {
    if (!isRefused(error)) throw error
    logFault('spill', error)
  }
  try {
    if (await withRetries(() => wasErased(database, row.reference, row.createdAt))) return true
    const enquiry = takenEnquiry(row)
    await sendMail(mail, [enquiryMail(enquiry), plainestMail(enquiry)])
    return true
  } catch (error) {
    logFault('spill-mail', error)
    return false
  }
}

/** The kinds of erased data in the list outside the database, for a restore. */
type Gone = 'erased' | 'review taken back'
/** How long a backup may be kept, in seconds: the retention of enquiries, and a month for restoring. */
const AS_LONG_AS_BACKUPS = (retention.months + 1) * 31 * 24 * 60 * 60

/** An erasure by its tombstone's mark. `erasedAt`: ms since 1970. */
export type Erasure = { mark: string; erasedAt: number }

/** Deletes all copies of erased enquiries from the spill. `bringBack` blocks later copies. */
export async function forgetSpilled(store: KVNamespace, references: string[]): Promise<void> {
  const lists = references.map((reference) => store.list({ prefix: PREFIX + idPrefixOf(reference) }))
  const names = (await Promise.all(lists)).flatMap(({ keys }) => keys.map(({ name }) => name))
  await Promise.all(names.map((name) => store.delete(name)))
}

/** Notes an erasure outside the database, because backups do not know it and the database may be lost. */
export function noteErased(store: KVNamespace, { mark, erasedAt }: Erasure, gone: Gone = 'erased'): Promise<void> {
  return store.put(`${gone}:${mark}`, '', { metadata: { erasedAt }, expirationTtl: AS_LONG_AS_BACKUPS })
}

/** The erased enquiries, for as long as a backup may be kept. */
export async function listErased(store: KVNamespace, gone: Gone = 'erased'): Promise<Erasure[]> {
  const erased: Erasure[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await store.list<{ erasedAt: number }>({ prefix: `${gone}:`, cursor: cursor ?? null })
    erased.push(
      ...page.keys.map(({ name, metadata }) => ({
        mark: name.slice(gone.length + 1),
        erasedAt: metadata?.erasedAt ?? Number.MAX_SAFE_INTEGER,
      })),
    )
    if (page.list_complete) return erased
    cursor = page.cursor
  }
}

/** The enquiries in the spill, with their keys; unreadable ones are omitted. */
export async function listSpilled(store: KVNamespace): Promise<NewRow[]> {
  const rows: NewRow[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await store.list({ prefix: PREFIX, cursor: cursor ?? null })
    const found = await Promise.all(page.keys.map(({ name }) => readSpilled(store, name)))
    rows.push(...found.flatMap((each) => (each ? [each.row] : [])))
    if (page.list_complete) return rows
    cursor = page.cursor
  }
}
