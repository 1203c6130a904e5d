import type { Context } from 'hono'
import { type Author, findEarlier } from '#data/catalogue/changes.ts'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import type { Moment } from '#domain/cases/inbox-sections.ts'
import { enquiryId } from '#domain/enquiries/reference.ts'
import { readableMoment } from '#values/dates.ts'
import { oneLine } from '#values/plain-text.ts'
import type { DeskEnv } from './desk-env.ts'
import { LIMIT, typedIn } from './desk-form.ts'
import { DeskNotice, deskPage } from './desk-page.tsx'
import { type FormShape, readShape, type TypedIn } from './form-shapes.ts'
import { momentOf } from './moment-of.ts'
import { NotWholePage, OvertakenPage } from './not-taken.tsx'
import { UNCHANGED } from './saved-note.ts'
import { typedTexts } from './typed-texts.ts'

/**
 * A complete form: its values, all its fields, its author and its time. `key`: from the form's page, or empty; a
 * repeated form counts once.
 */
export type Sent<Shape extends FormShape = FormShape> = Moment & {
  typed: TypedIn<Shape>
  form: FormData
  key: string
  actor: string
}

type Answer<Shape extends FormShape> = (c: Context<DeskEnv>, sent: Sent<Shape>) => Response | Promise<Response>

/**
 * Answers each form of the desk by the shape of its fields. An incomplete form changes nothing, and its received fields
 * are shown. `limit`: in bytes.
 */
export function takeForm<Shape extends FormShape>(shape: Shape, answer: Answer<Shape>, limit = LIMIT) {
  return async (c: Context<DeskEnv>): Promise<Response> => {
    const { form = new FormData(), end } = await readFormAtMost(c.req.raw, limit)
    const typed = readShape(shape, form)
    if (end === 'too long') return notWhole(c, form, 413)
    if (!typed) return notWhole(c, form, 400)
    return answer(c, { typed, form, key: String(form.get('key') ?? ''), actor: c.env.staff.email, ...momentOf() })
  }
}

/** The response to an incomplete form: nothing was changed, and these fields were received. */
export function notWhole(c: Context<DeskEnv>, form: FormData, status: 400 | 413): Promise<Response> {
  const page = <NotWholePage typed={typedTexts(c.req.path, typedIn(form))} isTooLarge={status === 413} />
  return deskPage(c, { title: 'This form did not arrive whole', status }, page)
}

/**
 * The author and time of a form's change. A repeated form is one change; the same form with other values, as after
 * "Back", is another.
 */
export async function authorOf(sent: Sent, note: string): Promise<Author> {
  return { id: await changeId(sent), at: sent.now, actor: sent.actor, note: oneLine(note, 160) }
}

/** The id of a form's change. */
export async function changeId({ key, form }: Sent): Promise<string> {
  return (await enquiryId(key, [...form])).slice(0, 32)
}

/** Redirects from a saved form to a page that says so at the top. */
export function showSaved(c: Context<DeskEnv>, path: string, { now }: Pick<Moment, 'now'>): Response {
  return c.redirect(savedAddress(path, now), 303)
}

/**
 * The same with the change that it made: the page names it (savedLine). A form that comes again once its change was undone,
 * or changed by a later one, is told so.
 */
export async function showChanged(
  c: Context<DeskEnv>,
  path: string,
  { author, sent, now }: { author: Author; sent: Sent; now?: Values | undefined },
): Promise<Response> {
  const { at, since } = (await findEarlier(c.env.CATALOGUE, author)) ?? { at: author.at }
  if (since) return showOvertaken(c, { at, since, to: path, now }, sent)
  return showSaved(c, `${path}?change=${author.id}`, { now: at })
}

/** The fields of a form as they would be filled now. */
type Values = Record<string, string>
/** `at`: in ms. `to`: the page with the present values. `now`: fields that are the same are not shown. */
type Overtaken = { at: number; since: 'undone' | 'changed'; to: string; now?: Values | undefined }

/** A form that comes again, and what it saved at `at` is not so any more. Nothing is saved; its text can be copied. */
export function showOvertaken(
  c: Context<DeskEnv>,
  { at, since, to, now = {} }: Overtaken,
  { form }: Sent,
): Promise<Response> {
  const sentence = `This was saved ${readableMoment(at)} and ${since === 'undone' ? 'undone' : 'has been changed'} since`
  const differing = typedIn(form).filter(([name, value]) => value !== now[name])
  const page = <OvertakenPage {...{ sentence, to }} typed={typedTexts(c.req.path, differing)} />
  return deskPage(c, { title: 'Saved before', status: 409 }, page)
}

/** Redirects from a form that equals the stored state. */
export function showUnchanged(c: Context<DeskEnv>, path: string): Response {
  return c.redirect(savedAddress(path, UNCHANGED), 303)
}

function savedAddress(path: string, saved: number | typeof UNCHANGED): string {
  return `${path}${path.includes('?') ? '&' : '?'}saved=${saved}#saved`
}

/** Answers that there is no such `thing` ("case", "tour"). Typed text of a form is shown. */
export function noSuch(c: Context<DeskEnv>, thing: string, sent?: Sent): Promise<Response> {
  const sentence = `There is no such ${thing}`
  const shown = { title: `No such ${thing}`, status: 404 } as const
  if (!sent) return deskPage(c, shown, <DeskNotice sentence={sentence} />)
  const typed = typedTexts(c.req.path, typedIn(sent.form))
  return deskPage(c, shown, <NotWholePage sentence={`${sentence} any more`} typed={typed} />)
}
