import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { refreshRates } from '#data/rates.ts'
import { isCurrencyCode, isTheme } from '#domain/preferences.ts'
import { isCrossSite } from '#edge/same-site.ts'
import type { AppEnv } from '#env.ts'
import { CurrenciesPage, currenciesHead } from '#pages/currencies.tsx'
import { ProblemPage, problemHead } from '#pages/notice.tsx'

const YEAR = 365 * 24 * 60 * 60

export const preferences = new Hono<AppEnv>()
  /** Remembers what the form chose and leads back to the page that it stood on. */
  .post('/preferences', async (c) => {
    if (isCrossSite(c.req.raw)) return refused(c, 403, 'This choice was sent from another site.')
    const { theme, currency } = await c.req.parseBody()
    if (typeof theme === 'string' && isTheme(theme)) remember(c, 'theme', theme)
    else if (typeof currency === 'string' && isCurrencyCode(currency)) {
      remember(c, 'currency', currency)
      if (!c.get('rates')) await refreshRates({ store: c.env.RATES, fetch, now: Date.now() })
    } else return refused(c, 400, 'We do not know this choice.')
    return c.redirect(pathBefore(c), 303)
  })
  /** All currencies that the rates know, behind a search. */
  .get('/currencies', (c) => {
    const codes = Object.keys(c.get('rates')?.perRupee ?? {})
    return c.render(<CurrenciesPage codes={codes} text={c.req.query('q') ?? ''} />, { head: currenciesHead })
  })

function remember(c: Context<AppEnv>, name: 'theme' | 'currency', value: string): void {
  const secure = new URL(c.req.url).protocol === 'https:'
  setCookie(c, name, value, { path: '/', maxAge: YEAR, sameSite: 'Lax', httpOnly: true, secure })
}

/** The path of the page with the form, if it was ours; never another site's. */
function pathBefore(c: Context<AppEnv>): string {
  const referer = URL.parse(c.req.header('referer') ?? '')
  const ours = referer?.origin === new URL(c.req.url).origin
  return ours && referer ? referer.pathname + referer.search : '/'
}

function refused(c: Context<AppEnv>, status: 400 | 403, sentence: string) {
  c.status(status)
  return c.render(<ProblemPage sentence={sentence} />, { head: problemHead })
}
