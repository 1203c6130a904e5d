import { Hono } from 'hono'
import { findCountry, listCountries } from '#data/countries.ts'
import type { AppEnv } from '#env.ts'
import { CountriesPage, countriesHead } from '#pages/countries.tsx'
import { CountryPage, countryHead } from '#pages/country.tsx'
import { listQuery } from './list-query.ts'

export const countries = new Hono<AppEnv>()
  .get('/country', async (c) =>
    c.render(<CountriesPage countries={await listCountries(c.get('catalogue'))} />, { head: countriesHead }),
  )
  .get('/country/:slug', listQuery, async (c) => {
    const slug = c.req.param('slug').toLowerCase()
    const found = await findCountry(c.get('catalogue'), slug, c.req.valid('query').after)
    if (!found) return c.notFound()
    if (c.req.param('slug') !== slug) return c.redirect(`/country/${slug}`, 301)
    const { country, tours, explore } = found
    const page = (
      <CountryPage country={country} cards={tours.cards} after={tours.after} explore={explore} today={c.get('today')} />
    )
    return c.render(page, { head: countryHead(country) })
  })
