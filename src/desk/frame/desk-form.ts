import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'

/** The most that a form of the desk may weigh, in bytes, unless its route says otherwise. */
export const LIMIT = 256 * 1024

/**
 * Whether a post came from a page of the desk: the browser says so in one of two headers, and one that says nothing is
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

/** The fields of a posted form; undefined where it is too long, broken off or no form. */
export async function readForm(request: Request, limit = LIMIT): Promise<FormData | undefined> {
  return (await readFormAtMost(request, limit)).form
}

/** A field's text, well-formed and without null characters; empty where there is none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n') : ''
}

/** The id that a form's page was given, so that a form that is sent twice is one change. */
export function keyOf(form: FormData): string | undefined {
  return /^[\w-]{16,64}$/.exec(textOf(form, 'key'))?.[0]
}

/**
 * The id of the change that a form asks for: sent twice it is one change, sent again with other words, as after "Back",
 * another.
 */
export async function changeIdOf(form: FormData): Promise<string | undefined> {
  const key = keyOf(form)
  return key && (await enquiryId(key, [...form])).slice(0, 32)
}

/** The most that a form may weigh whose proposal holds every price, in bytes. */
export const LARGEST = 4 * 1024 * 1024

/** All that a form held, to be shown again; nothing of one that cannot be read. */
export async function readTyped(request: Request, limit = LIMIT): Promise<[name: string, value: string][]> {
  const form = await readForm(request, limit)
  return [...new Set(form?.keys())].map((name) => [name, form ? textOf(form, name) : ''])
}
