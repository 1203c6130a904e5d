import type { IslandName } from '#islands/registry.ts'
import { inTime, part } from './load.ts'

const loading = new WeakMap<HTMLElement, Promise<void>>()

/**
 * Loads and hydrates the island around an element that somebody points at, focuses or types in: once, unless it failed;
 * then the next such moment tries again.
 */
export function awaken(target: Element): Promise<void> | undefined {
  const root = target.closest<HTMLElement>('[data-island]')
  if (!root) return undefined
  const started = loading.get(root) ?? part(root.dataset.island as IslandName).then(({ hydrate }) => hydrate(root))
  loading.set(root, started)
  started.catch(() => loading.delete(root))
  return started
}

/** The form whose submit waits: pressing again meanwhile does not send it twice. */
let held: HTMLFormElement | undefined

/** A form posted before its island is alive waits for it, and goes the plain way when it does not come. */
export function holdSubmit(target: Element, event: Event): void {
  const form = target as HTMLFormElement
  const island = form.method === 'post' && !event.defaultPrevented ? awaken(form) : undefined
  if (!island) return
  event.preventDefault()
  if (form === held) return
  held = form
  inTime(island)
    .then(() => form.requestSubmit())
    .catch(() => form.submit())
    .finally(() => {
      held = undefined
    })
}
