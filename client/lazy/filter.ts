import { filterHere } from '../list/filter-here.ts'
import { ask, showAnswer, stopAsking } from '../list/filter-on-server.ts'
import { addressOf, asked, choose, listForm } from '../list/list-form.ts'
import { showChips } from '../list/show-chips.ts'

/** Updates the list after a field: the text at every key, an amount at its end. */
export function filterListing(field: HTMLInputElement): void {
  if (field.name === 'budget') field.addEventListener('change', follow, { once: true })
  else follow({ target: field })
}

/** The field that made the present entry of the history. */
let changed: EventTarget | null = null

/** Updates the list and puts the filters into the address. Each choice is an entry of the history, a typed text is one. */
function follow({ target }: Pick<Event, 'target'>): void {
  const address = addressOf(asked())
  show(address)
  const isNextKey = target === changed && (target as Element).id === 'filter'
  changed = target
  writeAddress(isNextKey ? 'replaceState' : 'pushState', address)
}

/** Chooses and lists what the address says, after Back or Forward. Closing a dialog changes no address. */
export function followAddress(): void {
  clearTimeout(waiting)
  if (isWritten()) return
  changed = null
  choose(new URLSearchParams(location.search))
  show(location.pathname + location.search)
}

/** Updates the list, its number of packages and the chips. */
function show(address: string): void {
  const packages = document.getElementById('packages')
  if (!packages) return
  packages.querySelector('[data-empty]')?.remove()
  // Another tier changes the prices on the cards.
  if (packages.dataset.whole === asked().choice.tier) here(packages, address)
  else ask(address, showAnswer)
  showChips()
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
function writeAddress(how: 'pushState' | 'replaceState', address: string): void {
  clearTimeout(waiting)
  if (isWritten()) return
  try {
    history[how](null, '', address)
  } catch {
    waiting = setTimeout(() => writeAddress(how, address), LATER)
  }
}

/** Whether the address is the form's. */
function isWritten(): boolean {
  return location.search === new URL(addressOf(asked()), location.href).search
}

/** The list is up to date, so the button only leads to it. Enter in the text field asks the server. */
document.addEventListener('submit', (event) => {
  const { activeElement } = document
  if (event.target !== listForm() || activeElement?.id === 'filter' || !isWritten()) return
  event.preventDefault()
  listForm().closest('details')?.removeAttribute('open')
  document.querySelector('output[for=filter]')?.scrollIntoView()
})
