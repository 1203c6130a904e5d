import { convertPrice } from '#domain/visit/currency-rates.ts'
import { rupees } from '#values/money.ts'

/** An amount in rupees as on the page; delivery has written the rate of another currency into it. */
export function shownAmount(amount: number): string {
  const [code, rate] = document.documentElement.dataset.rate?.split(' ') ?? []
  return (code && convertPrice(amount, code, { perRupee: { [code]: Number(rate) } })) || rupees(amount)
}
