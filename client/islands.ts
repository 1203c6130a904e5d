import type { IslandName } from '#islands/registry.ts'
import { inTime, part } from './load.ts'

const loading = new WeakMap<HTMLElement, Promise<void>>()

/** Starts an island when the visitor points at it, focuses it or types in it. */
export function prepareIsland(target: Element): void {
  awaken(target)?.catch(() => {})
}

/**
 * Loads and hydrates the island around an element that the visitor points at, focuses or types in: once, unless it failed;
 * then the next such moment tries again.
 */
function awaken(target: Element): Promise<void> | undefined {
  const root = target.closest<HTMLElement>('[data-island]')
  if (!root) return undefined
  const started = loading.get(root) ?? part(root.dataset.island as IslandName).then(({ hydrate }) => hydrate(root))
  loading.set(root, started)
  started.catch(() => loading.delete(root))
  return started
}

/** Where the form stands whose submit waits: pressing again meanwhile does not send it twice. */
let held: Element | null | undefined

/**
 * A form posted before its island is alive waits for it, and goes the plain way when it does not come. Offline it stays:
 * the browser would leave the page, and Back forgets what was typed in the last second.
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
  // An island that finds its HTML changed replaces this form by its own.
  const standing = () => root?.querySelector('form') ?? form
  inTime(island)
    .then(() => standing().requestSubmit())
    .catch(() => (navigator.onLine ? standing().submit() : root?.after(offlineNote())))
    .finally(() => {
      held = undefined
    })
}

let note: Element | undefined

/** One at a time; a new element, so that a screen reader reads it again at each press. */
function offlineNote(): Element {
  note?.remove()
  note = document.createElement('p')
  note.className = 'mistake'
  note.setAttribute('role', 'alert')
  note.textContent =
    'You are offline, and nothing was sent. What you typed is still here: send it again once you are online.'
  return note
}
