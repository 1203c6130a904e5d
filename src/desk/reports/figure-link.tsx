import type { CountedFigure } from '#data/cases/list-counted.ts'
import { deskMap } from '#desk/frame/desk-map.ts'

/** `cases`: the counted cases; undefined: no link. */
type FigureLinkProps = { value: number; words: string; cases: CountedFigure | undefined; days: number }

export function FigureLink({ value, words, cases, days }: FigureLinkProps) {
  return cases && value > 0 ? <a href={casesPath(cases, days)}>{words}</a> : words
}

export function casesPath({ by, of, what, reason }: CountedFigure, days: number): string {
  const query = { days: String(days), by, ...(of !== undefined && { of }), what, ...(reason && { reason }) }
  return `${deskMap.counted.path}?${new URLSearchParams(query)}`
}
