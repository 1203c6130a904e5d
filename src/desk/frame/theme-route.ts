import { setCookie } from 'hono/cookie'
import { Hono } from 'hono/tiny'
import type { DeskEnv } from './desk-env.ts'
import { deskMap } from './desk-map.ts'
import { isDeskTheme, THEME_COOKIE } from './desk-page.tsx'
import { field, needed } from './form-shapes.ts'
import { takeForm } from './take-form.tsx'

const YEAR = 365 * 24 * 60 * 60

/** Stores the theme and redirects to the page before, a path of the desk. */
export const themeRoutes = new Hono<DeskEnv>().post(
  deskMap.theme.path,
  takeForm({ theme: needed, back: field }, (c, { typed: { theme, back } }) => {
    if (isDeskTheme(theme)) {
      const secure = c.req.url.startsWith('https:')
      setCookie(c, THEME_COOKIE, theme, { path: '/', maxAge: YEAR, sameSite: 'Strict', httpOnly: true, secure })
    }
    return c.redirect(/^\/(?!\/)[\w/?=&.%+-]{0,200}$/.test(back) ? back : '/', 303)
  }),
)
