import { part } from './load.ts'

/** Starts loading the code of filters when the pointer or the focus reaches a list's text, filters or order. */
export function prepareFilter(target: Element): void {
  if (target.closest('[form=choice],details:has(#choice)')) part('filter').catch(() => {})
}

/** The list follows the choice and the typed text; until the code is loaded, and without it, the form asks the server. */
export function filter(target: Element): void {
  const field = target as HTMLInputElement
  if (field.form?.id !== 'choice') return
  part('filter')
    .then(({ filterListing }) => filterListing(field))
    .catch(() => {})
}
