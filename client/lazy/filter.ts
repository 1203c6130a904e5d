import { filterHere } from '../list/filter-here.ts'
import { ask, showAnswer, stopAsking } from '../list/filter-on-server.ts'
import { addressOf, asked, listForm } from '../list/list-form.ts'
import { showChips } from '../list/show-chips.ts'

/** The list follows a field that was changed: at every key of the text, at the end of an amount. */
export function filterListing(field: HTMLInputElement): void {
  if (field.name === 'budget') field.addEventListener('change', follow, { once: true })
  else follow()
}

/** Brings the list to what the form asks for, says how many packages are left, and keeps that in the address. */
function follow(): void {
  const packages = document.getElementById('packages')
  const wanted = asked()
  const address = addressOf(wanted)
  if (!packages) return
  packages.querySelector('[data-empty]')?.remove()
  // Another tier has other prices on its cards.
  if (packages.dataset.whole === wanted.choice.tier) here(packages, address)
  else ask(address, showAnswer)
  showChips()
  writeAddress(address)
}

/** The words for nothing left come from the server. */
function here(packages: HTMLElement, address: string): void {
  stopAsking()
  if (filterHere(packages) > 0) return
  ask(address, (fresh) => packages.append(fresh.querySelector('[data-empty]') ?? ''))
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

/** The list is there already: the button leads to it. A text that is sent with Enter asks the server. */
document.addEventListener('submit', (event) => {
  const { activeElement } = document
  if (
    event.target !== listForm() ||
    activeElement?.id === 'filter' ||
    location.search !== new URL(addressOf(asked()), location.href).search
  )
    return
  event.preventDefault()
  listForm().closest('details')?.removeAttribute('open')
  document.querySelector('output[for=filter]')?.scrollIntoView()
})
