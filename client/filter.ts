import { part } from './load.ts'

/** Loads the code of filters when pointer or focus reaches a list's form. */
export function prepareFilter(target: Element): void {
  if (target.closest('[form=choice],details:has(#choice)')) part('filter').catch(() => {})
}

/** Updates the list after a change; until the code is loaded, or without it, the form is sent. */
export function filter(target: Element): void {
  const field = target as HTMLInputElement
  if (field.form?.id !== 'choice') return
  part('filter')
    .then(({ filterListing }) => filterListing(field))
    .catch(() => {})
}

/** Filters again after Back or Forward between the choices of a list. */
export function filterAgain(): void {
  if (document.getElementById('choice'))
    part('filter')
      .then(({ followAddress }) => followAddress())
      .catch(() => {})
}
