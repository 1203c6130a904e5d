import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { ReactElement } from 'react'
import { pageHtml } from '#delivery/html/page-html.ts'
import { DeskDocument, type DeskFrame, type DeskTheme } from './desk-document.tsx'
import type { DeskEnv } from './desk-env.ts'

/** The cookie that holds the chosen theme. */
export const THEME_COOKIE = 'desk-theme'

export function isDeskTheme(text: unknown): text is DeskTheme {
  return text === 'light' || text === 'dark'
}

type Shown = Pick<DeskFrame, 'title' | 'place'> & { status?: 200 | 400 | 403 | 404 | 409 | 410 | 413 | 422 | 500 | 503 }

/** Answers with a page of the desk. */
export function deskPage(c: Context<DeskEnv>, { status = 200, ...shown }: Shown, page: ReactElement): Response {
  const { pathname, search } = new URL(c.req.url)
  const theme = getCookie(c, THEME_COOKIE)
  const frame = {
    ...shown,
    staff: c.env.staff,
    address: pathname + search,
    theme: isDeskTheme(theme) ? theme : undefined,
  }
  return pageOf(frame, page, status)
}

/** The same before anybody is known. */
export function pageOf(frame: DeskFrame, page: ReactElement, status: number): Response {
  return new Response(pageHtml(<DeskDocument frame={frame}>{page}</DeskDocument>), {
    status,
    headers: { 'content-type': 'text/html; charset=UTF-8' },
  })
}
