import type { HonoRequest } from 'hono'
import { type Body, readAtMost, textsOf } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { BROKEN_OFF, OTHER_SITE, OTHER_TYPE, type Refusal, TOO_LONG, UNREADABLE } from './refusals.ts'

/** The most that an enquiry may weigh, in bytes: 10,000 letters of Hindi are 30,000 bytes. */
const LIMIT = 36 * 1024
/** How much of a form that weighs more is still read, so that nothing typed is lost. */
const LIMIT_TO_SHOW_AGAIN = 256 * 1024

/** A body as far as it could be read. `form`: a plain form post, to be answered with a page. */
export type ReadBody = { form: boolean; fields: Record<string, unknown>; refusal?: Refusal }

/** Reads a JSON or form body, and says in one sentence why it is refused when it is. Never throws. */
export async function readBody(request: HonoRequest): Promise<ReadBody> {
  const header = request.header('content-type') ?? ''
  const type = header.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') {
    const body = await readAtMost(request.raw.body, LIMIT)
    return asRead(request, { form: false, body, fields: jsonFields(body.bytes) })
  }
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
    const body = await readAtMost(request.raw.body, LIMIT_TO_SHOW_AGAIN)
    return asRead(request, { form: true, body, fields: await formFields(body.bytes, header) })
  }
  return { form: false, fields: {}, refusal: OTHER_TYPE }
}

type Judged = { form: boolean; body: Body; fields: Record<string, unknown> | undefined }

function asRead(request: HonoRequest, { form, body, fields }: Judged): ReadBody {
  const refusal = isCrossSite(request.raw) ? OTHER_SITE : refusalFor(body, fields)
  return { form, fields: fields ?? {}, ...(refusal && { refusal }) }
}

function refusalFor({ bytes, end }: Body, fields: object | undefined): Refusal | undefined {
  if (end === 'broken off') return BROKEN_OFF
  if (end === 'too long' || bytes.byteLength > LIMIT) return TOO_LONG
  return fields ? undefined : UNREADABLE
}

function jsonFields(bytes: Body['bytes']): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

async function formFields(bytes: Body['bytes'], contentType: string): Promise<Record<string, unknown> | undefined> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    return textsOf(form)
  } catch {
    return undefined
  }
}
