import { part } from './load.ts'

/** Starts loading the listing's filter when somebody is about to type in its field. */
export function prepareFilter(target: Element): void {
  if (isFilter(target)) part('filter').catch(() => {})
}

/** The listing follows what is typed, at every key; until the code is there, and without it, Enter asks the server. */
export function filter(target: Element): void {
  if (!isFilter(target)) return
  part('filter')
    .then(({ filterListing }) => filterListing(target))
    .catch(() => {})
}

function isFilter(target: Element): target is HTMLInputElement {
  return target.id === 'filter'
}
