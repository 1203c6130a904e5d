import type { Context } from 'hono'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import type { Moment } from '#domain/cases/sections.ts'
import type { DeskEnv } from './desk-env.ts'
import { LIMIT, textOf } from './desk-form.ts'
import { DeskNotice } from './desk-notice.tsx'
import { deskPage } from './desk-page.tsx'
import { momentOf } from './moment.ts'
import { NotWholePage } from './not-whole.tsx'
import type { Typed } from './typed-list.tsx'

/**
 * A form that arrived whole, who sent it and when. `key` is of the page that held it: a form that is sent twice is one.
 */
export type Sent = Moment & { form: FormData; key: string; actor: string }

type Taking = {
  /** Fields without which a form is not whole. */
  needs: string[]
  /** The most that the form may weigh, in bytes. */
  limit?: number
}

type Answer = (c: Context<DeskEnv>, sent: Sent) => Response | Promise<Response>

/** Answers each form of the desk: one that did not arrive whole changes nothing, and what arrived of it is shown. */
export function takeForm({ needs, limit = LIMIT }: Taking, answer: Answer) {
  return async (c: Context<DeskEnv>): Promise<Response> => {
    const { form, end } = await readFormAtMost(c.req.raw, limit)
    if (!form || needs.some((name) => !isThere(form, name))) return notWhole(c, form, end === 'too long' ? 413 : 400)
    const key = textOf(form, 'key')
    return answer(c, { form, key, actor: c.env.staff.email, ...momentOf() })
  }
}

/** A key is made with the page; another field may be empty. */
function isThere(form: FormData, name: string): boolean {
  return name === 'key' ? /^[\w-]{1,64}$/.test(textOf(form, name)) : form.has(name)
}

function notWhole(c: Context<DeskEnv>, form: FormData | undefined, status: 400 | 413): Response {
  const page = <NotWholePage typed={form ? typedIn(form) : []} isTooLarge={status === 413} />
  return deskPage(c, { title: 'This form did not arrive whole', status }, page)
}

/** Leads from a form that was saved to a page that says so at its top. */
export function showSaved(c: Context<DeskEnv>, path: string, { now }: Pick<Moment, 'now'>): Response {
  return c.redirect(`${path}${path.includes('?') ? '&' : '?'}saved=${now}#saved`, 303)
}

/** There is no such thing: "case", "tour". Of a form that was sent for it, what was typed is shown. */
export function noSuch(c: Context<DeskEnv>, thing: string, sent?: Sent): Response {
  const sentence = `There is no such ${thing}`
  const shown = { title: `No such ${thing}`, status: 404 } as const
  if (!sent) return deskPage(c, shown, <DeskNotice sentence={sentence} />)
  return deskPage(c, shown, <NotWholePage sentence={`${sentence} any more`} typed={typedIn(sent.form)} />)
}

/** All that a form held, to be shown again. */
export function typedIn(form: FormData): Typed {
  return [...new Set(form.keys())].map((name) => [name, textOf(form, name)])
}
