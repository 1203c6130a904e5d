import { nameOf } from './boxes.ts'

/** In print: what a sheet as wide as the window would lose at a side. */
export function lostOnPaper(): string[] {
  const parts = [...document.body.querySelectorAll('*')].filter(
    (part) =>
      part.checkVisibility({ visibilityProperty: true }) &&
      !part.closest('.vh, .scene, .decoy, svg *, .banner picture, img'),
  )
  return parts.flatMap((part) => {
    const { left, right, width, height } = part.getBoundingClientRect()
    const isWider = width > 1 && height > 1 && (right > innerWidth + 1 || left < -1)
    const isCut = getComputedStyle(part).overflowX !== 'visible' && textStandsOut(part, right)
    return [
      ...(isWider ? [`${nameOf(part)} is wider than the paper`] : []),
      ...(isCut ? [`${nameOf(part)} is cut on paper`] : []),
    ]
  })
}

/** A picture may be larger than its frame, a text may not. */
function textStandsOut(part: Element, right: number): boolean {
  return [...part.querySelectorAll('*')].some(
    (child) =>
      child.matches(':not(.vh, script, style)') &&
      !!child.textContent?.trim() &&
      child.getBoundingClientRect().right > right + 1,
  )
}
