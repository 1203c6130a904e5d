import { type Context, Hono } from 'hono'
import { findCountry, listCountries } from '#data/catalogue/countries.ts'
import type { AppEnv } from '#env.ts'
import { CountriesPage, countriesHead } from '#pages/countries.tsx'
import { CountryPage, countryHead } from '#pages/country.tsx'
import { listQuery } from './list-query.ts'

export const countries = new Hono<AppEnv>()
  .get('/country', async (c) =>
    c.render(<CountriesPage countries={await listCountries(c.get('catalogue'))} />, { head: countriesHead }),
  )
  .get('/:country{[Cc][Oo][Uu][Nn][Tt][Rr][Yy]}/:slug/', listQuery, (c) => country(c, c.req.valid('query')))
  .get('/:country{[Cc][Oo][Uu][Nn][Tt][Rr][Yy]}/:slug', listQuery, (c) => country(c, c.req.valid('query')))

/** A country's page; another case or a trailing slash leads to it once. */
async function country(c: Context<AppEnv>, { after }: { after?: number | undefined }) {
  const slug = (c.req.param('slug') ?? '').toLowerCase()
  const found = await findCountry(c.get('catalogue'), slug, { after, today: c.get('today') })
  if (!found) return c.notFound()
  const head = countryHead(found.country)
  if (c.req.path !== head.path) return c.redirect(head.path + new URL(c.req.url).search, 301)
  const { country, tours, explore } = found
  const page = (
    <CountryPage country={country} cards={tours.cards} after={tours.after} explore={explore} today={c.get('today')} />
  )
  return c.render(page, { head })
}
