import { type Box, contains, hasRoom, isShown, meet, nameOf } from './boxes.ts'
import { isInScroller, paintedPart, reachablePart } from './clips.ts'

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'

/** The controls within an open dialog or menu, else in the page. */
export function controlsIn(stage: Element): Element[] {
  return [...stage.querySelectorAll(CONTROLS)].filter(isShown)
}

/** Controls that something else covers, of those in the view, at their middle or near one of their four sides. */
export function coveredIn(view: Box, controls: Element[]): string[] {
  const seen = controls.filter((control) => hasRoom(meet(control.getBoundingClientRect(), view)))
  return seen.flatMap((control) => {
    const cover = boxesOf(control).flatMap((box) => coverOf(control, box, view))[0]
    return cover ? [`${nameOf(control)} is covered by ${nameOf(cover)}`] : []
  })
}

/** Controls of which a part can never be seen, and those that stand out of the window. */
export function cutOf(controls: Element[]): string[] {
  return controls.flatMap((control) => {
    const whole = control.getBoundingClientRect()
    const left = reachablePart(control, whole)
    const isOutside = (whole.left < -1 || whole.right > innerWidth + 1) && hasRoom(left) && !isInScroller(control)
    const isCut = [left.left - whole.left, whole.right - left.right, whole.bottom - left.bottom].some(
      (lost) => lost > 2,
    )
    return [
      ...(isOutside ? [`${nameOf(control)} stands out of the window`] : []),
      ...(isCut && hasRoom(left) ? [`${nameOf(control)} is cut`] : []),
    ]
  })
}

/** The least height that a finger meets, in px (DESIGN.md), less what rounding takes. */
const FINGER = 43.5

/** Controls of a phone that a finger may miss. A link in a sentence is as high as its line; a box has its label. */
export function lowOf(controls: Element[]): string[] {
  if (innerWidth >= 600) return []
  const low = controls.filter((control) => {
    const { width, height } = control.getBoundingClientRect()
    return width > 1 && height < FINGER && !isOfText(control) && !control.matches('[type=checkbox], [type=radio]')
  })
  return low.map((control) => `${nameOf(control)} is ${Math.round(control.getBoundingClientRect().height)} px high`)
}

function isOfText(control: Element): boolean {
  return getComputedStyle(control).display === 'inline'
}

/** A link in a text has a box on each line. */
function boxesOf(control: Element): Box[] {
  return isOfText(control) ? [...control.getClientRects()] : [control.getBoundingClientRect()]
}

function coverOf(control: Element, whole: Box, view: Box): Element[] {
  if (!hasRoom(meet(whole, view), 3)) return []
  const seen = meet(paintedPart(control, whole), view)
  return pointsOf(whole)
    .filter(([x, y]) => contains(seen, x, y))
    .flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
    .filter((hit) => !belongsTo(control, hit))
}

function pointsOf({ left, right, top, bottom }: Box): [x: number, y: number][] {
  const inset = Math.min(6, (right - left) / 4, (bottom - top) / 4)
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return [
    [x, y],
    [left + inset, y],
    [right - inset, y],
    [x, top + inset],
    [x, bottom - inset],
  ]
}

/** A field may hold an icon and the phrases that are typed in it; a label may lie over its box. */
function belongsTo(control: Element, hit: Element): boolean {
  if (control.contains(hit) || hit.contains(control)) return true
  const labels = [...((control as HTMLInputElement).labels ?? [])]
  if (labels.some((label) => label.contains(hit))) return true
  return control.matches('input') && hit.closest('.i, .typing') !== null
}
