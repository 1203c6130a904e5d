import { Hono } from 'hono/tiny'
import * as z from 'zod/mini'
import { findCountry, listCountries } from '#data/catalogue/countries.ts'
import { isPastEnd } from '#domain/filters/tour-list.ts'
import { pathPart } from '#domain/site/asked.ts'
import { listPath, pathTo } from '#domain/site/paths.ts'
import { siteMap } from '#domain/site/site-map.ts'
import type { AppEnv } from '#env.ts'
import { judged } from '#site/frame/judged.ts'
import { listAsked } from '#site/frame/one-address.ts'
import { CountriesPage, countriesHead } from './all-page.tsx'
import { CountryPage, countryHead } from './page.tsx'

export const countryRoutes = new Hono<AppEnv>()
  .get(siteMap.countries.path, async (c) =>
    c.render(<CountriesPage countries={await listCountries(c.get('catalogue'))} />, { head: countriesHead }),
  )
  .get(siteMap.country.path, judged('param', z.object({ slug: pathPart })), ...listAsked, async (c) => {
    const { choice, after } = c.req.valid('query')
    const today = c.get('today')
    const found = await findCountry(c.get('catalogue'), c.req.valid('param').slug, { choice, after, today })
    if (!found) return c.notFound()
    const { country, tours, explore } = found
    if (isPastEnd(tours, after)) return c.redirect(listPath(pathTo('country', country.slug), { choice }))
    const page = <CountryPage country={country} list={tours} explore={explore} today={today} />
    return c.render(page, { head: countryHead(country, choice) })
  })
