import { type Box, EVERYWHERE, meet } from './boxes.ts'

type Clip = { painted: Box; reachable: Box }

let clips = new Map<Element, Clip>()

/** The page has moved: what was known of its boxes is wrong. */
export function forgetClips(): void {
  clips = new Map()
}

/** The part of a box that the ancestors of an element paint. */
export function paintedPart(part: Element, box: Box): Box {
  return meet(box, clipIn(part.parentElement).painted)
}

/** The part of a box that can be brought to the eye: what a scrolling ancestor hides at present counts. */
export function reachablePart(part: Element, box: Box): Box {
  return meet(box, clipIn(part.parentElement).reachable)
}

/** Whether an ancestor scrolls sideways. */
export function isInScroller(part: Element): boolean {
  for (let up = part.parentElement; up && up !== document.body; up = up.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(up).overflowX) && up.scrollWidth > up.clientWidth) return true
  }
  return false
}

function clipIn(element: Element | null): Clip {
  if (!element || element === document.body) return { painted: EVERYWHERE, reachable: EVERYWHERE }
  const known = clips.get(element)
  if (known) return known
  const { overflowX, overflowY, position } = getComputedStyle(element)
  // Fixed parts are not clipped by their ancestors.
  const around = position === 'fixed' ? clipIn(null) : clipIn(element.parentElement)
  const clip = {
    painted: meet(around.painted, windowOf(element, overflowX !== 'visible', overflowY !== 'visible')),
    reachable: meet(around.reachable, windowOf(element, hides(overflowX), hides(overflowY))),
  }
  clips.set(element, clip)
  return clip
}

function hides(overflow: string): boolean {
  return overflow === 'hidden' || overflow === 'clip'
}

function windowOf(element: Element, cutsColumns: boolean, cutsRows: boolean): Box {
  if (!cutsColumns && !cutsRows) return EVERYWHERE
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return { ...EVERYWHERE, ...(cutsColumns && { left, right }), ...(cutsRows && { top, bottom }) }
}
