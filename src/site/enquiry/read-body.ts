import type { HonoRequest } from 'hono'
import { type Body, type ReadForm, readAtMost, readFormAtMost, textsOf } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { MOST_LETTERS } from '#domain/enquiries/enquiry-fields.ts'
import { BROKEN_OFF, CUT, OTHER_SITE, OTHER_TYPE, type Refusal, TOO_LONG, UNREADABLE } from './refusals.ts'

/** The most bytes of a letter: an emoji is "\\ud83e\\ude81" in JSON, and "%F0%9F%AA%81" in a form. */
const LETTER = 12
/** The most bytes of an enquiry: its letters, its field names and the data of the visit. */
const LIMIT = MOST_LETTERS * LETTER + 32 * 1024
/** How much of a longer form is read, so that typed text is not lost. */
const LIMIT_TO_SHOW_AGAIN = 256 * 1024

/** A body as far as it could be read. `form`: a plain form post, which is answered with a page. */
export type ReadBody = { form: boolean; fields: Record<string, unknown>; refusal?: Refusal }

/** Reads a JSON or form body, or gives a sentence that refuses it. Never throws. */
export async function readBody(request: HonoRequest): Promise<ReadBody> {
  const type = request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json') {
    const { bytes, end } = await readAtMost(request.raw.body, LIMIT)
    return asRead(request, { form: false, end, size: bytes.byteLength, fields: jsonFields(bytes) })
  }
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
    const { form, ...read } = await readFormAtMost(request.raw, LIMIT_TO_SHOW_AGAIN)
    return asRead(request, { form: true, ...read, fields: form && textsOf(form) })
  }
  return { form: false, fields: {}, refusal: OTHER_TYPE }
}

type Judged = Pick<ReadForm, 'end' | 'size'> & { form: boolean; fields: Record<string, unknown> | undefined }

function asRead(request: HonoRequest, { form, fields, ...read }: Judged): ReadBody {
  const refusal = isCrossSite(request.raw) ? OTHER_SITE : refusalFor({ form, fields, ...read })
  return { form, fields: fields ?? {}, ...(refusal && { refusal }) }
}

function refusalFor({ form, fields, end, size }: Judged): Refusal | undefined {
  if (end === 'broken off') return BROKEN_OFF
  if (end === 'too long' && form) return CUT
  if (end === 'too long' || size > LIMIT) return TOO_LONG
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
