import { within } from './faults.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The bytes of a body, and how reading ended; of a body that is too long, its beginning. */
export type Body = { bytes: Bytes; end: 'whole' | 'too long' | 'broken off' }

/** How long a body may take, in ms; a slower one counts as broken off. */
const PATIENCE = 30_000

/** Reads a body up to `limit` bytes. Never throws. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Body> {
  const chunks: Bytes[] = []
  const end = await within(PATIENCE, readInto(chunks, body, limit)).catch(() => 'broken off' as const)
  return { bytes: (await joinChunks(chunks)).subarray(0, limit), end }
}

async function readInto(chunks: Bytes[], body: ReadableStream<Uint8Array> | null, limit: number) {
  let size = 0
  for await (const chunk of body ?? []) {
    chunks.push(new Uint8Array(chunk))
    size += chunk.byteLength
    if (size > limit) return 'too long'
  }
  return 'whole'
}

/** `form`: undefined if broken off or no form; if too long, the fields of its beginning. `size`: in bytes. */
export type ReadForm = { form?: FormData; end: Body['end']; size: number }

/** Reads a posted form up to a limit in bytes. Never throws. */
export async function readFormAtMost(request: Request, limit: number): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  const { bytes, end } = await readAtMost(request.body, limit)
  const size = bytes.byteLength
  if (end === 'broken off') return { end, size }
  const body = end === 'whole' ? bytes : closedForm(bytes, type)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  return { end, size, ...(form && { form }) }
}

/** Completes a form that was cut. */
function closedForm(bytes: Bytes, type: string): string {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  // Decoded as a stream, which drops a cut letter.
  const text = new TextDecoder().decode(bytes, { stream: true })
  if (!type.toLowerCase().startsWith('multipart/')) return text.replace(/%[\dA-F]?$/i, '')
  return `${wholeParts(text, `--${quoted ?? bare}`)}--\r\n`
}

/** The complete parts of a multipart body, with the closing mark; a part without its header is dropped. */
function wholeParts(text: string, mark: string): string {
  const lastLine = text.lastIndexOf('\r')
  const body = `\r\n${mark}`.startsWith(text.slice(lastLine)) ? text.slice(0, lastLine) : text
  const part = body.lastIndexOf(mark)
  return body.includes('\r\n\r\n', part) ? `${body}\r\n${mark}` : body.slice(0, part) + mark
}

async function joinChunks(chunks: Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** A form's texts by name. Repeated names are joined by line ends; files are dropped. */
export function textsOf(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())]
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(names.map((name) => [name, [...new Set(texts(name))].join('\n')]))
}
