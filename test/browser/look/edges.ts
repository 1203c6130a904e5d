import { hasRoom, isShown, nameOf } from './boxes.ts'

const PARTS = 'a, b, button, data, h1, h2, h3, input, label, li, p, select, small'

/** Parts of which something stands out of the window at a side. In a box that cuts or scrolls they are the box's. */
export function partsOutside(stage: Element): string[] {
  return [...stage.querySelectorAll(PARTS)].flatMap((part) => {
    const box = part.getBoundingClientRect()
    const isOutside = box.right > 0 && (box.left < -1 || box.right > innerWidth + 1) && hasRoom(box)
    return isOutside && isShown(part) && !part.closest('[aria-hidden]') && !isInBox(part)
      ? [`${nameOf(part)} leaves the window`]
      : []
  })
}

function isInBox(part: Element): boolean {
  const around = part.parentElement
  if (!around || around === document.body) return false
  return getComputedStyle(around).overflowX !== 'visible' || isInBox(around)
}
