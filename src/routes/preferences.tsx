import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { pathTo } from '#domain/paths.ts'
import { chosenPreference } from '#domain/preferences.ts'
import { searchText } from '#domain/search.ts'
import { pathBack, siteMap } from '#domain/site-map.ts'
import { isCrossSite } from '#edge/same-site.ts'
import type { AppEnv } from '#env.ts'
import { CurrenciesPage, currenciesHead } from '#pages/currencies.tsx'
import { ProblemPage, problemHead } from '#pages/notice.tsx'

const YEAR = 365 * 24 * 60 * 60
/** A choice is a few letters; in bytes, with the boundaries of a multipart form. */
const limit = bodyLimit({ maxSize: 2048, onError: (c) => refuse(c, 413, 'We do not know this choice.') })

export const preferences = new Hono<AppEnv>()
  /** Remembers what the form chose and leads back to the page that it stood on. */
  .post(siteMap.preferences.path, limit, async (c) => {
    if (isCrossSite(c.req.raw)) return refuse(c, 403, 'This choice was sent from another site.')
    const chosen = chosenPreference(await c.req.parseBody().catch(() => ({})))
    if (!chosen) return refuse(c, 400, 'We do not know this choice.')
    if (chosen.name === 'currency') await c.get('ratesOnNeed')()
    const secure = new URL(c.req.url).protocol === 'https:'
    const lasting = { path: '/', maxAge: YEAR, sameSite: 'Lax', httpOnly: true } as const
    setCookie(c, chosen.name, chosen.value, secure ? { ...lasting, prefix: 'host' } : lasting)
    return c.redirect(pathBefore(c), 303)
  })
  /** All currencies that the rates know, behind a search. */
  .get(siteMap.currencies.path, async (c) => {
    const codes = Object.keys((await c.get('ratesOnNeed')())?.perRupee ?? {})
    return c.render(<CurrenciesPage codes={codes} text={searchText(c.req.query('q'))} />, { head: currenciesHead })
  })

/** The path of the page with the form, if it was ours; never another site's. Two slashes would begin a host. */
function pathBefore(c: Context<AppEnv>): string {
  const referer = URL.parse(c.req.header('referer') ?? '')
  if (referer?.origin !== new URL(c.req.url).origin || referer.pathname.startsWith('//')) return pathTo('home')
  const back = pathBack(referer.pathname)
  return back === referer.pathname ? back + referer.search : back
}

function refuse(c: Context<AppEnv>, status: 400 | 403 | 413, sentence: string) {
  c.status(status)
  return c.render(<ProblemPage sentence={sentence} />, { head: problemHead })
}
