import { Hono } from 'hono'
import { findCountry, listCountries } from '#data/catalogue/countries.ts'
import { pathTo } from '#domain/paths.ts'
import { siteMap } from '#domain/site-map.ts'
import type { AppEnv } from '#env.ts'
import { CountriesPage, countriesHead } from '#pages/countries.tsx'
import { CountryPage, countryHead } from '#pages/country.tsx'
import { isBeyond, listQuery } from './list-query.ts'

export const countries = new Hono<AppEnv>()
  .get(siteMap.countries.path, async (c) =>
    c.render(<CountriesPage countries={await listCountries(c.get('catalogue'))} />, { head: countriesHead }),
  )
  .get(siteMap.country.path, listQuery, async (c) => {
    const { after } = c.req.valid('query')
    const found = await findCountry(c.get('catalogue'), c.req.param('slug'), { after, today: c.get('today') })
    if (!found) return c.notFound()
    const { country, tours, explore } = found
    if (isBeyond(tours, after)) return c.redirect(pathTo('country', country.slug))
    const page = (
      <CountryPage country={country} cards={tours.cards} after={tours.after} explore={explore} today={c.get('today')} />
    )
    return c.render(page, { head: countryHead(country) })
  })
