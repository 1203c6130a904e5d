import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { type NewRow, newRow, saveRows } from '../../src/data/enquiries/enquiry-rows.ts'
import { erasePerson } from '../../src/data/enquiries/erase-person.ts'
import { listOfPerson } from '../../src/data/enquiries/person.ts'
import type { Contact } from '../../src/domain/enquiries/contact.ts'
import type { Bindings } from '../../src/env.ts'
import { enquiry } from './asha.ts'
import { askApp } from './ask-app.ts'

/** A row ready to be stored; every call makes another enquiry unless a key is given. */
export function row(differs: Record<string, unknown> = {}, key: string = crypto.randomUUID()): Promise<NewRow> {
  return newRow(enquiry(differs), { key, now: Date.now() })
}

/** Stores so many enquiries that are due. */
export async function storeDue(count: number, differs: Record<string, unknown> = {}): Promise<NewRow[]> {
  const rows = await Promise.all(Array.from({ length: count }, () => row(differs)))
  await saveRows(env.ENQUIRIES, rows)
  return rows
}

/** All rows, with the columns' names of the database. */
export async function allRows(): Promise<Record<string, unknown>[]> {
  return (await env.ENQUIRIES.prepare('SELECT * FROM enquiries ORDER BY created_at, id').all()).results
}

/** The state columns of the only row. */
export async function onlyRow(): Promise<Record<string, unknown>> {
  const rows = await allRows()
  if (rows.length !== 1) throw new Error(`${rows.length} rows`)
  return rows[0] ?? {}
}

/** Everywhere that an enquiry may be. */
export const STORES = { database: env.ENQUIRIES, catalogue: env.CATALOGUE, spill: env.SPILL }

/** Erases a person as the staff do. Returns from how many enquiries. */
export async function erasePersonOf(contact: Contact): Promise<number> {
  const found = { enquiries: await listOfPerson(STORES, contact), mentions: [] }
  return (await erasePerson(STORES, found, Date.now())).erased
}

/** An empty database and an empty spill. */
export async function clearEnquiries(): Promise<void> {
  const tables = [
    'guest_reviews',
    'case_events',
    'case_words',
    'case_finding',
    'found_words',
    'word_parts',
    'cases',
    'enquiries',
    'duties',
    'tombstones',
  ]
  await env.ENQUIRIES.batch(tables.map((table) => env.ENQUIRIES.prepare(`DELETE FROM ${table}`)))
  for (const { name } of (await env.SPILL.list()).keys) await env.SPILL.delete(name)
}

/** Posts to the app with some bindings replaced, and waits for what goes on in the background. */
export async function post(
  body: Record<string, unknown> | RequestInit,
  bindings: Partial<Bindings> = {},
  path = '/send-email',
): Promise<Response> {
  const init: RequestInit = 'body' in body || 'headers' in body ? body : json(body)
  const context = createExecutionContext()
  const request = new Request(`https://patang.example${path}`, { method: 'POST', ...init })
  const response = await askApp(request, { ...env, ...bindings }, context)
  await waitOnExecutionContext(context)
  return response
}

/** A JSON post as the site's script sends it. */
export function json(fields: unknown, headers: Record<string, string> = {}): RequestInit {
  return { body: JSON.stringify(fields), headers: { 'content-type': 'application/json', ...headers } }
}

/** A plain form post. */
export function form(fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return { body, headers }
}

/** A KV namespace that counts what is asked of it. */
export function countOf(namespace: KVNamespace): { store: KVNamespace; calls: Record<string, number> } {
  const calls = { lists: 0, reads: 0, writes: 0, deletes: 0 }
  const counted = <Call extends (...given: never[]) => unknown>(kind: keyof typeof calls, call: Call) =>
    ((...given: never[]) => {
      calls[kind]++
      return call.apply(namespace, given)
    }) as Call
  const { list, get, put, delete: remove } = namespace
  const store = {
    list: counted('lists', list),
    get: counted('reads', get as never),
    put: counted('writes', put as never),
    delete: counted('deletes', remove as never),
  }
  return { store: store as unknown as KVNamespace, calls }
}
