import { Hono } from 'hono/tiny'
import { readFormAtMost } from '#data/stores/read-at-most.ts'
import { isCrossSite } from '#delivery/security/same-site.ts'
import { searchText } from '#domain/search/search-text.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { chosenPreference } from '#domain/visit/preferences.ts'
import type { AppEnv } from '#env.ts'
import { pathBefore } from '#site/frame/path-before.ts'
import { refuse } from '#site/frame/refuse.tsx'
import { remember } from '#site/frame/remember.ts'
import { CurrenciesPage, currenciesHead } from './currencies-page.tsx'

/** A choice is a few letters; in bytes, with the boundaries of a multipart form. */
const LIMIT = 2048

export const preferences = new Hono<AppEnv>()
  /** Remembers what the form chose and leads back to the page that it stood on. */
  .post(siteMap.preferences.path, async (c) => {
    if (isCrossSite(c.req.raw)) return refuse(c, 403, 'This choice was sent from another site.')
    const { form, end } = await readFormAtMost(c.req.raw, LIMIT)
    const chosen = chosenPreference(Object.fromEntries(form ?? []))
    if (!chosen) return refuse(c, end === 'too long' ? 413 : 400, 'We do not know this choice.')
    if (chosen.name === 'currency') await c.get('ratesOnNeed')()
    remember(c, chosen)
    return c.redirect(pathBefore(c), 303)
  })
  /** All currencies that the rates know, behind a search. */
  .get(siteMap.currencies.path, async (c) => {
    const codes = Object.keys((await c.get('ratesOnNeed')())?.perRupee ?? {})
    return c.render(<CurrenciesPage codes={codes} text={searchText(c.req.query('q'))} />, { head: currenciesHead })
  })
