import { within } from './faults.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** What was read of a body, and how the reading ended; nothing of one that is too long. */
export type Body = { bytes: Bytes; end: 'whole' | 'too long' | 'broken off' }

/** How long a body may take to come; a slower one counts as broken off. In ms. */
const PATIENCE = 30_000

/** Reads the body of a request or an answer up to `limit` bytes; of a longer one no more is read. Never throws. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Body> {
  const chunks: Bytes[] = []
  const end = await within(PATIENCE, readInto(chunks, body, limit)).catch(() => 'broken off' as const)
  return { bytes: end === 'too long' ? new Uint8Array() : await joinChunks(chunks), end }
}

async function readInto(chunks: Bytes[], body: ReadableStream<Uint8Array> | null, limit: number) {
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) return 'too long'
    chunks.push(new Uint8Array(chunk))
  }
  return 'whole'
}

/** The fields of a posted form of at most so many bytes; none where `end` is not whole or it is no form. Never throws. */
export async function readFormAtMost(request: Request, limit: number): Promise<{ form?: FormData; end: Body['end'] }> {
  const type = request.headers.get('content-type') ?? ''
  const { bytes, end } = await readAtMost(request.body, limit)
  if (end !== 'whole') return { end }
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  return { end, ...(form && { form }) }
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
