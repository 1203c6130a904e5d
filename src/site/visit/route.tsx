import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { soughtText } from '#domain/search/list-query.ts'
import { siteMap } from '#domain/site/site-map.ts'
import { PREFERENCES } from '#domain/visit/preferences.ts'
import type { AppEnv } from '#env.ts'
import { formAtMost, judged } from '#site/frame/judged.ts'
import { pathBefore } from '#site/frame/path-before.ts'
import { remember } from '#site/frame/remember.ts'
import { CurrenciesPage, currenciesHead } from './currencies-page.tsx'

/** The size of a choice, in bytes, including the boundaries of a multipart form. */
const LIMIT = 2048

/** One choice with its name. */
const choice = z.pipe(
  z.union([
    z.object({ theme: PREFERENCES.theme }),
    z.object({ currency: PREFERENCES.currency }),
    z.object({ consent: PREFERENCES.consent }),
  ]),
  z.transform((chosen) => Object.entries(chosen).map(([name, value]) => ({ name, value }))),
)

export const preferenceRoutes = new Hono<AppEnv>()
  /** Stores the choice and redirects to the page before. */
  .post(siteMap.preferences.path, formAtMost(LIMIT), judged('form', choice), async (c) => {
    for (const { name, value } of c.req.valid('form')) {
      if (name === 'currency') await c.get('ratesOnNeed')()
      remember(c, { name, value })
    }
    return c.redirect(pathBefore(c), 303)
  })
  /** All currencies with a rate, behind a search. */
  .get(siteMap.currencies.path, judged('query', z.object({ q: soughtText })), async (c) => {
    const codes = Object.keys((await c.get('ratesOnNeed')())?.perRupee ?? {})
    return c.render(<CurrenciesPage codes={codes} text={c.req.valid('query').q} />, { head: currenciesHead })
  })
