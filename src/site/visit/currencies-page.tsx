import { brand } from '#brand.ts'
import type { PageHead } from '#delivery/html/head.ts'
import { LaterStyles } from '#delivery/html/later-styles.tsx'
import { pathTo } from '#domain/site/paths.ts'
import { currencyName } from '#domain/visit/preferences.ts'
import { Icon } from '#ui/elements/icon.tsx'

/** Every currency with a rate, filtered by code or name; each is a button. */
export function CurrenciesPage({ codes, text }: { codes: string[]; text: string }) {
  const wanted = text.trim().toLowerCase()
  const shown = codes
    .map((code) => ({ code, name: currencyName(code) }))
    .filter(({ code, name }) => code.includes(wanted) || name.toLowerCase().includes(wanted))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-IN'))
  return (
    <main id="main" className="wrap currencies">
      <h1>Your currency</h1>
      <p className="lead">Prices are shown in it at the latest rates. You are charged in rupees.</p>
      <search>
        <form className="search" action={pathTo('currencies')}>
          <Icon name="search" />
          <label className="vh" htmlFor="currency-search">
            Search for a currency
          </label>
          <input
            id="currency-search"
            name="q"
            type="search"
            defaultValue={text}
            placeholder="Dollar, KES, krona"
            dir="auto"
          />
          <button className="btn" type="submit">
            Search
          </button>
        </form>
      </search>
      <form method="post" action={pathTo('preferences')} className="currencies__list">
        {shown.map(({ code, name }) => (
          <button key={code} type="submit" name="currency" value={code}>
            <b>{code.toUpperCase()}</b> {name}
          </button>
        ))}
      </form>
      {shown.length === 0 && (
        <p>
          {codes.length === 0
            ? 'Rates are not available right now; prices are in rupees.'
            : `No currency found for ${text}`}
        </p>
      )}
      <LaterStyles of="form" />
    </main>
  )
}

export const currenciesHead: PageHead = {
  title: 'Choose your currency',
  description: `See the prices of ${brand.fullName} in your own currency, at the latest published rates. Bookings are charged in Indian rupees.`,
  keywords: ['currency', 'exchange rates'],
  path: pathTo('currencies'),
  scene: brand.scene,
  style: 'form',
  unlisted: true,
}
