import { isShown, nameOf } from './boxes.ts'

/** A drawing beside words; scenes, maps and the kite of an empty list are pictures, and may be large. */
const DRAWINGS = 'svg:not(:is(.map, .empty, .notice, .banner, .scene, .design, .stats) svg)'
/** The most that a drawing beside words measures, in rem. */
const LARGEST = 8

/** Drawings that are larger than icons. */
export function largeDrawings(stage: Element): string[] {
  const largest = LARGEST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return [...stage.querySelectorAll(DRAWINGS)].filter(isShown).flatMap((drawing) => {
    const { width, height } = drawing.getBoundingClientRect()
    const place = nameOf(drawing.parentElement ?? drawing)
    return Math.max(width, height) > largest ? [`a drawing in ${place} is ${Math.round(height)} px high`] : []
  })
}

export const TWO_ROWS = 'the header stands in more than one row'

/** A header whose parts have no height in common. */
export function brokenHeader(): string[] {
  const parts = [...document.querySelectorAll('header.nav > .wrap > *')].filter(isShown)
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
  const [top, bottom] = [Math.max(...boxes.map(({ top }) => top)), Math.min(...boxes.map(({ bottom }) => bottom))]
  return boxes.length > 0 && top >= bottom ? [TWO_ROWS] : []
}
