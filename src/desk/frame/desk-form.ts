import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { cleanText } from './form-shapes.ts'
import type { Typed } from './not-taken.tsx'

/**
 * The most that a form of the desk may weigh, in bytes, unless its route says otherwise: the one of a case holds three texts of
 * 10,000 letters, and a letter weighs twelve bytes at most.
 */
export const LIMIT = 512 * 1024

/**
 * Whether a post came from a page of the desk. The browser says so in one of two headers; a post without them is
 * refused. The site's own pages are of the same domain and count as elsewhere.
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

/** All that a form held, to be shown again. */
export function typedIn(form: FormData): Typed {
  return [...form].map(([name, value]) => [name, cleanText(value)])
}

/** The same of a request; nothing of one that cannot be read. */
export async function readTyped(request: Request, limit = LIMIT): Promise<Typed> {
  const { form } = await readFormAtMost(request, limit)
  return form ? typedIn(form) : []
}
