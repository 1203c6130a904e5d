import { matchesFilter } from '#domain/search.ts'

/** Filters the listing by the field's text, says how many are left, and keeps the text in the address. */
export function filterListing(field: HTMLInputElement): void {
  const text = field.value.trim()
  const address = text ? `?q=${encodeURIComponent(text)}` : location.pathname
  if (isPartial(field)) filterOnServer(address)
  else say(filterHere(text))
  writeAddress(address)
}

/** When the address is tried again, in ms. */
const LATER = 1000

let waiting: ReturnType<typeof setTimeout> | undefined

/** The list never waits for its address: Safari throws at the 100th change within 30 s. */
function writeAddress(address: string): void {
  clearTimeout(waiting)
  try {
    history.replaceState(history.state, '', address)
  } catch {
    waiting = setTimeout(() => writeAddress(address), LATER)
  }
}

/** A page that came filtered, or that more pages follow, does not hold the whole list: the server filters it. */
function isPartial(field: HTMLInputElement): boolean {
  return field.defaultValue !== '' || document.querySelector('#packages a[href*="after="]') !== null
}

function filterHere(text: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>('#packages > ul > li')].filter((item) => {
    const title = item.querySelector('h3')?.textContent ?? ''
    const location = item.querySelector<HTMLElement>('[title]')?.title ?? ''
    item.hidden = !matchesFilter({ title, location }, text)
    return !item.hidden
  })
  const heading = document.querySelector('#packages h2')
  if (heading?.parentElement) {
    heading.parentElement.hidden = shown.length > 0
    heading.textContent = `No Packages found for ${text}`
  }
  return `${shown.length} ${shown.length === 1 ? 'package' : 'packages'}`
}

let running: XMLHttpRequest | undefined

/**
 * Puts the packages as the server filters them into the page. What is outdated is aborted; when the server does not
 * answer the list stays, and Enter asks again. XMLHttpRequest parses the answer into a document by itself: no HTML text
 * is ever put into the page.
 */
function filterOnServer(address: string): void {
  running?.abort()
  const request = new XMLHttpRequest()
  running = request
  request.open('GET', address)
  request.responseType = 'document'
  request.onload = () => {
    const fresh = request.responseXML?.getElementById('packages')
    if (!fresh) return
    document.getElementById('packages')?.replaceWith(fresh)
    say(request.responseXML?.querySelector('output[for=filter]')?.textContent ?? '')
  }
  request.send()
}

function say(count: string): void {
  const output = document.querySelector('output[for=filter]')
  if (output) output.textContent = count
}
