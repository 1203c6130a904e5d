import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { askApp } from './ask-app.ts'
import { counting, type Tally } from './counting.ts'

const ORIGIN = 'https://patang.example'

/** Asks the Worker for a path, as a browser does, but follows no redirect. */
export function visit(path: string, init: RequestInit = {}): Promise<Response> {
  return exports.default.fetch(ORIGIN + path, { redirect: 'manual', ...init })
}

/** The HTML of a path. */
export async function pageAt(path: string): Promise<string> {
  return (await visit(path)).text()
}

/** The HTML of a path and what it asked of the catalogue. */
export async function measured(path: string): Promise<{ status: number; html: string; tally: Tally }> {
  const { database, tally } = counting(env.CATALOGUE)
  const response = await askApp(new Request(ORIGIN + path), { ...env, CATALOGUE: database }, createExecutionContext())
  return { status: response.status, html: await response.text(), tally }
}
