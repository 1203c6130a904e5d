import { pathTo } from '#domain/site/paths.ts'
import { COMMON_CURRENCIES } from '#domain/visit/preferences.ts'
import { IN_RUPEES } from '#domain/visit/shown-currency.ts'

/**
 * The visitor's currency: the ten most used, and a link to all others. A form post, so that it works without script.
 * Delivery marks the chosen one, because the page is shared (domain/visit/shown-currency.ts).
 */
export function CurrencyForm({ id }: { id: string }) {
  return (
    <form className="currency" data-currency="" method="post" action={pathTo('preferences')}>
      <label className="vh" htmlFor={id}>
        Currency
      </label>
      <select id={id} name="currency" defaultValue="inr" autoComplete="off">
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

/** The currency of the page's prices. Delivery replaces the sentence. */
export function CurrencyNote() {
  return <span data-currency-note="">{IN_RUPEES}</span>
}
