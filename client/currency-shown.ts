import { recall, rememberVisit } from './visit.ts'

/** A page restored by Back is fetched again if the currency has changed. */
export function showCurrency({ persisted }: PageTransitionEvent): void {
  const shown = document.querySelector<HTMLOptionElement>('[data-currency] [selected]')?.value
  if (!shown) return
  if (!persisted) rememberVisit('currency', shown)
  else if (recall('currency') !== shown) location.reload()
}
