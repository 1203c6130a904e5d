import { pathTo } from '#domain/paths.ts'
import { COMMON_CURRENCIES } from '#domain/preferences.ts'

/**
 * The visitor's currency: the ten most used, and the way to all others. A form post, so that it works without
 * JavaScript; the chosen one is marked at the edge, because the page itself is everybody's.
 */
export function CurrencyForm({ ratesKnown, id }: { ratesKnown: boolean; id: string }) {
  if (!ratesKnown) return <small className="currency-unknown">Rates are not available; prices are in rupees</small>
  return (
    <form className="currency" method="post" action={pathTo('preferences')}>
      <label className="vh" htmlFor={id}>
        Currency
      </label>
      <select id={id} name="currency" defaultValue="inr">
        {COMMON_CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code.toUpperCase()}
          </option>
        ))}
      </select>
      <button type="submit">Set</button>
      <a href={pathTo('currencies')}>All currencies</a>
    </form>
  )
}
