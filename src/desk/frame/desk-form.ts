import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { MESSAGE_LETTERS } from '#values/letter-limits.ts'
import { cleanText } from './form-shapes.ts'
import type { Typed } from './typed-texts.ts'

/** The default size limit of a form, in bytes: three long texts of a case, twelve bytes a letter, and the other fields. */
export const LIMIT = 3 * MESSAGE_LETTERS * 12 + 160 * 1024

/**
 * Whether a post came from a page of the desk, by one of two browser headers; a post without them is refused. The
 * site's own pages count as another origin.
 */
export function isFromDesk(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  return request.headers.get('origin') === new URL(request.url).origin
}

/** Whether a request only reads. */
export function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** All fields of a form, to be shown again. */
export function typedIn(form: FormData): Typed {
  return [...form].map(([name, value]) => [name, cleanText(value)])
}

/** The same of a request; empty if it cannot be read. */
export async function readTyped(request: Request, limit = LIMIT): Promise<Typed> {
  const { form } = await readFormAtMost(request, limit)
  return form ? typedIn(form) : []
}
