import { part } from './load.ts'

/** Loads the arrows' code when pointer or focus reaches one, or a rail with arrows is scrolled. */
export function handleArrow(target: Element, { type }: Event): void {
  const arrow = target.closest<HTMLButtonElement>('[data-rail]')
  if (!arrow) return
  part('rails')
    .then(({ press, look }) => (type === 'click' ? press : look)(arrow))
    .catch(() => {})
}

/** A page that is scrolled has no arrows. */
export function followRail(target: Element): void {
  if (!document.querySelector(`[data-rail="${target.id}"]`)) return
  part('rails')
    .then(({ disableAtEnds }) => disableAtEnds(target))
    .catch(() => {})
}
