import { createReadStream, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, request, type ServerResponse } from 'node:http'
import { normalize } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import { escapeHtml } from '#values/plain-text.ts'
import { DEV_ASSETS } from './dev-build.ts'

/** The build behind the server of `npm run dev`. */
export type Behind = {
  /** Resolves when nothing is being built, with the Worker's address or the errors. */
  settled: () => Promise<URL | string>
  /** The Worker's errors since the last call. */
  complaints: () => string
}

const SCRIPT = '/dev/reload.js'
const EVENTS = '/dev/events'
/** Reloads the page after a change, also after the server was away. */
const RELOAD = `new EventSource('${EVENTS}').addEventListener('change', () => location.reload())`

/**
 * The server in front of the Worker during development: a request waits for the build, a page reloads after it, and an
 * error is shown in the page.
 * @returns once it listens: a function that reloads all open pages
 */
export async function serveDevelopment(port: number, behind: Behind): Promise<() => void> {
  const open = new Set<ServerResponse>()
  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    if (asked.url === SCRIPT) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(RELOAD)
    if (asked.url === EVENTS) return listen(response, open)
    const where = await behind.settled()
    if (typeof where === 'string') showFault(response, where)
    else serve(asked, response, { to: where, complaints: behind.complaints })
  }
  await Promise.all(['127.0.0.1', '::1'].map((host) => listenOn({ port, host }, answer)))
  return () => {
    for (const page of open) page.write('event: change\ndata:\n\n')
  }
}

function serve(asked: IncomingMessage, response: ServerResponse, passing: Passing): void {
  const file = fileOf(asked.url ?? '/')
  if (file) sendFile(response, file)
  else pass(asked, response, passing)
}

/** A static file by its path: built files first, then those in public. */
function fileOf(url: string): string | undefined {
  const path = normalize(url.replace(/\?.*/, ''))
  const files = [DEV_ASSETS, 'public'].map((folder) => folder + path)
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Files are not cached: a redrawn scene has the same name. */
function sendFile(response: ServerResponse, file: string): void {
  response.writeHead(200, { 'content-type': getMimeType(file) ?? 'text/plain', 'cache-control': 'no-store' })
  createReadStream(file).pipe(response)
}

/** A machine without IPv6 has no ::1. */
function listenOn(where: { port: number; host: string }, answer: RequestListener): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => (error.code === 'EADDRNOTAVAIL' ? resolve() : reject(error))
    createServer(answer).on('error', failed).listen(where, resolve)
  })
}

function listen(response: ServerResponse, open: Set<ServerResponse>): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).flushHeaders()
  open.add(response)
  response.on('close', () => open.delete(response))
}

type Passing = { to: URL; complaints: Behind['complaints'] }

/** Forwards a request, always for the whole page, and adds the script to pages. */
function pass(asked: IncomingMessage, response: ServerResponse, { to, complaints }: Passing): void {
  const { 'if-none-match': _, 'accept-encoding': __, ...headers } = asked.headers
  const passed = request(to, { method: asked.method, path: asked.url, headers }, (got) => {
    const isPage = got.headers['content-type']?.startsWith('text/html')
    const { 'content-length': length, ...kept } = got.headers
    if (!isPage) return void got.pipe(response.writeHead(got.statusCode ?? 500, got.headers))
    response.writeHead(got.statusCode ?? 500, { ...kept, 'cache-control': 'no-store' })
    got.pipe(response, { end: false })
    got.on('end', () => response.end(faultOf(got, complaints) + (length === '0' ? '' : TAG)))
  })
  passed.on('error', (error) => showFault(response, error.message))
  asked.pipe(passed)
}

const TAG = `<script src="${SCRIPT}"></script>`

function faultOf(got: IncomingMessage, complaints: Behind['complaints']): string {
  const said = complaints()
  return (got.statusCode ?? 500) >= 500 && said ? `<pre>${escapeHtml(said)}</pre>` : ''
}

function showFault(response: ServerResponse, fault: string): void {
  if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/html; charset=UTF-8' })
  response.end(`<!doctype html><title>It does not build</title><pre>${escapeHtml(fault)}</pre>${TAG}`)
}
