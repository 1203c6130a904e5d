import type { CountedFigure } from '#data/cases/list-counted.ts'
import { deskMap } from '#desk/frame/desk-map.ts'

/** `cases`: which a figure counts; undefined: it leads nowhere. */
type FigureLinkProps = { value: number; words: string; cases: CountedFigure | undefined; days: number }

/** A figure that leads to its cases, if there are any. */
export function FigureLink({ value, words, cases, days }: FigureLinkProps) {
  return cases && value > 0 ? <a href={casesPath(cases, days)}>{words}</a> : words
}

/** Where the cases stand that a figure of the report counts. */
export function casesPath({ by, of, what, reason }: CountedFigure, days: number): string {
  const query = { days: String(days), by, ...(of !== undefined && { of }), what, ...(reason && { reason }) }
  return `${deskMap.counted.path}?${new URLSearchParams(query)}`
}
