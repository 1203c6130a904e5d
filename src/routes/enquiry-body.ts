import type { HonoRequest } from 'hono'
import { isCrossSite } from '#edge/same-site.ts'

/** The most that an enquiry may weigh, in bytes. */
const LIMIT = 16 * 1024
/** How much of a form that weighs more is still read, so that nothing typed is lost. */
const LIMIT_TO_SHOW_AGAIN = 256 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** Why an enquiry is not taken. `retryAfter`: in so many seconds it may be. */
export type Refusal = { status: 400 | 403 | 413 | 415 | 429 | 503; sentence: string; retryAfter?: number }

/** A body as far as it could be read. `form`: a plain form post, to be answered with a page. */
export type ReadBody = { form: boolean; fields: Record<string, unknown>; refusal?: Refusal }

/** Reads a JSON or form body, and says in one sentence why it is refused when it is. Never throws. */
export async function readBody(request: HonoRequest): Promise<ReadBody> {
  const header = request.header('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') {
    const bytes = await readAtMost(request.raw.body, LIMIT)
    return asRead(request, { form: false, bytes, fields: bytes && jsonFields(bytes) })
  }
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
    const bytes = await readAtMost(request.raw.body, LIMIT_TO_SHOW_AGAIN)
    return asRead(request, { form: true, bytes, fields: bytes && (await formFields(bytes, header)) })
  }
  return { form: false, fields: {}, refusal: { status: 415, sentence: 'Send the enquiry as a form or as JSON.' } }
}

type Taken = { form: boolean; bytes: Bytes | undefined; fields: Record<string, unknown> | undefined }

function asRead(request: HonoRequest, { form, bytes, fields }: Taken): ReadBody {
  const refusal = refusalFor(request, bytes, fields)
  return { form, fields: fields ?? {}, ...(refusal && { refusal }) }
}

function refusalFor(request: HonoRequest, bytes?: Bytes, fields?: object): Refusal | undefined {
  if (isCrossSite(request.raw)) {
    return { status: 403, sentence: 'This form was sent from another site. Please send it from ours.' }
  }
  if (!bytes || bytes.byteLength > LIMIT) {
    return { status: 413, sentence: 'This is longer than we can take. Please shorten it and send it again.' }
  }
  if (!fields) return { status: 400, sentence: 'This could not be read. Please send it again.' }
  return undefined
}

/** The body, or undefined when it is longer than `limit`; reading stops there. */
async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Bytes | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength
      if (size > limit) return undefined
      chunks.push(chunk)
    }
  } catch {
    // The visitor went away in the middle: what came is judged as it is.
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

function jsonFields(bytes: Bytes): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

async function formFields(bytes: Bytes, contentType: string): Promise<Record<string, unknown> | undefined> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    return Object.fromEntries(form)
  } catch {
    return undefined
  }
}
