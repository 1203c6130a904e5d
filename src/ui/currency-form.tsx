import { COMMON_CURRENCIES } from '#domain/preferences.ts'

/**
 * The visitor's currency: the ten most used, and the way to all others. A form post, so that it works without
 * JavaScript; the chosen one is marked at the edge, because the page itself is everybody's.
 */
export function CurrencyForm({ ratesKnown, id }: { ratesKnown: boolean; id: string }) {
  return (
    <form className="currency" method="post" action="/preferences">
      <label className="vh" htmlFor={id}>
        Currency
      </label>
      <select id={id} name="currency" defaultValue="inr" disabled={!ratesKnown}>
        {COMMON_CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code.toUpperCase()}
          </option>
        ))}
      </select>
      {ratesKnown ? (
        <>
          <button type="submit">Set</button>
          <a href="/currencies">All currencies</a>
        </>
      ) : (
        <small>Rates are not available</small>
      )}
    </form>
  )
}
