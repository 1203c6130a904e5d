import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { routePath } from 'hono/route'
import type { ReactElement } from 'react'
import { pageHtml } from '#delivery/html/page-html.ts'
import { clockInIndia, DAY } from '#values/dates.ts'
import { DeskDocument, type DeskFrame, type DeskTheme } from './desk-document.tsx'
import type { DeskEnv } from './desk-env.ts'
import { isRead } from './desk-form.ts'
import { formPage } from './desk-map.ts'
import { noteOfSaved, savedBy, UNCHANGED } from './saved-note.ts'

/** The cookie that holds the chosen theme. */
export const THEME_COOKIE = 'desk-theme'

export function isDeskTheme(text: unknown): text is DeskTheme {
  return text === 'light' || text === 'dark'
}

type Shown = Pick<DeskFrame, 'title' | 'place'> & {
  /** The result of saving, shown beside its time. */
  savedWords?: string | undefined
  /** When a form was saved, in ms, or UNCHANGED, if this page is the response; otherwise the address has it. */
  savedAt?: number | typeof UNCHANGED | undefined
  status?: 200 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 422 | 500 | 503
}

/** Answers with a page of the desk. */
export async function deskPage(c: Context<DeskEnv>, shown: Shown, page: ReactElement): Promise<Response> {
  const { title, place, status = 200 } = shown
  const { pathname, search } = new URL(c.req.url)
  const theme = getCookie(c, THEME_COOKIE)
  const frame = {
    ...{ title, ...(place && { place }) },
    staff: c.env.staff,
    saved: status === 200 ? await savedLine(c, shown) : undefined,
    isUnsaved: !isRead(c.req.raw),
    address: isRead(c.req.raw) ? pathname + search : formPage(c, routePath(c)),
    theme: isDeskTheme(theme) ? theme : undefined,
  }
  return framedPage(frame, page, status)
}

/**
 * "Saved 08:53. Home page: Budget" for a form saved in the last day, with the result of its change. After a form
 * without a valid sign-in it says that the sign-in had ended.
 */
async function savedLine(c: Context<DeskEnv>, { savedAt, savedWords }: Shown): Promise<string | undefined> {
  const { saved, ended } = savedBy(c)
  const moment = savedAt?.toString() ?? saved
  if (moment === UNCHANGED) return 'Nothing was changed.'
  const at = Number(moment)
  if (moment === '' || Math.abs(Date.now() - at) > DAY)
    return ended ? 'Your sign-in had ended: press Back, your text is still there.' : undefined
  const words = (await noteOfSaved(c)) ?? savedWords
  return [`Saved ${clockInIndia(new Date(at)).slice(11, 16)}.`, words].filter(Boolean).join(' ')
}

/** The same without a sign-in. */
export function framedPage(frame: DeskFrame, page: ReactElement, status: number): Response {
  return new Response(pageHtml(<DeskDocument frame={frame}>{page}</DeskDocument>), {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })
}

/** One plain sentence, advice, and a reference to the log if there is one. */
export function DeskNotice({ sentence, advice, reference }: { sentence: string; advice?: string; reference?: string }) {
  return (
    <div className="note">
      <h1>{sentence}</h1>
      {advice && <p>{advice}</p>}
      {reference && (
        <p>
          Whoever looks after the site finds more under <b className="num">{reference}</b> in its log.
        </p>
      )}
    </div>
  )
}
