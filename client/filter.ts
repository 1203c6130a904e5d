import { matchesFilter } from '#domain/search.ts'
import { part } from './load.ts'

/** Filters the listing at every key, says how many are left, and keeps the text in the address. */
export function filterListing(field: Element): void {
  if (!(field instanceof HTMLInputElement) || field.id !== 'filter') return
  const text = field.value.trim()
  const address = text ? `?q=${encodeURIComponent(text)}` : location.pathname
  history.replaceState(history.state, '', address)
  if (isPartial(field)) {
    part('filter-on-server')
      .then(({ filterOnServer }) => filterOnServer(address))
      .then(say)
      .catch(() => {})
  } else say(filterHere(text))
}

/** A page that came filtered, or that more pages follow, does not hold the whole list: the server filters it. */
function isPartial(field: HTMLInputElement): boolean {
  return field.defaultValue !== '' || document.querySelector('.more') !== null
}

function filterHere(text: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>('.grid > li')].filter((item) => {
    const title = item.querySelector('h3')?.textContent ?? ''
    const location = item.querySelector<HTMLElement>('.meta [title]')?.title ?? ''
    item.hidden = !matchesFilter({ title, location }, text)
    return !item.hidden
  })
  const empty = document.querySelector<HTMLElement>('.empty')
  const heading = empty?.querySelector('h2')
  if (empty) empty.hidden = shown.length > 0
  if (heading) heading.textContent = `No Packages found for ${text}`
  return `${shown.length} ${shown.length === 1 ? 'package' : 'packages'}`
}

function say(count: string): void {
  const output = document.querySelector('.filter output')
  if (output) output.textContent = count
}
