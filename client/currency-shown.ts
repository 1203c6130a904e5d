import { recall, rememberVisit } from './visit.ts'

/** A page that Back takes out of memory is fetched again where another currency was chosen since. */
export function showCurrency({ persisted }: PageTransitionEvent): void {
  const shown = document.querySelector<HTMLOptionElement>('[data-currency] [selected]')?.value
  if (!shown) return
  if (!persisted) rememberVisit('currency', shown)
  else if (recall('currency') !== shown) location.reload()
}
