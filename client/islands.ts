import type { IslandName } from '#islands/registry.ts'
import { inTime, part } from './load.ts'

const loading = new WeakMap<HTMLElement, Promise<void>>()

/** Starts an island when the visitor points at it, focuses it or types in it. */
export function prepareIsland(target: Element): void {
  awaken(target)?.catch(() => {})
}

/**
 * Loads and hydrates the island around an element that the visitor points at, focuses or types in. It happens once;
 * after a failure the next such event tries again.
 */
function awaken(target: Element): Promise<void> | undefined {
  const root = target.closest<HTMLElement>('[data-island]')
  if (!root) return undefined
  const started = loading.get(root) ?? part(root.dataset.island as IslandName).then(({ hydrate }) => hydrate(root))
  loading.set(root, started)
  started.catch(() => loading.delete(root))
  return started
}

/** The form whose submit is waiting, so that a second press does not send it twice. */
let held: Element | null | undefined

/**
 * Lets a form wait for its island; if that does not load, the form is sent without it. Offline the form stays, because
 * the browser would leave the page, and Back loses recently typed text.
 */
export function holdSubmit(target: Element, event: Event): void {
  note?.remove()
  const form = target as HTMLFormElement
  const root = form.closest('[data-island]')
  const island = form.method === 'post' && !event.defaultPrevented ? awaken(form) : undefined
  if (!island) return
  event.preventDefault()
  if (root === held) return
  held = root
  // An island with changed HTML replaces this form by a new one.
  const standing = () => root?.querySelector('form') ?? form
  inTime(island)
    .then(() => standing().requestSubmit())
    .catch(() => (navigator.onLine ? standing().submit() : root?.after(offlineNote())))
    .finally(() => {
      held = undefined
    })
}

let note: Element | undefined

/** A new element each time, so that a screen reader reads it at each press. */
function offlineNote(): Element {
  note?.remove()
  note = document.createElement('p')
  note.className = 'mistake'
  note.setAttribute('role', 'alert')
  note.textContent =
    'You are offline, and nothing was sent. What you typed is still here: send it again once you are online.'
  return note
}
