import { Agent, type IncomingMessage, request } from 'node:http'
import {
  createSecureServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib'
import { FILE_QUALITY, PAGE_QUALITY } from '../support/budgets.ts'
import type { Certificate } from './certificate.ts'

/** Headers of one hop, which are not passed on. */
const OF_A_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'upgrade', 'http2-settings']
/** Types that are compressed. */
const PACKED = /^text|javascript|json|svg|xml/
const brotli = promisify(brotliCompress)

/** An answer as it went over the wire: its body's bytes, compressed. */
export type Sent = { path: string; status: number; type: string; bytes: number }
/** `sent` grows with every answer; the caller empties it before counting. */
export type Front = { origin: string; sent: Sent[]; close: () => Promise<void> }

/** Puts TLS, HTTP/2 and brotli in front of a site, as the edge does. */
export async function openFront(site: URL, { key, cert }: Certificate): Promise<Front> {
  const server = createSecureServer({ key, cert })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const sent: Sent[] = []
  const files = new Map<string, Buffer>()
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  server.on('stream', (stream, headers) => {
    stream.on('error', () => {})
    ask({ site, agent, headers, stream }, (answer) => {
      pass({ answer, stream, headers, files, sent }).catch(() => stream.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = async () => {
    for (const session of sessions) session.destroy()
    agent.destroy()
    await new Promise((resolve) => server.close(resolve))
  }
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, sent, close }
}

type Asked = { site: URL; agent: Agent; headers: IncomingHttpHeaders; stream: ServerHttp2Stream }

function ask({ site, agent, headers, stream }: Asked, answered: (answer: IncomingMessage) => void): void {
  const passed = Object.entries(headers).filter(([name]) => !name.startsWith(':') && name !== 'accept-encoding')
  const asked = request({
    host: site.hostname,
    port: site.port,
    agent,
    method: String(headers[':method']),
    path: String(headers[':path']),
    headers: { ...Object.fromEntries(passed), host: String(headers[':authority']), 'accept-encoding': 'identity' },
  })
  asked.on('response', answered)
  asked.on('error', () => stream.destroy())
  stream.pipe(asked)
}

type Passed = {
  answer: IncomingMessage
  stream: ServerHttp2Stream
  headers: IncomingHttpHeaders
  files: Map<string, Buffer>
  sent: Sent[]
}

async function pass({ answer, stream, headers, files, sent }: Passed): Promise<void> {
  const path = String(headers[':path'])
  const type = answer.headers['content-type']?.split(';')[0] ?? ''
  const status = answer.statusCode ?? 502
  const note = (bytes: number) => void sent.push({ path, status, type, bytes })
  const packs = packsFor(headers, type)
  if (packs && type === 'text/html' && !answer.headers['content-length']) {
    stream.respond(headOf(answer, true))
    return stepByStep(answer, stream, note)
  }
  const body = Buffer.concat(await answer.toArray())
  const out = packs && body.length > 0 ? await compressed(body, isFile(type, path) ? [files, path] : undefined) : body
  note(out.length)
  stream.respond(headOf(answer, out !== body))
  stream.end(out)
}

function packsFor(headers: IncomingHttpHeaders, type: string): boolean {
  return PACKED.test(type) && /\bbr\b/.test(String(headers['accept-encoding']))
}

function isFile(type: string, path: string): boolean {
  return type !== 'text/html' || path.startsWith('/bench/')
}

function headOf({ headers, statusCode = 502 }: IncomingMessage, packed: boolean): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !OF_A_HOP.includes(name))
  const vary = [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ')
  return { ...Object.fromEntries(kept), ':status': statusCode, ...(packed && { 'content-encoding': 'br', vary }) }
}

/** A page that comes in parts is sent in parts. */
function stepByStep(answer: IncomingMessage, stream: ServerHttp2Stream, note: (bytes: number) => void): void {
  const params = { [constants.BROTLI_PARAM_QUALITY]: PAGE_QUALITY }
  const packer = createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH })
  let bytes = 0
  packer.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  packer.on('end', () => note(bytes))
  answer.pipe(packer).pipe(stream)
}

/** A file is compressed once, and well. */
async function compressed(body: Buffer, file: [known: Map<string, Buffer>, path: string] | undefined): Promise<Buffer> {
  const found = file?.[0].get(file[1])
  if (found) return found
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: file ? FILE_QUALITY : PAGE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const out = await brotli(body, { params })
  file?.[0].set(file[1], out)
  return out
}
