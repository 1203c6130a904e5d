import { within } from './faults.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What was read of a body, and how the reading ended; of one that is too long, its beginning. */
export type Body = { bytes: Bytes; end: 'whole' | 'too long' | 'broken off' }

/** How long a body may take to come; a slower one counts as broken off. In ms. */
const PATIENCE = 30_000

/** Reads the body of a request or an answer up to `limit` bytes; of a longer one no more is read. Never throws. */
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

/** `form`: undefined where the body broke off or is no form; of one that is too long, what its beginning holds. `size`: in bytes. */
export type ReadForm = { form?: FormData; end: Body['end']; size: number }

/** Reads a posted form of at most so many bytes. Never throws. */
export async function readFormAtMost(request: Request, limit: number): Promise<ReadForm> {
  const type = request.headers.get('content-type') ?? ''
  const { bytes, end } = await readAtMost(request.body, limit)
  const size = bytes.byteLength
  if (end === 'broken off') return { end, size }
  const body = end === 'whole' ? bytes : closedForm(bytes, type)
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  return { end, size, ...(form && { form }) }
}

/** A form whose end is missing, ended where it was cut. */
function closedForm(bytes: Bytes, type: string): string {
  const [, quoted, bare] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? []
  // Decoded as a stream, which leaves out the letter that was cut.
  const text = new TextDecoder().decode(bytes, { stream: true })
  if (!type.toLowerCase().startsWith('multipart/')) return text.replace(/%[\dA-F]?$/i, '')
  return `${wholeParts(text, `--${quoted ?? bare}`)}--\r\n`
}

/** The parts of a multipart body up to where it was cut, and the mark that ends them: a part without its head is left out. */
function wholeParts(text: string, mark: string): string {
  const lastLine = text.lastIndexOf('\r')
  const body = `\r\n${mark}`.startsWith(text.slice(lastLine)) ? text.slice(0, lastLine) : text
  const part = body.lastIndexOf(mark)
  return body.includes('\r\n\r\n', part) ? `${body}\r\n${mark}` : body.slice(0, part) + mark
}

async function joinChunks(chunks: Bytes[]): Promise<Bytes> {
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** A form's texts by name. Where a name comes with two texts, both are kept, each on a line; files are left out. */
export function textsOf(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())]
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(names.map((name) => [name, [...new Set(texts(name))].join('\n')]))
}
