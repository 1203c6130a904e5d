import { setCookie } from 'hono/cookie'
import { Hono } from 'hono/tiny'
import type { DeskEnv } from './desk-env.ts'
import { textOf } from './desk-form.ts'
import { deskMap } from './desk-map.ts'
import { isDeskTheme, THEME_COOKIE } from './desk-page.tsx'
import { takeForm } from './take-form.tsx'

const YEAR = 365 * 24 * 60 * 60

/** Remembers the theme and leads back to the page that it was chosen on: a path of the desk's own. */
export const themeRoutes = new Hono<DeskEnv>().post(
  deskMap.theme.path,
  takeForm({ needs: ['theme'] }, (c, { form }) => {
    const chosen = textOf(form, 'theme')
    if (isDeskTheme(chosen)) {
      const secure = c.req.url.startsWith('https:')
      setCookie(c, THEME_COOKIE, chosen, { path: '/', maxAge: YEAR, sameSite: 'Strict', httpOnly: true, secure })
    }
    const back = textOf(form, 'back')
    return c.redirect(/^\/(?!\/)[\w/?=&.%+-]{0,200}$/.test(back) ? back : '/', 303)
  }),
)
