import { connect, type Socket } from 'node:net'
import { workerdCpu } from './cpu.ts'

type Load = { url: URL; headers?: Record<string, string>; connections?: number; requests: number }

/** The result of a load: answers a second, workerd's CPU for each answer in ms, and the bytes of a body. */
export type Told = { perSecond: number; cpu: number | undefined; bytes: number }

/**
 * Asks for one address again and again, on 16 connections that are kept, each with one request at a time.
 * @throws an Error when an answer is not a 200
 */
export async function load({ url, headers = {}, connections = 16, requests }: Load): Promise<Told> {
  const lines = Object.entries({ host: url.host, connection: 'keep-alive', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const request = Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${head}\r\n`)
  let left = requests
  let bytes = 0
  const next = () => left-- > 0
  const cpuBefore = workerdCpu()
  const start = performance.now()
  const visitors = Array.from({ length: connections }, () =>
    converse({
      url,
      request,
      next,
      answered: (size) => {
        bytes = size
      },
    }),
  )
  await Promise.all(visitors)
  const seconds = (performance.now() - start) / 1000
  const cpuAfter = workerdCpu()
  const cpu = cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / requests
  return { perSecond: requests / seconds, cpu, bytes }
}

type Conversation = { url: URL; request: Buffer; next: () => boolean; answered: (bytes: number) => void }

/** One connection: sends, waits for the whole answer, sends again while there is a next one. */
function converse({ url, request, next, answered }: Conversation): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname)
    socket.setNoDelay(true)
    const send = () => (next() ? socket.write(request) : socket.end())
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => resolve())
    onAnswer(socket, (answer) => {
      if (answer instanceof Error) return void socket.destroy(answer)
      answered(answer)
      send()
    })
  })
}

type Answer = (bodyBytes: number | Error) => void

/** Tells of every whole answer on a connection. */
function onAnswer(socket: Socket, tell: Answer): void {
  let pieces: Buffer[] = []
  let head: Head | undefined
  socket.on('data', (piece) => {
    pieces.push(piece)
    head ??= headOf(Buffer.concat(pieces))
    const bytes = head && bodyBytes(head, pieces)
    if (bytes === undefined) return
    pieces = []
    head = undefined
    tell(bytes)
  })
}

/** The length is that of the body, where the head says it; else the body comes in chunks. */
type Head = { line: string; bodyAt: number; length?: number }

function headOf(first: Buffer): Head | undefined {
  const end = first.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const text = first.subarray(0, end).toString('latin1').toLowerCase()
  const length = /content-length: (\d+)/.exec(text)?.[1]
  return { line: text.split('\r\n')[0] ?? '', bodyAt: end + 4, ...(length && { length: Number(length) }) }
}

/** Undefined while the body is not there; an Error for an answer that is not the page. */
function bodyBytes({ line, bodyAt, length }: Head, pieces: Buffer[]): number | Error | undefined {
  if (!line.startsWith('http/1.1 200')) return new Error(line)
  const size = pieces.reduce((sum, { length }) => sum + length, 0) - bodyAt
  const isWhole = length === undefined ? lastBytes(pieces) === '0\r\n\r\n' : size >= length
  return isWhole ? size : undefined
}

/** They may be spread over two pieces. */
function lastBytes(pieces: Buffer[]): string {
  const last = pieces.at(-1) ?? Buffer.alloc(0)
  return (last.length < 5 ? Buffer.concat(pieces.slice(-2)) : last).subarray(-5).toString('latin1')
}
