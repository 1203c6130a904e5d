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
import { savedBy, UNCHANGED } from './saved-note.ts'

/** The cookie that holds the chosen theme. */
export const THEME_COOKIE = 'desk-theme'

export function isDeskTheme(text: unknown): text is DeskTheme {
  return text === 'light' || text === 'dark'
}

type Shown = Pick<DeskFrame, 'title' | 'place'> & {
  /** What a save has come to, beside the moment of it. */
  savedWords?: string | undefined
  /** When a form was saved whose answer is this page itself, in ms, or UNCHANGED; else the address says so. */
  savedAt?: number | typeof UNCHANGED | undefined
  status?: 200 | 400 | 403 | 404 | 405 | 409 | 410 | 413 | 422 | 500 | 503
}

/** Answers with a page of the desk. */
export function deskPage(
  c: Context<DeskEnv>,
  { status = 200, savedWords, savedAt, ...shown }: Shown,
  page: ReactElement,
): Response {
  const { pathname, search } = new URL(c.req.url)
  const theme = getCookie(c, THEME_COOKIE)
  const frame = {
    ...shown,
    staff: c.env.staff,
    saved:
      status === 200 ? (savedLine(savedAt?.toString() ?? savedBy(c).saved, savedWords) ?? endedLine(c)) : undefined,
    isUnsaved: !isRead(c.req.raw),
    address: isRead(c.req.raw) ? pathname + search : formPage(c, routePath(c)),
    theme: isDeskTheme(theme) ? theme : undefined,
  }
  return framedPage(frame, page, status)
}

/** The sentence for a member of staff who was led here after sending a form without a valid sign-in. */
function endedLine(c: Context<DeskEnv>): string | undefined {
  return savedBy(c).ended ? 'Your sign-in had ended: press Back, your text is still there.' : undefined
}

/** "Saved 08:53." of the moment in the address, as long as it is of the last day. */
function savedLine(moment: string, words: string | undefined): string | undefined {
  if (moment === UNCHANGED) return 'Nothing was changed.'
  const at = Number(moment)
  if (moment === '' || Math.abs(Date.now() - at) > DAY) return undefined
  return [`Saved ${clockInIndia(new Date(at)).slice(11, 16)}.`, words].filter(Boolean).join(' ')
}

/** The same for a page that needs no sign-in. */
export function framedPage(frame: DeskFrame, page: ReactElement, status: number): Response {
  return new Response(pageHtml(<DeskDocument frame={frame}>{page}</DeskDocument>), {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })
}
