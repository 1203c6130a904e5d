/** A rectangle of the window, in CSS px. */
export type Box = { left: number; right: number; top: number; bottom: number }

export const EVERYWHERE: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 }

/** The intersection of two boxes; empty if they do not meet. */
export function meet(one: Box, two: Box): Box {
  return {
    left: Math.max(one.left, two.left),
    right: Math.min(one.right, two.right),
    top: Math.max(one.top, two.top),
    bottom: Math.min(one.bottom, two.bottom),
  }
}

export function hasRoom({ left, right, top, bottom }: Box, least = 1): boolean {
  return right - left > least && bottom - top > least
}

export function contains({ left, right, top, bottom }: Box, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom
}

/** Whether a part is visible. Parts for screen readers and traps for robots are not. */
export function isShown(part: Element): boolean {
  return (
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !part.closest('.vh, .decoy, .skip') &&
    getComputedStyle(part).clipPath === 'none'
  )
}

/** A part as a report names it: its tag, its id and its first words. */
export function nameOf(part: Element): string {
  const words = part.getAttribute('aria-label') ?? part.textContent?.replace(/\s+/g, ' ').trim()
  const name = words?.slice(0, 30) || part.getAttribute('name') || part.getAttribute('class')
  return `${part.tagName.toLowerCase()}${part.id && `#${part.id}`} "${name}"`
}
