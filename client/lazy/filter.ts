import { filterHere } from '../list/filter-here.ts'
import { ask, showAnswer, stopAsking } from '../list/filter-on-server.ts'
import { addressOf, asked, listForm } from '../list/list-form.ts'
import { showChips } from '../list/show-chips.ts'

/** Updates the list after a field: the text at every key, an amount at its end. */
export function filterListing(field: HTMLInputElement): void {
  if (field.name === 'budget') field.addEventListener('change', follow, { once: true })
  else follow()
}

/** Updates the list and the number of packages, and puts the filters into the address. */
function follow(): void {
  const packages = document.getElementById('packages')
  const wanted = asked()
  const address = addressOf(wanted)
  if (!packages) return
  packages.querySelector('[data-empty]')?.remove()
  // Another tier changes the prices on the cards.
  if (packages.dataset.whole === wanted.choice.tier) here(packages, address)
  else ask(address, showAnswer)
  showChips()
  writeAddress(address)
}

/** The text for an empty list comes from the server. */
function here(packages: HTMLElement, address: string): void {
  stopAsking()
  if (filterHere(packages) > 0) return
  ask(address, (fresh) => packages.append(fresh.querySelector('[data-empty]') ?? ''))
}

/** The pause before the address is written again, in ms. */
const LATER = 1000

let waiting: ReturnType<typeof setTimeout> | undefined

/** The list does not wait for its address: Safari throws at the 100th change within 30 s. */
function writeAddress(address: string): void {
  clearTimeout(waiting)
  try {
    history.replaceState(history.state, '', address)
  } catch {
    waiting = setTimeout(() => writeAddress(address), LATER)
  }
}

/** The list is up to date, so the button only leads to it. Enter in the text field asks the server. */
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
